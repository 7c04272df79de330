"""Turns a client's command into events, or refuses it. A refusal starts with a word that clients know, where
a game's refusal starts with a clause of its rulebook."""

from collections.abc import Sequence
from typing import Any, get_args

from ninefold.engine import Handicap, Header, Illegal, Seat, require
from ninefold.games import SHELF
from ninefold.minds import Level
from ninefold.server.choices import Patience, Room, Talk
from ninefold.server.table import evening_flow, game_options, lobby
from ninefold.server.table.call_links import checked_link
from ninefold.server.table.evening import MOST_TALLIES
from ninefold.server.table.events import (
    Banned,
    BotSteppedIn,
    CallLinked,
    Chosen,
    DiceSealed,
    GameEnded,
    HandedOver,
    HandicapsSet,
    HostNamed,
    LevelSet,
    LobbyEntered,
    Locked,
    Pardoned,
    Paused,
    Resumed,
    Said,
    SatBeside,
    SatDown,
    ScreenAdmitted,
    ScreensDismissed,
    SeatGiven,
    SeatMoved,
    StandingEntered,
    StoodUp,
    TableEvent,
    Unlocked,
)
from ninefold.server.table.names import as_seen, looks
from ninefold.server.table.promises import contribute, promise
from ninefold.server.table.state import (
    Ended,
    Lobby,
    Playing,
    Standing,
    Table,
    in_lesson,
    knows_a_secret,
    new_host,
)
from ninefold.server.wire import from_client
from ninefold.server.wire.from_hall import SeatPeople, TableCommand
from ninefold.server.wire.message import Phrase

MOST_CHANGES = 1_000  # between two games
LESSON_ID = "lesson"  # the id of every lesson's game


def decide(table: Table, message: from_client.Command, token: str, here: Sequence[Seat]) -> list[TableEvent]:
    """`token`: the hash of the client's secret; `here`: the places that have a connection."""
    if isinstance(message, from_client.Sit):
        return _sit(table, message.name, message.face, token, message.seat)
    match message:
        case from_client.Leave():
            return _leave(table, placed(table, token), here)
        case from_client.Say(_, words):
            return _say(table, placed(table, token), words)
        case from_client.Ready(_, sealed):
            return promise(table, seated(table, token), sealed)
        case from_client.Reveal(_, value):
            return contribute(table, seated(table, token), value)
        case from_client.Again() if table.seat_of(token) is not None:
            return _again(table, here)
    check_host(table, token)
    match message:
        case from_client.Again():
            return _again(table, here)
        case from_client.NameHost(_, other):
            owner(table, other)
            # A deputy only names another deputy: the keeper becomes host again when they are back.
            return [HandedOver(other) if table.keeper in (token, None) else HostNamed(other)]
        case from_client.Choose(_, game, options, room, patience, talk):
            return _choose(table, game, options, room, patience, talk)
        case from_client.AddBot(_, level):
            return _add_bot(table, level)
        case from_client.SetLevel(_, other, level):
            check_seat(table, other)
            return [] if table.chairs[other].level == level else [LevelSet(other, level)]
        case from_client.SetHandicaps(_, other, handicaps):
            return _set_handicaps(table, other, handicaps)
        case from_client.UseSet():
            return game_options.use_set(table, message)
        case from_client.Remove(_, other):
            return _remove(table, other)
        case from_client.Move(_, other, to):
            return _move(table, other, to)
        case from_client.Lock(_, locked):
            return [] if locked == table.locked else [Locked() if locked else Unlocked()]
        case from_client.LinkCall(_, url):
            return [] if url == table.call else [CallLinked(checked_link(url))]
        case from_client.ShowOn(_, _, screen):
            return [] if screen in table.screens else [ScreenAdmitted(screen)]
        case from_client.SendAway():
            return [ScreensDismissed()] if table.screens else []
        case from_client.Pardon():
            return [Pardoned()] if table.banned else []
        case from_client.Pause():
            require(isinstance(table.phase, Playing) and not table.paused, NO_GAME)
            return [Paused()]
        case from_client.Resume():
            require(table.paused, "not-paused The game is not paused.")
            return [Resumed()]
        case from_client.Stop():
            require(isinstance(table.phase, Playing), NO_GAME)
            return [GameEnded(None, ())]
        case from_client.Skip():
            return evening_flow.skip(table)
        case from_client.EndEvening():
            return evening_flow.end(table)
        case (
            from_client.Act()
            | from_client.Resync()
            | from_client.Begin()
            | from_client.Plan()
            | from_client.HandBack()
            | from_client.Yield()
            | from_client.PutDown()
            | from_client.TakeUp()
            | from_client.Sound()
        ):
            raise Illegal("malformed This message is not a command to a table.")


NO_GAME = "not-playing No game is being played."


