from ninefold.engine import Game
from ninefold.games.fix import advance, decide, evolve, places, prompts, result, setup, view
from ninefold.games.fix.actions import Action
from ninefold.games.fix.events import Event
from ninefold.games.fix.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="fix",
    clauses="FX",
    version=2,
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
    named=places.named,
    changed=places.changed,
    race=prompts.race,
)
