"""`python -m ninefold.cli.healthy`: exit code 0 if the server on this machine is healthy, for a container.

It tries http, then https. The certificate is not checked, because it is not for 127.0.0.1.
"""

import os
import ssl
import sys
from urllib.request import urlopen

from ninefold.cli.serve import PORT


def main() -> int:
    port, unchecked = os.environ.get("NINEFOLD_PORT") or PORT, ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    for scheme in ("http", "https"):
        try:
            urlopen(f"{scheme}://127.0.0.1:{port}/healthz", timeout=2, context=unchecked).close()
            return 0
        except OSError:
            pass
    return 1


if __name__ == "__main__":
    sys.exit(main())
