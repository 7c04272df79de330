from ninefold.engine import Game
from ninefold.games.jinx import (
    advance,
    decide,
    evolve,
    places,
    prompts,
    result,
    secrets,
    setup,
    supplies,
    view,
)
from ninefold.games.jinx.actions import Action
from ninefold.games.jinx.events import Event
from ninefold.games.jinx.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="jinx",
    clauses="JX",
    version=3,
    seats=setup.PLAYERS,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    public_view=view.Public,
    private_view=view.Private,
    heard=view.News,
    setup=setup.setup,
    actors=prompts.actors,
    prompts=prompts.prompts,
    decide=decide.decide,
    due=advance.due,
    advance=advance.advance,
    evolve=evolve.evolve,
    public=view.public,
    glance=view.glance,
    private=view.private,
    news=view.news,
    result=result.result,
    secrets=secrets.secrets,
    conceal=secrets.conceal,
    unveil=view.unveil,
    named=places.named,
    changed=places.changed,
    race=prompts.race,
    supplies=supplies.SUPPLIES,
)
