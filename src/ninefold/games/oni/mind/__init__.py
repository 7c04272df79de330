"""How a bot turns its news into memory: where dice lie, what it has to do, and when its hands can do it."""

from collections.abc import Mapping
from typing import TypeVar

from ninefold.engine import Data, Dice, Moment, Seat, View
from ninefold.games.oni.box import CARDS, CLAUSE, Card, Hand
from ninefold.games.oni.cards.feel_it import Impressions
from ninefold.games.oni.cards.hands_off import Pointed
from ninefold.games.oni.cards.hide_it import HandedOver, SeenPassing
from ninefold.games.oni.cards.high_five import HighFived
from ninefold.games.oni.cards.monocle import Monocle
from ninefold.games.oni.cards.oni_shuffles import OniSwapped
from ninefold.games.oni.cards.oni_turns import SymbolHidden, SymbolSet, TurnAndLay
from ninefold.games.oni.cards.sapristix import Shouted
from ninefold.games.oni.cards.spin import Spun
from ninefold.games.oni.mind.concerns import concerns
from ninefold.games.oni.view import (
    CardDrawn,
    CentreFilled,
    DieFellBack,
    News,
    Penalised,
    Private,
    Public,
    Starting,
    SymbolChosen,
    Trying,
    TurnCame,
    Turning,
)
from ninefold.minds import Level
from ninefold.minds.memory import TRAITS, Memory, Traits, active, exchange, forget, perceive, slip
from ninefold.minds.reaction import REFLEXES, Reflexes, reaction
from ninefold.parts.dixe.mind import nearness, newly_turned, turned
from ninefold.parts.dixe.views import DiceFell, SquareLaid

T = TypeVar("T")

WHIMS = 1 << 16

# Percent of the dice moved in sight of all that it follows.
WATCHFUL: dict[Level, int] = {"goldfish": 40, "child": 65, "adult": 85, "elephant": 100}
# One in this many events makes its hand slip from the monocle; 0: none does.
SLIPS: dict[Level, int] = {"goldfish": 40, "child": 100, "adult": 300, "elephant": 0}


# ms: how long a team talks before it turns a die, and how long reading a card out takes.
TALK: dict[Level, Moment] = {"goldfish": 4_500, "child": 5_000, "adult": 4_500, "elephant": 3_000}
READING: dict[Level, Moment] = {"goldfish": 4_500, "child": 4_500, "adult": 3_500, "elephant": 2_500}


class Mind(Data):
    seat: Seat
    heard: Moment = 0  # when something happened last
    ready: Mapping[str, Moment] = {}  # when its hand can move, by what it is wanted for
    whim: int = 0  # random: decides what memory leaves open
    memory: Memory = ()  # of hidden faces, by cell
    felt: Memory = ()  # of what dice felt like, by cell
    duties: Memory = ()  # of what cards ask for, by their number in the box
    in_vain: int = 0  # turns without a pair since dice were thrown
    fives: int = 0  # hands that it held out since this turn came
    slipped: bool = False  # whether its hand slipped from the monocle
    passed: Hand | None = None  # where Oni last saw the hidden die go, feigned or not
    table: Public | None = None
    private: Private | None = None


def hear(level: Level, mind: Mind, at: Moment, news: News, view: View, noise: Dice) -> Mind:
    table, private = view.public, view.private
    assert isinstance(table, Public) and isinstance(private, Private)
    memory, felt, in_vain = _followed(level, mind, news, noise)
    before = mind.table.square if mind.table else ()
    if table.square != before:
        for cell, symbol in newly_turned(before, table.square):
            memory = slip(memory, TRAITS[level], nearness(len(table.square)), noise)
            memory = perceive(memory, cell, symbol, at, noise)
        in_vain += len(turned(before)) == 2 and not turned(table.square)
    if mind.private is None or private != mind.private:
        memory, felt = _shown_alone(memory, felt, private, at, noise)
    if isinstance(news, SymbolChosen | SymbolSet):
        memory = perceive(memory, news.cell, news.symbol, at, noise)
    duties = mind.duties if (card := _reminder(news)) is None else _learnt(mind.duties, card, at, noise)
    ready, whim = _readied(level, mind, at, news, table, noise)
    return Mind(
        mind.seat,
        at,
        ready,
        whim,
        memory,
        felt,
        duties,
        in_vain,
        fives=_held_out(mind, news),
        slipped=_slips(level, mind.seat, table, noise),
        passed=news.hand if isinstance(news, SeenPassing) else mind.passed,
        table=table,
        private=private,
    )


