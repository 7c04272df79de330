"""A board in HTML, as a screen reader reads it: names instead of pictures, nothing that is hidden from it."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
INLINE = {"a", "abbr", "b", "bdi", "em", "i", "kbd", "label", "small", "span", "strong", "sub", "sup", "u"}
SILENT = {"script", "style", "template"}
# Elements of which only the name is read, not the content.
NAMED = {"img", "button", "input", "meter", "option", "progressbar", "textbox"}
ROLES = {"svg": "img", "canvas": "img"}


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    children: "list[Element | str]" = field(default_factory=list)

    @property
    def role(self) -> str:
        return self.attributes.get("role") or ROLES.get(self.tag, self.tag)

    @property
    def name(self) -> str:
        return self.attributes.get("aria-label") or self.attributes.get("alt", "")

    @property
    def is_hidden(self) -> bool:
        return (
            self.tag in SILENT or "hidden" in self.attributes or self.attributes.get("aria-hidden") == "true"
        )


class _Tree(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Element("root", {})
        self._open = [self.root]
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self._open[-1].tag == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def as_text(html: str, colon: str = ":") -> str:
    """`colon`: what comes after a name, in the reader's language."""
    return "\n".join(_lines(_Tree(html).root, colon))


def _lines(element: Element, colon: str) -> list[str]:
    """What stands side by side is one line; a name of several things stands above them."""
    lines: list[str] = []
    is_open = False  # the last line goes on
    for child in element.children:
        told = [" ".join(child.split())] if isinstance(child, str) else _told(child, colon)
        told = [line for line in told if line.strip()]
        if not told:
            is_open = is_open and not (isinstance(child, Element) and child.tag == "br")
            continue
        flows = isinstance(child, str) or _flows(child)
        if flows and is_open and len(told) == 1:
            lines[-1] += f" {told[0]}"
        else:
            lines += told
        is_open = flows and len(told) == 1
    return lines


def _flows(element: Element) -> bool:
    return element.tag in INLINE or element.role in NAMED


def _told(element: Element, colon: str) -> list[str]:
    if element.is_hidden:
        return []
    if element.role in NAMED:
        name = element.name or " ".join(_lines(element, colon))
        is_open = element.role == "button" and "disabled" not in element.attributes
        return [f"[{name}]" if is_open and name else name]
    inner = _lines(element, colon)
    if element.tag == "li":
        inner = [("- " if number == 0 else "  ") + line for number, line in enumerate(inner)]
    if not element.name:
        return inner
    if not inner:
        return [element.name]
    return [f"{element.name}{colon}", *(f"  {line}" for line in inner)]
