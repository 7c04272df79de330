"""Folds events into a table: its own by `evolve`, those of the game in play by `played`."""

from collections.abc import Sequence
from typing import Any, TypeVar

from ninefold.engine import (
    Away,
    Back,
    ByBot,
    ByPerson,
    Data,
    Event,
    Moment,
    Seat,
    Step,
    reopen,
    replace,
    sealed_key,
)
from ninefold.games import SHELF
from ninefold.server.table import evening as evenings
from ninefold.server.table.evening import Evening, EveningPlan
from ninefold.server.table.events import (
    Banned,
    BotSteppedBack,
    BotSteppedIn,
    CallLinked,
    CameTooLate,
    Chosen,
    Closed,
    Contributed,
    DiceSealed,
    EveningBegun,
    EveningEnded,
    GameBegun,
    GameDrawn,
    GameEnded,
    GameSkipped,
    HandedOver,
    HandicapsSet,
    HostNamed,
    LevelSet,
    LinedUp,
    LobbyEntered,
    Locked,
    MedalsGiven,
    Opened,
    Pardoned,
    Paused,
    Planned,
    Promised,
    PromisesClosed,
    Resumed,
    Said,
    SatBeside,
    SatDown,
    ScreenAdmitted,
    ScreensDismissed,
    SeatGiven,
    SeatMoved,
    SetChosen,
    StandingEntered,
    StoodUp,
    TableEvent,
    Unlocked,
)
from ninefold.server.table.state import (
    SEALING_MS,
    Chair,
    Ended,
    Lobby,
    Playing,
    Sealing,
    Standing,
    Table,
    is_ours,
    plain_options,
    seat_options,
)

T = TypeVar("T")

MOST_SCREENS = 4  # televisions of one table; a further one replaces the first


def evolve(table: Table, event: TableEvent, at: Moment) -> Table:
    """Fold one of the table's own events."""
    after = _evolve(table, event, at)
    changes = 0 if isinstance(event, LobbyEntered | StandingEntered) else table.changes + 1
    return replace(after, changes=changes, number=table.number + 1, at=at, told=table.told + 1, told_at=at)


def _evolve(table: Table, event: TableEvent, at: Moment) -> Table:
    chairs = table.chairs
    match event:
        case Opened(code, game, keeper):
            options = plain_options(SHELF[game].options())
            return replace(table, code=code, game=game, keeper=keeper, options=options)
        case Chosen(game, options, room, patience, talk):
            return replace(table, game=game, options=options, room=room, patience=patience, talk=talk)
        case SatDown(name, face, token, level):
            return replace(table, chairs=(*chairs, Chair(name, face, token, level)))
        case StoodUp(seat):
            host, night = table.host, table.evening
            if host is not None:
                host = None if host == seat else host - (host > seat)
            if night is not None:
                table = replace(table, evening=evenings.left(night, table.places[seat].token))
            if seat < len(chairs):
                options = _options_after(table, [other for other in range(len(chairs)) if other != seat])
                return replace(table, chairs=_without(chairs, seat), host=host, options=options)
            return replace(table, bench=_without(table.bench, seat - len(chairs)), host=host)
        case SeatGiven(seat, name, face, token, later):
            return _given(table, seat, Chair(name, face, token, stand_in=later, newcomer=later))
        case SeatMoved(seat, to):
            order = list(range(len(chairs)))
            order.insert(to, order.pop(seat))
            host = None if table.host is None else order.index(table.host)
            moved = tuple(chairs[s] for s in order)
            return replace(table, chairs=moved, host=host, options=_options_after(table, order))
        case LevelSet(seat, level):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], level=level)))
        case HandicapsSet(seat, handicaps):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], handicaps=handicaps)))
        case SetChosen(game, chosen, _):
            others = {name: one for name, one in table.sets.items() if name != game}
            return replace(table, sets=others if chosen is None else {**others, game: chosen})
        case HostNamed(host):
            return replace(table, host=host)
        case HandedOver(seat):
            return replace(table, host=seat, keeper=table.places[seat].token)
        case Locked() | Unlocked():
            return replace(table, locked=isinstance(event, Locked))
        case CallLinked(url):
            return replace(table, call=url)
        case ScreenAdmitted(token):
            return replace(table, screens=(*table.screens, token)[-MOST_SCREENS:])
        case ScreensDismissed():
            return replace(table, screens=())
        case Banned(token):
            return replace(table, banned=(*table.banned, token))
        case Pardoned():
            return replace(table, banned=())
        case BotSteppedIn(seat):
            return replace(table, chairs=_with(chairs, seat, replace(chairs[seat], stand_in=True)))
        case BotSteppedBack(seat):
            back = replace(chairs[seat], stand_in=False, newcomer=False)
            return replace(table, chairs=_with(chairs, seat, back))
        case CameTooLate() | Said() | Closed():
            return table
        case Away() | Back():
            playing = _phase(table, Playing)
            return replace(table, phase=replace(playing, away=_still_away(playing.away, event)))
        case Paused():
            return replace(table, paused=True)
        case Resumed():
            return replace(table, paused=False)
        case DiceSealed(game_id, header, seed, lesson):
            none, until = (None,) * header.seats, at + SEALING_MS
            phase = Sealing(game_id, header, bytes.fromhex(seed), until, none, none, lesson=lesson)
            return replace(table, games=table.games + 1, phase=phase)
        case Promised(seat, promise):
            sealing = _phase(table, Sealing)
            return replace(table, phase=replace(sealing, seals=_with(sealing.seals, seat, promise)))
        case PromisesClosed():
            sealing = replace(_phase(table, Sealing), revealing=True, until=at + SEALING_MS)
            return replace(table, phase=sealing)
        case Contributed(seat, value):
            sealing = _phase(table, Sealing)
            return replace(table, phase=replace(sealing, values=_with(sealing.values, seat, value)))
        case GameBegun(contributions):
            night = table.evening and evenings.game_begun(table.evening, table.game, _tokens(table.bench))
            return replace(table, phase=_begun(table, contributions), evening=night)
        case GameEnded(scores, winners):
            return replace(table, paused=False, phase=Ended(_phase(table, Playing), scores, winners))
        case LobbyEntered():
            kept = [place for place, chair in enumerate(table.places) if not chair.filler]
            table = replace(_reseated(table, kept), evening=None, paused=False, phase=Lobby())
            return replace(table, chairs=_at_ease(table.chairs))
        case Planned(plan, seed):
            night = None if plan is None else replace(table.evening or _planned(seed), plan=plan)
            return replace(table, evening=night)
        case SatBeside(name, face, token):
            night = evenings.joined(_evening(table), token, name, face)
            return replace(table, bench=(*table.bench, Chair(name, face, token)), evening=night)
        case EveningBegun() | StandingEntered() | GameDrawn() | GameSkipped() | LinedUp() | MedalsGiven():
            return _goes_on(table, event)
        case EveningEnded():
            return replace(table, evening=replace(_evening(table), over=True))