def _followed(level: Level, mind: Mind, news: News, noise: Dice) -> tuple[Memory, Memory, int]:
    """Forget dice that are thrown, and follow those that are moved, as far as it is watchful."""
    memory, felt, in_vain = mind.memory, mind.felt, mind.in_vain
    match news:
        case SquareLaid():
            return (), (), 0
        case DiceFell(cells):
            in_vain = 0
            for cell in () if _laid_by_itself(mind) else cells:
                memory, felt = forget(memory, cell), forget(felt, cell)
        case DieFellBack(cell=cell) | SymbolHidden(cell=cell):
            memory, felt, in_vain = forget(memory, cell), forget(felt, cell), 0
        case OniSwapped((one, other)) | CentreFilled(cell=one, centre=other):
            if noise.below(100) < WATCHFUL[level]:
                memory, felt = exchange(memory, one, other), exchange(felt, one, other)
    return memory, felt, in_vain


def _laid_by_itself(mind: Mind) -> bool:
    """Whether it laid the dice back itself, as Oni: then only the tops are new."""
    table = mind.table
    is_oni = table is not None and table.oni == mind.seat
    return table is not None and is_oni and isinstance(next(iter(table.tasks), None), TurnAndLay)


def _shown_alone(
    memory: Memory, felt: Memory, private: Private, at: Moment, noise: Dice
) -> tuple[Memory, Memory]:
    for glimpse in private.glimpses:
        memory = perceive(memory, glimpse.cell, glimpse.symbol, at, noise)
    for known in private.known:
        if isinstance(known, Impressions):
            for cell, symbols in zip(known.cells, known.symbols, strict=True):
                felt = perceive(felt, cell, " ".join(symbols), at, noise)
    return memory, felt


def _reminder(news: News) -> Card | None:
    """A card is learnt as it is turned up, as it is heeded, and as somebody pays for forgetting it."""
    match news:
        case CardDrawn(card=card) | Penalised(card=card):
            return card
        case Spun():
            return "spin"
        case HighFived():
            return "high_five"
        case Pointed():
            return "hands_off"
        case Shouted():
            return "sapristix"
    return None


def _learnt(duties: Memory, card: Card, at: Moment, noise: Dice) -> Memory:
    return perceive(duties, CARDS.index(card), card, at, noise)


def _readied(
    level: Level, mind: Mind, at: Moment, news: News, table: Public, noise: Dice
) -> tuple[dict[str, Moment], int]:
    """A hand that is wanted for something new can move after a while; for anything else, as before."""
    wanted = concerns(table, mind.seat)
    before = concerns(mind.table, mind.seat) if mind.table else {}
    if isinstance(news, HandedOver) and news.seat == mind.seat:
        before.pop(CLAUSE["hide_it"], None)  # the next time needs a new decision
    ready, whim = {}, mind.whim
    for about, what in wanted.items():
        if about in before and before[about] == what:
            ready[about] = mind.ready[about]
        else:
            ready[about] = at + reaction(REFLEXES[level], 1, noise)
            if about == "turn":
                ready[about] += _talked(level, at, table, noise)
            whim = noise.below(WHIMS)
    return ready, whim


def _talked(level: Level, at: Moment, table: Public, noise: Dice) -> Moment:
    """ON-8 A team talks about which die to turn; and first somebody reads out the card that has come up."""
    match table.scene:
        case Trying() | Starting() | Turning():
            is_new = table.card is not None and table.card.at == at
            usual = TALK[level] + (READING[level] if is_new else 0)
            return reaction(Reflexes(usual, doubling=0, spread=0.35, overlooks=0, lapse=0), 1, noise)
    return 0


def _held_out(mind: Mind, news: News) -> int:
    match news:
        case TurnCame():
            return 0
        case HighFived(seat) if seat == mind.seat:
            return mind.fives + 1
    return mind.fives


def _slips(level: Level, seat: Seat, table: Public, noise: Dice) -> bool:
    """Whether its hand slips from the monocle because something happened."""
    for effect in table.effects:
        if isinstance(effect, Monocle) and effect.who == seat and effect.drops_at is None:
            return SLIPS[level] > 0 and noise.below(SLIPS[level]) == 0
    return False


def knows(traits: Traits, mind: Mind, card: Card) -> bool:
    """Whether what a card asks for comes to mind now."""
    traces = active(tuple([one for one in mind.duties if one.what == card]), mind.heard, traits)
    return any(trace.activation > traits.threshold for trace in traces)


def shuffled(mind: Mind, things: tuple[T, ...]) -> tuple[T, ...]:
    """The same things, beginning at a random one: so equal ones have no fixed order."""
    start = mind.whim % len(things) if things else 0
    return things[start:] + things[:start]
