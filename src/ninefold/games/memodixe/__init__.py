from ninefold.engine import Game
from ninefold.games.memodixe import changes, rules, view
from ninefold.games.memodixe.actions import Action
from ninefold.games.memodixe.events import Event
from ninefold.games.memodixe.state import Options, State

__all__ = ["GAME"]

GAME: Game[State, Action, Event, Options] = Game(
    name="memodixe",
    clauses="MX",
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
