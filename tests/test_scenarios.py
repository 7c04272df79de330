"""Every rule case in scenarios/, and the runner itself."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ninefold.engine import AnyGame
from ninefold.games import SHELF
from ninefold.games.fix.box import DIE
from ninefold.games.memo_dice.box import DICE
from ninefold.parts.dixe.dice import FACES
from ninefold.sim.cases import clauses_of
from ninefold.sim.scenarios import BadFile, Scenario, check, main, read, run, words

ROOT = Path(__file__).parents[1]
FILES = {name: sorted((ROOT / "scenarios" / name).rglob("*.toml")) for name in SHELF}
CASES = [
    pytest.param(*case, id=f"{name}-{file.stem}-{case[1].name}")
    for name, files in FILES.items()
    for file in files
    for game, scenarios in [read(file)]
    for case in [(game, scenario, file) for scenario in scenarios]
]


@pytest.mark.parametrize(("game", "scenario", "file"), CASES)
def test_scenario(game: AnyGame, scenario: Scenario, file: Path) -> None:
    outcome = check(game, scenario, file)
    assert outcome.passed, outcome.why


@pytest.mark.parametrize("game", SHELF)
def test_every_clause_is_shown_by_a_scenario_or_a_test(game: str) -> None:
    clauses = clauses_of(game)
    in_scenarios = {c for file in FILES[game] for scenario in read(file)[1] for c in scenario.clauses}
    in_tests = {
        clause
        for file in [*ROOT.glob("tests/**/*.py"), *ROOT.glob("web/[!n]*/**/*.ts")]
        for names in re.findall(r"clauses:(.*)", file.read_text())
        for clause in re.findall(r"[A-Z]{2}-E?\d+", names)
    }
    assert clauses
    assert clauses - in_scenarios - in_tests == set(), "shown by nothing"


@pytest.mark.parametrize("game", SHELF)
def test_the_rulebook_has_the_same_clauses_in_every_language(game: str) -> None:
    clauses = {
        path.name: re.findall(r"^- ([A-Z]{2}-E?\d+) ", path.read_text(), re.M)
        for path in (ROOT / "docs" / "games").glob(f"{game}*.md")
    }
    english = clauses[f"{game}.md"]
    assert len(clauses) == 6
    assert {name for name, its in clauses.items() if its != english} == set()
    assert len(english) == len(set(english))


GOOD = """
[[scenario]]
name = "the first die"
clauses = ["MD-3"]
seats = 2
options = { first = 0 }
dice = [1]
[[scenario.step]]
at = 0
seat = 0
action = { type = "Roll", die = 0 }
then = [{ type = "DiePicked", seat = 0, die = 0 }, { type = "DieRolled", picture = "key" }]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "memo_dice").mkdir()
    return tmp_path / "memo_dice" / "case.toml"