def seated(table: Table, token: str) -> Seat:
    seat = table.seat_of(token)
    if seat is None:
        raise Illegal("watching You are watching.")
    return seat


def placed(table: Table, token: str) -> Seat:
    """The client's seat, or its place on the bench."""
    place = table.place_of(token)
    if place is None:
        raise Illegal("watching You are watching.")
    return place


def check_host(table: Table, token: str) -> None:
    if not table.hosted_by(token):
        placed(table, token)
        raise Illegal("host Only the host may do this.")


def check_shared(table: Table, token: str) -> None:
    """Whether this client may pass its device on: only in a game, among people in one room; or put it down
    in a lesson."""
    seated(table, token)
    require(isinstance(table.phase, Playing), NO_GAME)
    require(
        table.room == "same" or in_lesson(table), "apart Only people in the same room can share a device."
    )


def check_seat(table: Table, seat: Seat) -> None:
    require(0 <= seat < len(table.chairs), "no-such-seat There is no such seat.")


def check_place(table: Table, place: Seat) -> None:
    require(0 <= place < len(table.places), "no-such-seat There is no such seat.")


def check_changes(table: Table, message: TableCommand) -> None:
    """Limit the number of events between two games, because a restore reads all of them. A game may always
    begin or end."""
    ends = isinstance(
        message, from_client.Begin | from_client.Leave | from_client.Remove | from_client.EndEvening
    ) or (isinstance(message, SeatPeople) and message.begin)
    if isinstance(message, from_client.Sit) or (isinstance(table.phase, Lobby | Standing) and not ends):
        restless = "restless This table has changed too often: begin a game, or open another table."
        require(table.changes < MOST_CHANGES, restless)


def owner(table: Table, seat: Seat) -> str:
    """The token of the person at this place."""
    check_place(table, seat)
    token = table.places[seat].token
    if token is None:
        raise Illegal("bot A bot sits there.")
    return token


def by_chance(
    table: Table, message: from_client.Begin | from_client.Plan, game_id: str, seed: bytes
) -> list[TableEvent]:
    """The commands that need a seed: plan an evening, begin it, or begin a game."""
    match message:
        case from_client.Plan(_, games, lot):
            return evening_flow.plan(table, games, lot, seed)
        case from_client.Begin(_, part) if table.evening is not None and isinstance(table.phase, Lobby):
            return evening_flow.begin(table, part)
        case from_client.Begin(lesson=chosen) if chosen:
            return _begin_lesson(table, bytes.fromhex(chosen))
    return begin(table, game_id, seed)


def begin(table: Table, game_id: str, seed: bytes, *, lesson: bool = False) -> list[TableEvent]:
    """Begin a game. Its own `setup` checks the options."""
    if table.in_evening:
        evening_flow.check_coming(table)
    else:
        _in_lobby(table)
    rules = table.rules
    lack = lobby.lack(table)
    require(lack != "people", "nobody Somebody must sit down first.")
    require(lack is None, "players There are too few or too many players for this game.")
    options = {**table.options, **game_options.filled(table)}
    whole = options if rules.supplies is None else rules.supplies.whole(options, table.known_sets)
    rules.setup(len(table.chairs), game_options.checked(rules, whole))
    header = Header(rules.name, rules.version, len(table.chairs), options)
    return [DiceSealed(game_id, header, seed.hex(), lesson)]


def _begin_lesson(table: Table, seed: bytes) -> list[TableEvent]:
    """The dice follow from the seed alone, so the id is always the same. This id must not come twice."""
    people = sum(chair.token is not None for chair in table.chairs)
    alone = people == 1 and table.games == 0 and table.evening is None
    require(alone, "lesson A lesson is the first game of a table, for one person among bots.")
    return begin(table, LESSON_ID, seed, lesson=True)


def _sit(table: Table, name: str, face: str, token: str, seat: Seat | None) -> list[TableEvent]:
    require(table.place_of(token) is None, "seated You have a seat already.")
    require(token == table.keeper or not table.closed_to_strangers, "locked The host has locked this table.")
    name = as_seen(name)
    require(bool(name), "name The name is empty: enter a name.")
    most = evening_flow.most_guests(table)
    if seat is None:
        seat = lobby.giving_way(table)
    others = {looks(chair.name) for s, chair in enumerate(table.places) if s != seat}
    require(looks(name) not in others, "name-taken Somebody here has this name: choose another one.")
    require(not in_lesson(table), "playing This is a lesson for one person: wait until it is over.")
    if seat is not None:
        check_seat(table, seat)
        require(table.chairs[seat].token is None, "taken This seat is taken.")
        events: list[TableEvent] = [SeatGiven(seat, name, face, token, knows_a_secret(table, seat))]
    elif table.evening is not None and table.in_evening:
        known = {one.token for one in table.evening.tallies}
        require(token in known or len(known) < MOST_TALLIES, "full This evening has had too many guests.")
        people = [chair for chair in table.places if not chair.filler]
        require(len(people) < most, "full Every seat is taken.")
        seat, events = len(table.places), [SatBeside(name, face, token)]
    else:
        # During a game the chairs are its seats, so none is added until the lobby.
        require(isinstance(table.phase, Lobby), "playing The game has begun: take the seat of a bot.")
        require(len(table.chairs) < most, "full Every seat is taken.")
        seat, events = len(table.chairs), [SatDown(name, face, token)]
    host = token == table.keeper or (table.host is None and table.keeper is None)
    return [*events, HostNamed(seat)] if host else events


