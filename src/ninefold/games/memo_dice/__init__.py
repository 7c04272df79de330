from ninefold.engine import Game
from ninefold.games.memo_dice import changes, rules, view
from ninefold.games.memo_dice.actions import Action
from ninefold.games.memo_dice.events import Event
from ninefold.games.memo_dice.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="memo_dice",
    clauses="MD",
    version=1,
    seats=rules.PLAYERS,
    options=Options,
    state=State,
    action=Action,
    event=Event,
    public_view=view.Public,
    private_view=view.Private,
    heard=view.News,
    setup=rules.setup,
    actors=rules.actors,
    prompts=rules.prompts,
    decide=rules.decide,
    advance=rules.advance,
    due=rules.due,
    evolve=changes.evolve,
    public=view.public,
    private=view.private,
    news=view.news,
    conceal=view.conceal,
    result=rules.result,
    unveil=view.unveil,
)
