import pytest

from ninefold.engine import Illegal
from ninefold.server.table.call_links import checked_link
from testkit.machine_table import MachineTable


@pytest.mark.parametrize(
    "url", ["https://", "https://:443/x", "https://ann:secret@x.org/", "https://x:99999/"]
)
def test_a_link_names_a_host_and_no_password(url: str) -> None:
    with pytest.raises(Illegal, match=r"^call "):
        checked_link(url)


def test_only_the_host_links_a_call_and_it_stays_after_a_restart() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben")
    assert ben.refused("LinkCall", url="https://meet.example.org/tea") == "host"
    ann.must("LinkCall", url="https://meet.example.org/tea")
    here.restart()
    assert ben.enter().table["call"] == "https://meet.example.org/tea"
    ann.enter().must("LinkCall", url="")
    ben.until(lambda: not ben.table["call"])
