"""One server for one data file, by whatever name it is called."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from ninefold.server.store.file_lock import DataLock, InUse


def same_name(data: Path) -> Path:
    return data


def symbolic_link(data: Path) -> Path:
    link = data.with_name("other.db")
    link.symlink_to(data)
    return link


def link_of_folder(data: Path) -> Path:
    (data.parent / "folder").symlink_to(data.parent)
    return data.parent / "folder" / data.name


def hard_link(data: Path) -> Path:
    link = data.with_name("other.db")
    link.hardlink_to(data)
    return link


def deleted_lock(data: Path) -> Path:
    data.with_name(f"{data.name}.lock").unlink()
    return data


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has locks of open files")
WAYS = [
    same_name,
    symbolic_link,
    link_of_folder,
    pytest.param(hard_link, marks=ON_LINUX),
    pytest.param(deleted_lock, marks=ON_LINUX),
]


@pytest.mark.parametrize("way", WAYS)
def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, way: Callable[[Path], Path]) -> None:
    data = tmp_path / "tables.db"
    first = DataLock(data)
    with closing(connect(data)) as db:
        db.execute("CREATE TABLE events (body)")  # SQLite may lock and write the file meanwhile
    other = way(data)
    with pytest.raises(InUse, match="Another Ninefold uses"):
        DataLock(other)
    with pytest.raises(InUse):  # the refused one has released nothing
        DataLock(data)
    first.release()
    DataLock(other).release()


def test_a_server_is_found_by_a_symbolic_link(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    first = DataLock(data)
    first.note("@control")
    with pytest.raises(InUse) as refused:
        DataLock(symbolic_link(data))
    assert refused.value.control == "@control"
    first.release()