def _goes_on(
    table: Table, event: EveningBegun | StandingEntered | GameDrawn | GameSkipped | LinedUp | MedalsGiven
) -> Table:
    """Events between two games of an evening."""
    night, chairs = _evening(table), table.chairs
    match event:
        case EveningBegun(part):
            night = replace(night, part=part, begun=True)
            for chair in chairs:
                if chair.token is not None:
                    night = evenings.joined(night, chair.token, chair.name, chair.face)
            return replace(table, evening=night, phase=Standing())
        case StandingEntered():
            if not isinstance(
                table.phase, Sealing
            ):  # otherwise that game could not begin and is still to come
                night = replace(night, coming=None, skipped=())
            chairs, bench = _at_ease(chairs), _at_ease(table.bench)
            phase = Standing()
            return replace(table, chairs=chairs, bench=bench, paused=False, phase=phase, evening=night)
        case GameDrawn(game, options, left, lot):
            lots = night.lots if lot is None else (*night.lots, lot)
            night = replace(night, coming=game, plan=left, lots=lots)
            return replace(table, game=game, options=options, evening=night)
        case GameSkipped(left):
            assert night.coming is not None
            skipped = (*night.skipped, night.coming)
            return replace(table, evening=replace(night, coming=None, plan=left, skipped=skipped))
        case LinedUp(order, fillers):
            return _reseated(table, order, [Chair(name, "adult", filler=True) for name in fillers])
        case MedalsGiven(medals):
            night = evenings.medals_given(night, [chair.token for chair in chairs], medals)
            return replace(table, evening=night)


def _reseated(table: Table, order: Sequence[Seat], fillers: Sequence[Chair] = ()) -> Table:
    """Put these places on the chairs, in this order, then the fillers; the others go to the bench."""
    others = [p for p, chair in enumerate(table.places) if p not in order and not chair.filler]
    chairs = (*[table.places[place] for place in order], *fillers)
    host = table.host
    if host is not None:
        host = order.index(host) if host in order else len(chairs) + others.index(host)
    bench = tuple([table.places[place] for place in others])
    return replace(table, chairs=chairs, bench=bench, host=host, options=_options_after(table, order))


