"""The results of a hall, for its host: as JSON, or as lines for a spreadsheet."""

import csv
from io import StringIO

from ninefold.engine import Data
from ninefold.server.hall.standing import ranked
from ninefold.server.hall.state import Hall, HallTable
from ninefold.server.hall.views import shown_name
from ninefold.server.table.evening import medals

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet takes text that begins so for a formula


class ResultChair(Data):
    person: int | None  # None: a bot
    name: str
    score: int | None
    medal: int  # 1 gold, 2 silver, 3 bronze, 0 none


class ResultTable(Data):
    code: str
    over: bool  # False: it was ended before, or goes on
    chairs: tuple[ResultChair, ...]


class ResultRound(Data):
    game: str
    tables: tuple[ResultTable, ...]


class ResultRank(Data):
    person: int
    place: int | None
    name: str
    face: str
    points: int
    medals: tuple[int, int, int]
    games: int
    sat_out: int


class HallResults(Data):
    code: str
    standing: tuple[ResultRank, ...]
    rounds: tuple[ResultRound, ...]


def results(hall: Hall) -> HallResults:
    standing = []
    for person, place in ranked(hall):
        tally, name = hall.people[person].tally, shown_name(hall, person)
        won = tally.points, tally.medals, tally.games, tally.sat_out
        standing.append(ResultRank(person, place, name, tally.face, *won))
    rounds = [
        ResultRound(one.game, tuple([_table(hall, table) for table in one.tables])) for one in hall.rounds
    ]
    return HallResults(hall.code, tuple(standing), tuple(rounds))


def _table(hall: Hall, table: HallTable) -> ResultTable:
    none = len(table.seats)
    scores = table.scores or (None,) * none
    won = (0,) * none if table.scores is None else medals(table.scores, table.winners)
    chairs = [
        ResultChair(person, "" if person is None else shown_name(hall, person), score, medal)
        for person, score, medal in zip(table.seats, scores, won, strict=True)
    ]
    return ResultTable(table.code, table.scores is not None, tuple(chairs))


def as_csv(found: HallResults) -> str:
    """One line a person; for each round two columns."""
    file = StringIO()
    lines = csv.writer(file)
    columns = [
        f"{word} {number}" for number in range(1, len(found.rounds) + 1) for word in ("score", "medal")
    ]
    head = ("place", "number", "name", "face", "points", "gold", "silver", "bronze", "games", "sat out")
    lines.writerow([*head, *columns])
    for one in found.standing:
        rounds = [_cells(one.person, each) for each in found.rounds]
        own = (one.place, one.person + 1, _plain(one.name), one.face, one.points, *one.medals, one.games)
        lines.writerow([*own, one.sat_out, *[cell for cells in rounds for cell in cells]])
    return file.getvalue()


def _cells(person: int, one: ResultRound) -> tuple[int | str | None, int | str]:
    chairs = [(chair, table.over) for table in one.tables for chair in table.chairs]
    played = next((chair for chair, over in chairs if over and chair.person == person), None)
    return ("", "") if played is None else (played.score, played.medal)


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
