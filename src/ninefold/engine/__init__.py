"""The kernel: facts, choices, and the loop that folds them into a state. Rules import from here only."""

from ninefold.engine.data import (
    Action,
    Away,
    Back,
    Data,
    Draw,
    Event,
    Fact,
    Form,
    Header,
    Moment,
    Options,
    Record,
    Seat,
    View,
    convert,
    decode,
    encode,
    plain,
    replace,
)
from ninefold.engine.dice import Dice, Fast, Noted, Scripted, Sealed, seal, sealed_key
from ninefold.engine.game import (
    AnyGame,
    Facts,
    Game,
    Illegal,
    Result,
    WrongVersion,
    act,
    begin,
    fill,
    notice,
    reopen,
    require,
    settle,
    steps,
    view,
)
from ninefold.engine.prompts import (
    Answers,
    Cells,
    Counts,
    Domain,
    Faces,
    Hands,
    Pieces,
    Prompt,
    Seats,
    SomeCells,
    Split,
    Stroke,
    Symbols,
    Text,
    any_choice,
    choices,
)

# fmt: off
__all__ = [
    "Action", "Answers", "AnyGame", "Away", "Back", "Cells", "Counts", "Data", "Dice", "Domain", "Draw",
    "Event", "Faces", "Fact", "Facts", "Fast", "Form", "Game", "Hands", "Header", "Illegal", "Moment",
    "Noted", "Options", "Pieces", "Prompt", "Record", "Result", "Scripted", "Sealed", "Seat", "Seats",
    "SomeCells", "Split", "Stroke", "Symbols", "Text", "View", "WrongVersion", "act", "any_choice", "begin",
    "choices", "convert", "decode", "encode", "fill", "notice", "plain", "reopen", "replace", "require",
    "seal", "sealed_key", "settle", "steps", "view",
]
