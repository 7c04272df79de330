"""How a command asks the running server to do something."""

from ninefold.cli.command import CommandError
from ninefold.server.ops import control_socket
from ninefold.server.store.file_lock import InUse


def ask_server(server: InUse, command: str) -> str:
    if server.control is None:
        raise CommandError(str(server)) from server
    try:
        return control_socket.ask(server.control, command)
    except OSError as error:
        raise CommandError(
            f"The server does not answer on its control socket: {error.strerror or error}."
        ) from error
