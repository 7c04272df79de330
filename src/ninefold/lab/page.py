"""One HTML file that needs nothing else: no script, no font, no address."""

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; font-size: .8rem; display: block; overflow-x: auto }
th, td { text-align: right; padding: .15rem .4rem; border-bottom: 1px solid #ddd; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } code { font-size: .85em; overflow-wrap: anywhere } p.note { color: #555 }
"""


class Page:
    def __init__(self, title: str) -> None:
        self._title = title
        self._parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def head(self, text: str) -> None:
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def text(self, text: str) -> None:
        self._parts.append(f'<p class="note">{escape(text)}</p>')

    def code(self, text: str) -> None:
        self._parts.append(f"<p><code>{escape(text)}</code></p>")

    def plot(self, svg: str, says: str) -> None:
        self._parts.append(f'<div role="img" aria-label="{escape(says)}">{svg}</div>')

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], fold: str = "") -> None:
        """`fold`: closed, under this title."""
        top = "".join(f"<th>{escape(head)}</th>" for head in heads)
        lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
        folded = f"<details><summary>{escape(fold)}</summary>{table}</details>"
        self._parts.append(folded if fold else table)

    def html(self) -> str:
        body = "\n".join(self._parts)
        return (
            f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(self._title)}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
        )
