"""Slash commands that texts name (`/table new`), as a reader's client calls them.

Texts name commands in English, in every language. Discord shows each client the names of its own language, so what a
text names is turned into those: `/tisch neu`. The names are the messages `command-...`, keyed by where one stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

NAMED = re.compile(r"(?<![\w/.:>])/(?P<command>[a-z]+)(?P<rest>(?: [a-z][a-z-]*:?)*)")
"""A command in a text with what may be its names: `/table new clock:daily`. The words behind it match as well."""
PREFIX = "command-"
"""How the keys of names begin."""


@dataclass
class Place:
    """A command, a group of commands, or an option: its key, and what stands in it by its English name."""

    key: str
    inside: dict[str, Place] = field(default_factory=dict)


class CommandNames:
    """Turns the English names of commands in texts into those of another language."""

    def __init__(self, english: Mapping[str, str], called: Callable[[str], str]) -> None:
        """`english` has the English names by their keys; `called` gives the name of a key in the other language."""
        self._commands = _tree(english)
        self._called = called

    def __call__(self, text: str) -> str:
        """Return a text with its commands as they are called."""
        return NAMED.sub(self._translated, text) if "/" in text else text

    def _translated(self, found: re.Match[str]) -> str:
        place = self._commands.get(found["command"])
        if place is None:
            return found[0]
        said = [f"/{self._called(place.key)}"]
        words = found["rest"].split()
        for at, word in enumerate(words):
            inner = place.inside.get(word.rstrip(":"))
            if inner is None:
                return " ".join([*said, *words[at:]])
            option = word.endswith(":")
            said.append(self._called(inner.key) + ":" * option)
            place = place if option else inner
        return " ".join(said)


def _tree(english: Mapping[str, str]) -> dict[str, Place]:
    """Return all commands by their English names."""
    places: dict[str, Place] = {}
    top: dict[str, Place] = {}
    for key in sorted(english):  # what a key stands in comes before it
        places[key] = place = Place(key)
        outer = next((places[each] for each in _outer(key) if each in places), None)
        (top if outer is None else outer.inside)[english[key]] = place
    return top


def _outer(key: str) -> Iterator[str]:
    """Return the keys in which one may stand, the nearest first: a name may have a hyphen itself."""
    parts = key.split("-")
    for end in range(len(parts) - 1, 1, -1):
        yield "-".join(parts[:end])
