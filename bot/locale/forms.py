"""Texts that another message can ask for in another form: `{ FORM($spent, case: "dative") }`.

English words stay as they are wherever they stand; German and Polish ones change with their place in a sentence. So
what a message came to still knows its message and its facts (`Worded`), and the message that inserts it chooses the
form. Docs: docs/translating.md.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

Form = Mapping[str, str]
"""A form by its parts, as {"case": "dative"}."""

PLAIN_FORM: Form = {"case": "nominative", "article": "none"}
"""What a message is told of the form it is wanted in where nobody asks for one."""
CASES = frozenset({"nominative", "genitive", "dative", "accusative", "instrumental", "locative"})
ARTICLES = frozenset({"none", "definite", "indefinite"})

PLAIN = frozenset({str, int, bool})
"""Kinds of facts that are told apart by their value."""
SEVERAL = "several"
"""The trait of a list of several things, whatever each of them has."""


class Origin(Protocol):
    """What a text came from. Thousands of them are kept: objects with few fields take a third of what closures do."""

    def formed(self, form: Form) -> str:
        """Return the text in another form."""

    def trait(self, name: str) -> str:
        """Return what the message says of itself, as its "gender"; empty where it says nothing."""


class Worded(str):
    """What a message came to. It is text like any other, until a message asks for another form of it."""

    __slots__ = ("_origin", "made_of")

    made_of: Hashable
    """By what texts are told apart that look alike in this form; None where that is not known."""
    _origin: Origin

    @classmethod
    def of(cls, text: str, made_of: Hashable, origin: Origin) -> Worded:
        """Return `text`, with what gives it in other forms."""
        made = cls(text)
        made.made_of, made._origin = made_of, origin
        return made

    def formed(self, form: Form) -> str:
        """Return the text in another form."""
        return self._origin.formed(form)

    def trait(self, name: str) -> str:
        """Return what the message says of itself, as its "gender"; empty where it says nothing."""
        return self._origin.trait(name)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Go to another process as plain text."""
        return str, (str(self),)


def listed(items: Sequence[str], join: Callable[[list[str]], str]) -> str:
    """Return items as one text by `join`; a form that is asked of it is asked of each of them."""
    text = join(list(items))
    if not any(isinstance(each, Worded) for each in items):
        return text
    known = [made_of(each) for each in items]
    told_apart = None if None in known else (join, *known)
    return Worded.of(text, told_apart, _List(items, join))


class _List(NamedTuple):
    """What a list of texts came from."""

    items: Sequence[str]
    join: Callable[[list[str]], str]

    def formed(self, form: Form) -> str:
        return self.join([form_of(each, **form) for each in self.items])

    def trait(self, name: str) -> str:
        return SEVERAL if len(self.items) > 1 else trait_of(self.items[0], name=name)


def made_of(value: Any) -> Hashable:
    """Return by what a fact is told apart from others; None where that is not known."""
    if isinstance(value, Worded):
        return value.made_of
    return value if type(value) in PLAIN else None


def form_of(text: str, **form: str) -> str:
    """Return a text in a form; the function FORM of messages. A text that is not worded by a message has one form."""
    return text.formed(form) if isinstance(text, Worded) else text


def trait_of(text: str, name: str) -> str:
    """Return what the message of a text says of itself; the function TRAIT of messages."""
    return text.trait(name) if isinstance(text, Worded) else ""


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form_of, "TRAIT": trait_of}
"""What messages can call beside Fluent's own functions."""
