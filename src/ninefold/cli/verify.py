"""`ninefold verify game.json`: checks that every draw is the sealed dice's and every event fits the rules.

A table's whole log (`ninefold tables export`) gets one line for each finished game. Exit code 0: correct;
1: not, and the line says where; 2: not a game file, or rules that this build does not have.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from ninefold.cli.command import CommandError, print_error
from ninefold.cli.exported import ExportedRow, rows_of
from ninefold.engine import (
    AnyGame,
    Data,
    Fact,
    Illegal,
    WrongVersion,
    convert,
    decode,
    plain,
    reopen,
    seal,
    sealed_key,
)
from ninefold.games import SHELF
from ninefold.server.http_api.replays import (
    GameEnding,
    GameFile,
    Transcript,
    endings,
    fingerprint,
    finished,
    game_file,
    withheld,
)
from ninefold.server.store.port import Damaged, Row
from ninefold.server.table.records import read_event
from ninefold.sim.audit import AuditFailed, check_throws, play_again


class Unreadable(Exception):
    """The message is half a sentence after the file's name."""


def add(parser: argparse.ArgumentParser) -> None:
    help = "a game file from the replay page, or the output of ninefold tables export"
    parser.add_argument("file", type=Path, help=help)


def run(options: argparse.Namespace) -> int:
    path = options.file
    try:
        file = _read(path)
        if isinstance(file, GameFile):
            return _judge(str(path), lambda: file)
        with _folding():
            rows = rows_of(file)
            ended = list(endings(rows))
    except Damaged as damage:
        print(f"{path}: {damage}")
        return 1
    except Unreadable as error:
        raise CommandError(f"{path} {error}.") from error
    if not ended:
        raise CommandError(f"{path} holds no finished game, and only these can be checked.")
    return max(_judge(f"{path}, game {one.game_id}", partial(_game, rows, one)) for one in ended)


def _judge(name: str, game: Callable[[], GameFile]) -> int:
    try:
        print(f"{name}: {verify(game())}.")
    except AuditFailed as found:
        print(f"{name}: {found}.")
        return 1
    except Unreadable as error:
        return print_error(f"{name} {error}.")
    return 0


def verify(file: GameFile) -> str:
    """The verdict in words. Raises AuditFailed."""
    game = SHELF.get(file.header.game)
    if game is None:
        raise Unreadable(f"is of a game that this build does not have: {file.header.game!r}")
    try:
        reopen(game, file.header)
        facts = [Fact(one.at, convert(one.event, game.event), one.draws) for one in file.records]
    except (Illegal, ValueError) as error:  # also for rules of another version
        raise Unreadable(f"cannot be played again: {error}") from error
    for one, fact in zip(file.records, facts, strict=True):
        _check_fields(plain(one.event), fact.event)
    throws = check_throws(_key(file.transcript, file.header.seats), facts)
    _check_result(game, play_again(game, file.header, facts), file)
    _check_whole(file)
    verdict = (
        f"all {throws} throws are the sealed dice's own, and the rules agree with all {len(facts)} events"
    )
    return f"{verdict}; fingerprint {in_groups(file.fingerprint)}{_held_back(file)}"


def in_groups(fingerprint: str) -> str:
    """The beginning in groups of four: enough to compare by eye."""
    return " ".join(fingerprint[start : start + 4] for start in range(0, 16, 4))


def _check_whole(file: GameFile) -> None:
    """Check what no rule notices: a missing event without effect, another name, an unused option."""
    for due, record in enumerate(file.records, 1):
        if record.number != due:
            raise AuditFailed(f"event {due} is missing: {record.number} stands in its place")
    if len(file.players) != file.header.seats:
        raise AuditFailed(f"there are {file.header.seats} seats and {len(file.players)} names")
    if file.fingerprint != fingerprint(file):
        raise AuditFailed("the file is not as it was written: its fingerprint is of another game")


def _held_back(file: GameFile) -> str:
    """Name players who withheld their part. It proves nothing, as a phone may have lost its connection."""
    names = [f"{file.players[seat]} (seat {seat})" for seat in withheld(file.transcript)]
    if not names:
        return ""
    return f". But {', '.join(names)} promised a part of the dice and held it back: see docs/protocol.md"


def _read(path: Path) -> GameFile | list[ExportedRow]:
    try:
        data = path.read_bytes()
        file: GameFile | list[ExportedRow] = decode(data, GameFile | list[ExportedRow])
        if isinstance(file, GameFile):
            _check_fields(decode(data, Any), file)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"is not a game file: {error}") from error
    return file


def _game(rows: list[Row], ending: GameEnding) -> GameFile:
    with _folding():
        game = finished(rows, ending)
        file = game_file(game)
    for row in rows[game.end.played.begun : ending.rows]:
        if row.scope:
            _check_fields(decode(row.body, Any), read_event(row))
    return file


def _check_fields(written: Any, read: Data) -> None:
    """Refuse a field that we do not know: it would count as checked, although nobody has read it."""
    if unknown := next(_unknown(written, plain(read)), ""):
        raise Unreadable(f"is not a game file: it has an unknown field, {unknown}")


def _unknown(written: Any, read: Any, path: str = "") -> Iterator[str]:
    if isinstance(written, dict) and isinstance(read, dict):
        for name, value in written.items():
            if name in read:
                yield from _unknown(value, read[name], f"{path}{name}.")
            else:
                yield f"{path}{name}"
    elif isinstance(written, list) and isinstance(read, list):
        for place, (one, other) in enumerate(zip(written, read, strict=False)):
            yield from _unknown(one, other, f"{path}{place}.")


@contextmanager
def _folding() -> Iterator[None]:
    """Turn any error into Unreadable: a forged log may raise anything when it is folded."""
    try:
        yield
    except Damaged:
        raise
    except WrongVersion as error:
        raise Unreadable(f"cannot be played again: {error}") from error
    except Exception as error:
        raise Unreadable("is neither a game file nor a log that a table wrote") from error


def _key(sealed: Transcript, seats: int) -> bytes:
    """The key of the dice. Raises AuditFailed if a part is not the promised one."""
    if not len(sealed.seals) == len(sealed.contributions) == seats:
        raise AuditFailed(f"the dice were not sealed for {seats} seats")
    try:
        seed, parts = bytes.fromhex(sealed.seed), [bytes.fromhex(part) for part in sealed.contributions]
    except ValueError as error:
        raise Unreadable(f"is not a game file: {error}") from error
    if seal(seed) != sealed.seed_seal:
        raise AuditFailed("the seed is not the promised one")
    for seat, (part, promise) in enumerate(zip(parts, sealed.seals, strict=True)):
        if part and seal(part) != promise:
            raise AuditFailed(f"the part of the dice from seat {seat} is not the promised one")
    return sealed_key(seed, sealed.game_id, parts)


def _check_result(game: AnyGame, end: Any, file: GameFile) -> None:
    result = game.result(end)
    told = None if file.scores is None else (file.scores, file.winners)
    if told is None and result is None:
        return  # abandoned
    if result is None or told != (result.scores, result.winners):
        raise AuditFailed("the result is not the one that the rules give")
