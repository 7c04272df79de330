from ninefold.engine import Game
from ninefold.games.oni import view
from ninefold.games.oni.actions import Action
from ninefold.games.oni.advance import advance, due
from ninefold.games.oni.box import PLAYERS
from ninefold.games.oni.decide import decide
from ninefold.games.oni.events import Event
from ninefold.games.oni.evolve import evolve
from ninefold.games.oni.places import changed, named
from ninefold.games.oni.prompts import actors, prompts, race
from ninefold.games.oni.result import result
from ninefold.games.oni.secrets import conceal, secrets
from ninefold.games.oni.setup import setup
from ninefold.games.oni.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="oni",
    clauses="ON",
    version=3,
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
    race=race,
)
