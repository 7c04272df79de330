"""A board in HTML becomes text as a screen reader reads it, for every game and language."""

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from ninefold.engine import plain
from ninefold.games import SHELF
from ninefold.reading import Reader, ReadingFailed, as_text
from ninefold.rl import Settings
from ninefold.rl.episode import Episode
from ninefold.rl.text import table_view


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    reader = Reader()
    yield reader
    reader.close()


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>one <b>two</b></p><p>three</p>", "one two\nthree"),
        ('<span aria-hidden="true">x</span><p hidden>y</p><style>z</style>', ""),
        ('<svg role="img" aria-label="a frog"><title>no</title></svg> here', "a frog here"),
        ("<svg><path/></svg>", ""),
        ('<ul aria-label="Players"><li>Ada</li><li>Ben</li></ul>', "Players:\n  - Ada\n  - Ben"),
        ('<button aria-label="Throw">x</button><button disabled>Flick</button>', "[Throw] Flick"),
        ("<div><input aria-label='Name'><br>a &amp; b</div>", "Name\na & b"),
    ],
)
def test_what_is_named_is_read_and_what_is_hidden_is_not(html: str, text: str) -> None:
    assert as_text(html) == text


def table_of(settings: Settings, episode: Episode) -> dict[str, Any]:
    return table_view(episode, settings.chosen, {})


@pytest.mark.parametrize("game", SHELF)
def test_every_game_is_read_in_every_language(game: str, reader: Reader) -> None:
    settings = Settings(game)
    episode = settings.episode(3)
    told = {}
    for lang in reader.languages():
        view = {
            **plain(episode.view(0)),
            "prompts": [plain(one) for one in episode.game.prompts(episode.state, 0)],
        }
        told[lang] = reader.read(lang, table_of(settings, episode), view, 0, episode.at)
        assert "seat_1" in told[lang].board and "<" not in told[lang].board
    boards, sayings = {words.board for words in told.values()}, {words.says for words in told.values()}
    assert len(boards) == len(sayings) == len(told) == 6


def test_an_unreadable_table_is_an_error_and_the_next_one_is_read(reader: Reader) -> None:
    settings = Settings("fix")
    episode = settings.episode(3)
    with pytest.raises(ReadingFailed, match='no texts in "xx"'):
        reader.read("xx", table_of(settings, episode), None, 0, 0)
    assert reader.read("en", table_of(settings, episode), None, 0, 0).title == "FIX"


def test_a_process_that_has_ended_is_started_again(reader: Reader) -> None:
    before = reader.languages()
    process = reader._process
    assert isinstance(process, subprocess.Popen)
    process.kill()
    process.communicate()
    assert reader.languages() == before
