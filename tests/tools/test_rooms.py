from pathlib import Path

from tools.rooms import SOURCE, rooms

SERVER = SOURCE / "ninefold" / "server"


def test_every_module_of_the_server_is_counted_in_its_room() -> None:
    files = [path.relative_to(SERVER) for path in SERVER.rglob("*.py") if path.stem != "__init__"]
    counted = {room.name: (room.modules, room.lines) for room in rooms()}
    assert counted == {
        name: _size(files, name) for name in {path.parts[0].removesuffix(".py") for path in files}
    }


def test_every_edge_leaves_one_room_and_enters_another() -> None:
    table = {room.name: room for room in rooms()}
    assert sum(room.edges_out for room in table.values()) == sum(room.edges_in for room in table.values()) > 0
    assert table["main"].edges_in == table["system"].edges_out == 0
    assert table["app"].edges_in == 1, "by main alone"


def _size(files: list[Path], room: str) -> tuple[int, int]:
    own = [path for path in files if path.parts[0].removesuffix(".py") == room]
    return len(own), sum(len((SERVER / path).read_text().splitlines()) for path in own)