def test_the_command_prints_one_line_for_each_scenario(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(GOOD)
    assert main([file.parent]) == 0
    assert capsys.readouterr().out == f"ok     {file}: the first die\n1 passed, 0 failed\n"
    file.write_text(GOOD + GOOD.replace("the first", "the other").replace("dice = [1]", "dice = [1, 2]"))
    assert main([file.parent]) == 1
    assert capsys.readouterr().out.endswith("\n1 passed, 1 failed\n")
    (file.parent / "broken.toml").write_text("[[scenario")
    assert main([file.parent]) == 2
    assert capsys.readouterr().out.endswith("\n1 passed, 1 failed, 1 file not read\n")


def test_a_file_may_name_its_game_itself(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text('game = "memo_dice"' + GOOD)
    assert run(file) == [("the first die", True, "")]


FAILURES = {
    "events": ('picture = "key"', 'picture = "sun"', '- { at = 0, type = "DieRolled", picture = "sun" }'),
    "dice too few": ("dice = [1]", "dice = []", "a number below 6"),
    "dice left": ("dice = [1]", "dice = [1, 2]", "numbers left: [2]"),
    "accepted": ("at = 0", 'at = 0\nrefused = "MD-3"', "accepted, though MD-3"),
    "refused": ("\nseat = 0", "\nseat = 1", "refused: MD-4"),
    "other clause": ("\nseat = 0", '\nseat = 1\nrefused = "MD-3"', "another clause than MD-3: MD-4"),
    "offers": ("at = 0", 'at = 0\noffers = ["owl"]', 'offers is [], not ["owl"]'),
    "view": (
        "at = 0",
        "at = 0\nview = [{ holds = { public = { scores = [0, 1] } } }]",
        "view of a spectator.public.scores[1] is 0, not 1",
    ),
    "view has not": (
        "at = 0",
        "at = 0\nview = [{ seat = 1, holds = { public = { wins = 1 } } }]",
        "view of seat 1.public has no `wins`",
    ),
    "view lacks": ("at = 0", 'at = 0\nview = [{ lacks = ["key"] }]', "the view of a spectator has key"),
    "news": ("at = 0", "at = 0\nnews = [{ seat = 1, holds = [{}] }]", "news of seat 1 is"),
    "news lacks": ("at = 0", 'at = 0\nnews = [{ lacks = ["key"] }]', "the news of a spectator has key"),
    "verbs": (
        "at = 0",
        "at = 0\nprompts = [{ seat = 0, verbs = [] }]",
        'verbs of seat 0 is ["Cover"], not []',
    ),
    "prompts": (
        "at = 0",
        'at = 0\nprompts = [{ seat = 0, holds = [{ verb = "Roll" }] }]',
        'none of the prompts of seat 0 is { verb = "Roll" }',
    ),
    "due": ("at = 0", "at = 0\ndue = 0", "due is 8000, not 0"),
    "result": ("seats = 2", "seats = 2\nresult = { scores = [0, 0] }", 'result is "none", not'),
    "begins": ("seats = 2", "seats = 2\nbegins = []", '+ { at = 0, type = "FirstChosen", seat = 0 }'),
}


@pytest.mark.parametrize(("old", "new", "why"), FAILURES.values(), ids=FAILURES)
def test_a_failure_says_what_differs(
    file: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, why: str
) -> None:
    file.write_text(GOOD.replace(old, new, 1))
    assert main([file]) == 1
    first, *told = capsys.readouterr().out.splitlines()
    assert first == f"FAILED {file}: the first die"
    assert why in "\n".join(told)


MISTAKES = {
    "no toml": ("[[", "[[[", "(at line 2, column 3)"),
    "unknown key": ("dice =", "dise =", "'the first die': Object contains unknown field `dise`"),
    "unknown key of the file": ("[[scenario]]", "x = 1\n[[scenario]]", "unknown key `x`"),
    "wrong type": ("seats = 2", 'seats = "2"', "'the first die': Expected `int`, got `str` - at `$.seats`"),
    "no name": ('name = "the first die"', "", "scenario 1: Object missing required field `name`"),
    "unknown option": ("first = 0", "frist = 0", "'the first die': options: Object contains unknown field"),
    "unknown action": ('"Roll"', '"Rol"', "'the first die': step 1: action: Invalid value 'Rol'"),
    "unknown event": (
        "seats = 2",
        'seats = 2\ngiven = [{ type = "Rolled" }]',
        "'the first die': given 1: Invalid value 'Rolled'",
    ),
    "no action": ("action = ", "deed = ", "unknown field `deed`"),
    "no seat": ("\nseat = 0", "", "step 1: an action needs a seat"),
    "two in one": ("at = 0", "at = 0\naway = 1", "step 1: action and away are two steps"),
    "time goes back": (
        "[[scenario.step]]",
        "[[scenario.step]]\nat = 9\n[[scenario.step]]",
        "step 2: time goes back from 9 to 0",
    ),
    "steps after a refusal": ("seats = 2", 'seats = 2\nrefused = "MD-1"', "at the beginning has no steps"),
    "unknown clause": ("MD-3", "MD-99", "there is no clause MD-99 in docs/games/memo_dice.md"),
    "too many seats": ("seats = 2", "seats = 5", "memo_dice is for 2 to 4 seats, not 5"),
    "no seat at all": ("seats = 2", "seats = 0", "memo_dice is for 2 to 4 seats, not 0"),
    "action of nobody": ("\nseat = 0", "\nseat = 2", "step 1: action: there is no seat 2 at a table of 2"),
    "view of nobody": (
        "at = 0",
        "at = 0\nview = [{ seat = -1 }]",
        "step 1: view: there is no seat -1 at a table of 2",
    ),
    "news of nobody": ("at = 0", "at = 0\nnews = [{ seat = 3 }]", "step 1: news: there is no seat 3"),
    "prompts of nobody": (
        "at = 0",
        "at = 0\nprompts = [{ seat = 9 }]",
        "step 1: prompts: there is no seat 9",
    ),
    "nobody away": (
        "[[scenario.step]]",
        "[[scenario.step]]\nat = 0\naway = 2\n[[scenario.step]]",
        "step 1: away: there is no seat 2",
    ),
    "less than no die gives": ("dice = [1]", "dice = [1, -2]", "dice: number 2 is -2, and no draw gives"),
    "more than a die gives": (
        "dice = [1]",
        "dice = [6]",
        "step 1, at 0: dice: number 1 is 6, where the rules ask for one below 6",
    ),
    "impossible given": (
        "seats = 2",
        'seats = 2\ngiven = [{ type = "FirstChosen", seat = 0 }, { type = "RoundScored", points = [1] }]',
        "given 2 (RoundScored): not possible here: ValueError",
    ),
    "given after the end": (
        "seats = 2",
        'seats = 2\ngiven = [{ type = "FirstChosen", seat = 0 }, { type = "RoundScored", points = [21, 0] },'
        ' { type = "RoundBegun", starter = 0 }]',
        "given 3 (RoundBegun): the game is over before it",
    ),
    "given goes back": (
        "seats = 2",
        'seats = 2\ngiven = [{ type = "FirstChosen", seat = 0, at = 5 }, { type = "RoundScored", at = 4 }]',
        "given 2: time goes from 5 to 4",
    ),
    "the same name in a file": (GOOD, GOOD + GOOD, "scenario 2 has the name of an earlier one"),
    "unknown game": ("[[scenario]]", 'game = "chess"\n[[scenario]]', "there is no game 'chess'; there are "),
    "nothing": (GOOD, "", "there is no [[scenario]]"),
}


@pytest.mark.parametrize(("old", "new", "why"), MISTAKES.values(), ids=MISTAKES)
def test_an_invalid_file_is_reported_in_one_line(
    file: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, why: str
) -> None:
    file.write_text(GOOD.replace(old, new, 1))
    assert main([file]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{file}: ") and told.count("\n") == 1
    assert why in told


def test_a_name_is_unique_in_a_games_folder(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deeper = file.parent / "more" / "other.toml"
    deeper.parent.mkdir()
    file.write_text(GOOD)
    deeper.write_text(GOOD)
    assert main([file.parent]) == 2
    assert capsys.readouterr().err == f"{deeper}: 'the first die': {file} has a scenario of this name\n"
    assert main([file, file]) == main([deeper]) == 0, "alone, or one file twice"


def test_a_name_may_repeat_in_other_folders(file: Path, tmp_path: Path) -> None:
    file.write_text(GOOD)
    (tmp_path / "mine.toml").write_text('game = "memo_dice"' + GOOD)
    assert main([tmp_path]) == 0


def test_the_command_runs_all_stored_scenarios() -> None:
    assert main([ROOT / "scenarios"]) == 0


@pytest.mark.parametrize("game", SHELF)
def test_the_docs_explain_the_draws_of_every_game(game: str) -> None:
    title = (ROOT / "docs" / "games" / f"{game}.md").read_text().partition("\n")[0].removeprefix("# ")
    chance = (ROOT / "docs" / "scenarios.md").read_text().partition("## Chance")[2]
    assert f"- **{title}.**" in chance


def test_the_tables_of_faces_in_the_docs_are_those_of_the_code() -> None:
    chance = (ROOT / "docs" / "scenarios.md").read_text().partition("## Chance")[2]
    rows = [
        tuple(cell.strip() for cell in line.split("|")[1:-1]) for line in chance.splitlines() if "|" in line
    ]
    for number, faces in enumerate(DICE):
        assert (str(number), *faces) in rows
    for kind, symbols in FACES.items():
        assert (kind, *symbols) in rows
    assert ("FIX", *DIE) in rows


AGAIN = """
[[scenario.step]]
at = 0
seat = 1
action = { type = "Roll", die = 0 }
seen = 0
refused = "changed"
"""


@pytest.fixture
def touching(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rolling names a die; picking one changes it."""
    game = replace(
        SHELF["memo_dice"],
        named=lambda action: (("die", action.die),) if type(action).__name__ == "Roll" else (),
        changed=lambda event: (("die", event.die),) if type(event).__name__ == "DiePicked" else (),
    )
    monkeypatch.setitem(SHELF, "memo_dice", game)


@pytest.mark.parametrize(
    ("old", "new", "passed"),
    [
        ("", "", True),
        ("seen = 0", "seen = 1", False),
        ("seen = 0", "", False),
        ("die = 0", "die = 5", False),
        ('seen = 0\nrefused = "changed"', 'seen = 1\nrefused = "MD-3"', True),
    ],
    ids=["changed since", "seen after it", "the newest view", "another die", "the rules judge it"],
)
@pytest.mark.usefixtures("touching")
def test_an_act_refers_to_the_view_it_was_made_on(file: Path, old: str, new: str, passed: bool) -> None:
    file.write_text(GOOD + AGAIN.replace(old, new, 1))
    (outcome,) = run(file)
    assert outcome.passed is passed, outcome.why


@pytest.mark.parametrize("seen", [-1, 2])
def test_an_act_refers_to_a_step_before_it(file: Path, seen: int) -> None:
    file.write_text(GOOD + AGAIN.replace("seen = 0", f"seen = {seen}"))
    with pytest.raises(BadFile, match=f"step 2: seen = {seen} is no step before this one"):
        run(file)


OUTSIDE_ONLY = """
game = "{game}"
[[scenario]]
name = "seat 1 leaves, is played by a bot, talks, is played by a person again and comes back"
clauses = []
seats = 3
dice = {dice}
[[scenario.step]]
at = 0
away = 1
[[scenario.step]]
at = 0
by_bot = 1
[[scenario.step]]
at = 0
talked = 1
[[scenario.step]]
at = 0
by_person = 1
[[scenario.step]]
at = 0
back = 1
"""


@pytest.mark.parametrize(("game", "draws"), [("fix", 0), ("memodixe", 27), ("jinx", 19), ("memo_dice", 1)])
def test_a_game_gets_only_the_outside_events_that_it_defines(tmp_path: Path, game: str, draws: int) -> None:
    file = tmp_path / "case.toml"
    file.write_text(OUTSIDE_ONLY.format(game=game, dice=[0] * draws))
    (outcome,) = run(file)
    assert outcome.passed, outcome.why


CLOSED = """
game = "jinx"
[[scenario]]
name = "a prompt that has closed is no longer listed"
clauses = ["JX-3"]
seats = 3
given = [
  { type = "Refilled", cells = [0, 1, 2, 3, 4, 5, 6, 7, 8], pictures = [0, 2, 4, 6, 8, 10, 12, 14, 16] },
  { type = "PositionDrawn", seat = 0, cell = 4 },
  { type = "ClueWritten", text = "sea", at = 1000 },
]
[[scenario.step]]
at = 1299
prompts = [{ seat = 1, verbs = ["Point", "Point", "Jinx"], holds = [{ clause = "JX-3", closes_at = 1300 }] }]
[[scenario.step]]
at = 1300
prompts = [{ seat = 1, verbs = ["Point", "Jinx"] }]
"""


def test_a_prompt_is_listed_until_it_closes(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text(CLOSED)
    (outcome,) = run(file)
    assert outcome.passed, outcome.why
    file.write_text('holds = [{ clause = "JX-3" }]'.join(CLOSED.rsplit('verbs = ["Point", "Jinx"]', 1)))
    (outcome,) = run(file)
    assert 'none of the prompts of seat 1 is { clause = "JX-3" }' in outcome.why


def test_a_missing_file_and_an_empty_folder_are_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([tmp_path]) == 2
    assert capsys.readouterr().err == "no scenario found\n"
    assert main([tmp_path / "no.toml"]) == 2
    assert "no.toml: " in capsys.readouterr().err


def test_a_scenario_may_expect_that_the_setup_is_refused(file: Path) -> None:
    file.write_text('[[scenario]]\nname = "five"\nclauses = ["MD-1"]\nseats = 5\nrefused = "MD-1"\n')
    assert run(file)[0].passed
    file.write_text(
        '[[scenario]]\nname = "four"\nclauses = ["MD-1"]\nseats = 4\nrefused = "MD-1"\ndice = [0]'
    )
    assert not run(file)[0].passed


def test_an_invalid_file_and_a_failure_have_different_exit_codes(file: Path) -> None:
    file.write_text(GOOD.replace("die = 0", 'die = "none"', 1))
    with pytest.raises(BadFile, match="step 1: action: Expected `int`, got `null`"):
        run(file)


@pytest.mark.parametrize("name", SHELF)
def test_words_lists_all_names_of_a_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words([name]) == 0
    told = capsys.readouterr().out
    for verb in SHELF[name].verbs:
        assert f'{{ type = "{verb}"' in told
    assert 'time = "x1" or "x1.5" or "x2" or "off"' in told
    assert "typing." not in told and "ninefold." not in told, "types in plain words"


def test_words_of_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert words(["chess"]) == 2
    assert capsys.readouterr().err.startswith("there is no game 'chess'; there are ")
