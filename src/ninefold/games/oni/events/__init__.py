"""What happens at the table: stored, and never refused."""

from ninefold.engine import Away, Back, ByBot, ByPerson, Talked
from ninefold.games.oni.events.effects import (
    Arrived,
    Caught,
    Cheered,
    CheeringEnded,
    DieSetAside,
    Dropped,
    Feeling,
    FeelingEnded,
    Felt,
    Grabbed,
    Guessed,
    HandedOver,
    Held,
    HidingEnded,
    HighFived,
    Intercepted,
    KingFell,
    KingThrown,
    Missed,
    NobodyGrabbed,
    OniPeeked,
    OniSwapped,
    OniTurned,
    PeekClosed,
    Pointed,
    Received,
    Released,
    RerollPicked,
    Shouted,
    SlapEnded,
    Slapped,
    Spun,
    Stacked,
    Stepped,
    SymbolSet,
    TopsRedrawn,
    Tossed,
    TossedTo,
    Touched,
)
from ninefold.games.oni.events.turn import (
    AccusationForgotten,
    Accused,
    Act,
    Admitted,
    Called,
    CallJudged,
    CallOpened,
    CardDrawn,
    CentreFilled,
    ClockRang,
    ClockStarted,
    Deadlocked,
    Denied,
    DieLaid,
    DieWon,
    EffectsEnded,
    FingerLowered,
    FirstCovered,
    Flipped,
    NextPressed,
    OniDeclined,
    OniFlipped,
    OniThrew,
    OniTurnedBack,
    PairLaid,
    Penalised,
    PenaltyPicked,
    PickedUp,
    ReplayDeclined,
    ReplayOffered,
    ShowClosed,
    ShowDeclined,
    Shown,
    SkullFell,
    SquareThrown,
    Suggested,
    SymbolChosen,
    SymbolNamed,
    Thrown,
    ThrownBack,
    Tried,
    TryBegun,
    TurnBegun,
    TurnCame,
    TurnedBack,
    TurnedUp,
    TurnPassed,
    TurnSkipped,
)

__all__ = [
    "AccusationForgotten",
    "Accused",
    "Act",
    "Admitted",
    "Arrived",
    "CallJudged",
    "CallOpened",
    "Called",
    "CardDrawn",
    "Caught",
    "CentreFilled",
    "Cheered",
    "CheeringEnded",
    "ClockRang",
    "ClockStarted",
    "Deadlocked",
    "Denied",
    "DieLaid",
    "DieSetAside",
    "DieWon",
    "Dropped",
    "EffectsEnded",
    "Event",
    "Feeling",
    "FeelingEnded",
    "Felt",
    "FingerLowered",
    "FirstCovered",
    "Flipped",
    "Grabbed",
    "Guessed",
    "HandedOver",
    "Held",
    "HidingEnded",
    "HighFived",
    "Intercepted",
    "KingFell",
    "KingThrown",
    "Missed",
    "NextPressed",
    "NobodyGrabbed",
    "OniDeclined",
    "OniFlipped",
    "OniPeeked",
    "OniSwapped",
    "OniThrew",
    "OniTurned",
    "OniTurnedBack",
    "PairLaid",
    "PeekClosed",
    "Penalised",
    "PenaltyPicked",
    "PickedUp",
    "Pointed",
    "Received",
    "Released",
    "ReplayDeclined",
    "ReplayOffered",
    "RerollPicked",
    "Shouted",
    "ShowClosed",
    "ShowDeclined",
    "Shown",
    "SkullFell",
    "SlapEnded",
    "Slapped",
    "Spun",
    "SquareThrown",
    "Stacked",
    "Stepped",
    "Suggested",
    "SymbolChosen",
    "SymbolNamed",
    "SymbolSet",
    "Thrown",
    "ThrownBack",
    "Told",
    "TopsRedrawn",
    "Tossed",
    "TossedTo",
    "Touched",
    "Tried",
    "TryBegun",
    "TurnBegun",
    "TurnCame",
    "TurnPassed",
    "TurnSkipped",
    "TurnedBack",
    "TurnedUp",
]

# What is heard as it is, by everybody or by some; the other events are told in other words (`view.news`).
Told = (
    Away
    | Back
    | ByBot
    | ByPerson
    | Talked
    | ClockStarted
    | TurnCame
    | TryBegun
    | Tried
    | TurnBegun
    | TurnSkipped
    | TurnPassed
    | Deadlocked
    | Flipped
    | FirstCovered
    | Suggested
    | FingerLowered
    | TurnedBack
    | PairLaid
    | Shown
    | ShowDeclined
    | ShowClosed
    | EffectsEnded
    | DieWon
    | PickedUp
    | SymbolChosen
    | DieLaid
    | SymbolNamed
    | NextPressed
    | CardDrawn
    | ReplayOffered
    | ReplayDeclined
    | OniFlipped
    | OniTurnedBack
    | CentreFilled
    | Penalised
    | PenaltyPicked
    | OniDeclined
    | Accused
    | Admitted
    | Denied
    | AccusationForgotten
    | Called
    | CallOpened
    | TurnedUp
    | CallJudged
    | ClockRang
    | Dropped
    | Grabbed
    | NobodyGrabbed
    | Spun
    | Tossed
    | Caught
    | Missed
    | Held
    | Released
    | RerollPicked
    | Stepped
    | Arrived
    | Pointed
    | Touched
    | HighFived
    | Stacked
    | TossedTo
    | Received
    | Intercepted
    | Slapped
    | SlapEnded
    | OniPeeked
    | PeekClosed
    | OniSwapped
    | HandedOver
    | HidingEnded
    | Guessed
    | OniTurned
    | SymbolSet
    | TopsRedrawn
    | DieSetAside
    | KingThrown
    | KingFell
    | Shouted
    | Cheered
    | CheeringEnded
    | Feeling
    | FeelingEnded
    | Felt
)

Event = Told | SquareThrown | Thrown | SkullFell | OniThrew | ThrownBack
