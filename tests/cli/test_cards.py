"""`ninefold cards`."""

from pathlib import Path

import pytest

from ninefold.cli import main


def test_it_writes_a_deck_and_says_how_to_print_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.pdf"
    words = ["cards", "--paper", "letter", "--language", "fr", "--level", "easy", "-o", str(file)]
    assert main(words) == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert capsys.readouterr().out == f"{file}: 17 cards. Print double-sided, flip on the long edge.\n"


def test_a_file_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "deck.pdf"
    assert main(["cards", "--level", "easy", "-o", str(file)]) == 2
    assert (
        capsys.readouterr().err
        == f"ninefold: {file} cannot be written: No such file or directory. Choose another file with -o.\n"
    )
