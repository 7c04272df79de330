from ninefold.engine import Game
from ninefold.games.memo_dice import view
from ninefold.games.memo_dice.actions import Action
from ninefold.games.memo_dice.advance import advance, due
from ninefold.games.memo_dice.box import PLAYERS
from ninefold.games.memo_dice.decide import decide
from ninefold.games.memo_dice.events import Event
from ninefold.games.memo_dice.evolve import evolve
from ninefold.games.memo_dice.places import changed, named
from ninefold.games.memo_dice.prompts import actors, prompts
from ninefold.games.memo_dice.result import result
from ninefold.games.memo_dice.secrets import conceal, secrets
from ninefold.games.memo_dice.setup import setup
from ninefold.games.memo_dice.state import Options, State
from ninefold.games.memo_dice.supplies import SUPPLIES

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="memo_dice",
    clauses="MD",
    version=4,
    seats=PLAYERS,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    public_view=view.Public,
    private_view=view.Private,
    heard=view.News,
    setup=setup,
    actors=actors,
    prompts=prompts,
    decide=decide,
    due=due,
    advance=advance,
    evolve=evolve,
    public=view.public,
    glance=view.glance,
    private=view.private,
    news=view.news,
    result=result,
    secrets=secrets,
    conceal=conceal,
    unveil=view.unveil,
    named=named,
    changed=changed,
    handicaps=("look", "try", "colour"),
    supplies=SUPPLIES,
)
