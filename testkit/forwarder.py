"""A small tunnel: https on loopback, passed on to a port. `python -m testkit.forwarder CERT KEY PORT`.

Like the real ones it prints links to its terms and addresses that lead nowhere before its own.
"""

import asyncio
import ssl
import sys


async def main(certificate: str, key: str, port: int) -> None:
    async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            return writer.close()
        await asyncio.gather(_copy(reader, back), _copy(there, writer))

    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    server = await asyncio.start_server(passed_on, "127.0.0.1", 0, ssl=tls)
    here = server.sockets[0].getsockname()[1]
    print("By using this you agree to https://127.0.0.1:1/terms of the forwarder.")
    print("The status page is at https://127.0.0.1:1", file=sys.stderr)
    print(f"\x1b[32m+ Your address is |  https://127.0.0.1:{here}  |\x1b[0m", flush=True)
    await server.serve_forever()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