def _options_after(table: Table, order: Sequence[Seat]) -> dict[str, Any]:
    """An option that names a seat means the person there: it moves with them, and is cleared if they leave.
    `order`: by new seat, the old one."""
    seats, now = seat_options(table.game), {before: seat for seat, before in enumerate(order)}
    return {name: now.get(value) if name in seats else value for name, value in table.options.items()}


def _planned(seed: str) -> Evening:
    return Evening(EveningPlan(()), bytes.fromhex(seed))


def _given(table: Table, place: Seat, to: Chair) -> Table:
    """Change the owner of a chair. In an evening, a bot that gets it is a filler."""
    before, night, keeper = table.places[place], table.evening, table.keeper
    filler = table.in_evening and to.token is None
    chair = replace(to, level=before.level, handicaps=before.handicaps, filler=filler)
    if before.token is not None and before.token == keeper and to.token is not None:
        keeper = to.token  # a bot cannot be the keeper
    if night is not None and night.begun:
        if to.token is None:
            night = evenings.left(night, before.token)
        elif before.token is not None:
            night = evenings.renamed(night, before.token, to.token)
        else:
            night = evenings.joined(night, to.token, to.name, to.face)
    places, seats = _with(table.places, place, chair), len(table.chairs)
    return replace(table, chairs=places[:seats], bench=places[seats:], keeper=keeper, evening=night)


def _at_ease(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    return tuple([replace(chair, stand_in=False, newcomer=False) for chair in chairs])


def _tokens(chairs: Sequence[Chair]) -> list[str]:
    return [chair.token for chair in chairs if chair.token is not None]


def _evening(table: Table) -> Evening:
    assert table.evening is not None
    return table.evening


def _begun(table: Table, contributions: tuple[str, ...]) -> Playing:
    sealing = _phase(table, Sealing)
    key = sealed_key(sealing.seed, sealing.game_id, map(bytes.fromhex, contributions))
    header = sealing.header
    state = reopen(SHELF[header.game], header, table.known_sets) if is_ours(header) else None
    return Playing(
        sealing.game_id,
        sealing.header,
        sealing.seed,
        contributions,
        key,
        state,
        begun=table.number + 1,
        lesson=sealing.lesson,
    )


def passed_over(table: Table, at: Moment) -> Table:
    """Count an event of a game whose rules this build does not have, without reading it."""
    return replace(table, number=table.number + 1, at=at, told=table.told + 1, told_at=at)


def overheard(table: Table, steps: Sequence[Step[Any, Any]]) -> list[Data | None]:
    """The news of each step for everybody, watchers included."""
    heard, news = list[Data | None](), SHELF[table.game].news
    for step in steps:
        heard.append(news(step.state, step.event, None))
    return heard


def played(table: Table, steps: Sequence[Step[Any, Any]], heard: Sequence[Data | None]) -> Table:
    """Fold steps of the game. A secret step does not change `told` or `told_at`: they would give it away."""
    playing, rules = _phase(table, Playing), SHELF[table.game]
    told, told_at = table.told, table.told_at
    drawn, away, bots, marks = playing.drawn, playing.away, playing.bots, playing.marks
    for step, news in zip(steps, heard, strict=True):
        if news is not None:
            told, told_at = told + 1, step.at
        drawn += len(step.draws)
        if type(step.event) in FROM_OUTSIDE:
            away = _still_away(away, step.event)
            bots = _still_bots(bots, step.event)
        marks = marks.after(rules.changed(step.event), told)
    last, number = steps[-1], table.number + len(steps)
    phase = replace(playing, state=last.state, drawn=drawn, away=away, bots=bots, marks=marks)
    return replace(table, phase=phase, number=number, at=last.at, told=told, told_at=told_at)


FROM_OUTSIDE = frozenset({Away, Back, ByBot, ByPerson})


def _still_away(away: tuple[Seat, ...], event: Event) -> tuple[Seat, ...]:
    if type(event) is Away:
        return (*away, event.seat)
    if type(event) is Back:
        return tuple(seat for seat in away if seat != event.seat)
    return away


def _still_bots(bots: tuple[Seat, ...], event: Event) -> tuple[Seat, ...]:
    if isinstance(event, ByBot):
        return (*bots, event.seat)
    if isinstance(event, ByPerson):
        return tuple(seat for seat in bots if seat != event.seat)
    return bots


def _phase(table: Table, kind: type[T]) -> T:
    assert isinstance(table.phase, kind)
    return table.phase


def _without(values: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (*values[:index], *values[index + 1 :])


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
