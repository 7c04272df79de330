from ninefold.engine import Game
from ninefold.games.pig import advance, decide, evolve, prompts, result, setup, view
from ninefold.games.pig.actions import Action
from ninefold.games.pig.events import Event
from ninefold.games.pig.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="pig",
    clauses="PG",
    version=1,
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
    private=view.private,
    news=view.news,
    result=result.result,
)
