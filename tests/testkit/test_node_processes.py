"""Nodes as processes, for benchmarks and for tests that kill them."""

import socket

import pytest

from testkit import node_processes


def test_a_node_that_does_not_start_prints_its_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_processes, "START_TIMEOUT_S", 6.0)
    with socket.create_server(("127.0.0.1", 0)) as mute:  # a database that says nothing
        store = f"postgresql://nobody@127.0.0.1:{mute.getsockname()[1]}/nothing"
        with pytest.raises(AssertionError, match="has said nothing") as told:
            node_processes.Node(store, None)
    assert "Fatal Python error: Aborted" in str(told.value) and "in main" in str(told.value)