def _leave(table: Table, seat: Seat, here: Sequence[Seat]) -> list[TableEvent]:
    """Outside of a game the chair is removed. In a game a bot plays on, and the player may come back."""
    events: list[TableEvent] = []
    keeps_hosting = isinstance(table.phase, Lobby) and table.chairs[seat].token == table.keeper
    if table.host == seat and not keeps_hosting:
        events += new_host(table, [s for s in here if s != seat])
    if not _plays(table, seat):
        return [*events, StoodUp(seat)]
    return events if table.chairs[seat].stand_in else [*events, BotSteppedIn(seat)]


def _say(table: Table, seat: Seat, words: str) -> list[TableEvent]:
    """Say a phrase, or free words if the host allows them."""
    words = as_seen(words)
    require(bool(words), "malformed There are no words to say.")
    allowed = table.talk == "words" or (table.talk == "phrases" and words in get_args(Phrase))
    require(allowed, "talk The host does not allow this at this table.")
    return [Said(seat, words)]


def _again(table: Table, here: Sequence[Seat]) -> list[TableEvent]:
    """Back to the lobby or the standing. Players who are away lose their chair."""
    if table.in_evening and isinstance(table.phase, Standing):
        require(table.evening is not None and table.evening.over, "not-over The evening is not over.")
        return [LobbyEntered()]
    require(isinstance(table.phase, Ended), "not-over The game is not over.")
    gone = [s for s, c in enumerate(table.chairs) if c.stand_in and s not in here and s != table.host]
    after = StandingEntered() if table.in_evening else LobbyEntered()
    return [after, *map(StoodUp, reversed(gone))]


def _plays(table: Table, place: Seat) -> bool:
    """Whether the chair takes part in a game: then it cannot be removed."""
    return place < len(table.chairs) and not isinstance(table.phase, Lobby | Standing)


def _choose(
    table: Table, game: str, options: dict[str, Any], room: Room, patience: Patience, talk: Talk
) -> list[TableEvent]:
    if table.in_evening:
        require(
            isinstance(table.phase, Standing) and game == table.game,
            "playing The next game of this evening is planned: change the plan instead.",
        )
    else:
        _in_lobby(table)
    require(game in SHELF, "no-such-game This server does not have this game.")
    chosen = game_options.chosen_options(SHELF[game], options if game == table.game else {})
    now = (table.game, table.options, table.room, table.patience, table.talk)
    asked = (game, chosen, room, patience, talk)
    return [] if asked == now else [Chosen(*asked)]


def _add_bot(table: Table, level: Level) -> list[TableEvent]:
    _in_lobby(table)
    names = evening_flow.bot_names(table, 1)
    require(len(table.chairs) < evening_flow.most_guests(table) and bool(names), "full Every seat is taken.")
    return [SatDown(names[0], level, None, level)]


def _set_handicaps(table: Table, seat: Seat, handicaps: tuple[Handicap, ...]) -> list[TableEvent]:
    _in_lobby(table)
    check_seat(table, seat)
    require(table.chairs[seat].token is not None, "bot A bot sits there.")
    chosen = game_options.in_order(handicaps)
    return [] if table.chairs[seat].handicaps == chosen else [HandicapsSet(seat, chosen)]


def _remove(table: Table, seat: Seat) -> list[TableEvent]:
    check_place(table, seat)
    require(seat != table.host, "host The host cannot be removed; they can leave.")
    chair = table.places[seat]
    keeps = chair.token == table.keeper  # a deputy may not ban the keeper
    banned = [] if chair.token is None or keeps else [Banned(chair.token)]
    if not _plays(table, seat):
        return [StoodUp(seat), *banned]
    require(chair.token is not None, "bot A bot plays there already.")
    return [SeatGiven(seat, chair.name, chair.face, None), *banned]


def _move(table: Table, seat: Seat, to: Seat) -> list[TableEvent]:
    _in_lobby(table)
    check_seat(table, seat)
    check_seat(table, to)
    return [] if seat == to else [SeatMoved(seat, to)]


def _in_lobby(table: Table) -> None:
    require(isinstance(table.phase, Lobby), "playing This is not possible during a game.")
