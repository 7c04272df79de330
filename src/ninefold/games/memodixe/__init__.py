from ninefold.engine import Game
from ninefold.games.memodixe import view
from ninefold.games.memodixe.actions import Action
from ninefold.games.memodixe.advance import advance, due
from ninefold.games.memodixe.box import PLAYERS
from ninefold.games.memodixe.decide import decide
from ninefold.games.memodixe.events import Event
from ninefold.games.memodixe.evolve import evolve
from ninefold.games.memodixe.places import changed, named
from ninefold.games.memodixe.prompts import actors, prompts
from ninefold.games.memodixe.result import result
from ninefold.games.memodixe.secrets import conceal, secrets
from ninefold.games.memodixe.setup import setup
from ninefold.games.memodixe.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="memodixe",
    clauses="MX",
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
)
