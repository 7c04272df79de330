"""The bus of a single process: publishing calls the listeners."""

from collections import defaultdict
from collections.abc import Callable


class LocalBus:
    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Callable[[bytes], None]]] = defaultdict(list)

    def publish(self, table: str, message: bytes) -> None:
        for hear in tuple(self._ears.get(table, ())):
            hear(message)

    def subscribe(self, table: str, hear: Callable[[bytes], None]) -> Callable[[], None]:
        self._ears[table].append(hear)

        def leave() -> None:
            self._ears[table].remove(hear)
            if not self._ears[table]:
                del self._ears[table]

        return leave
