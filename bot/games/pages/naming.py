"""Finding an answer by its name, as people type it: in any language, with or without accents, misspelt or only begun.

Only a name that is exact, or but for one letter of a long one, is taken for meant. All else is asked: what is not in a
list is often called almost like something that is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rapidfuzz import fuzz, process, utils
from rapidfuzz.distance import OSA

from bot.games.pages.pages import Pages
from bot.games.spelling import quoted
from bot.games.typed_commands import Misread
from engine.choices import Node, Option, Step
from engine.spelling import plainly, unaccented
from engine.spelling import spellings as spellings_of

LONG = 8
"""Letters of a name in which one may be wrong."""
NEAR = 72
"""How alike (0 to 100) a name is, at least, to what was typed, where it does not have it as it stands."""
SHORTLIST = 5
"""How many are named where several could be meant."""
_OFFERED = 25


class Unsure(Misread):
    """Something typed that is no answer's name, but is like that of some."""

    def __init__(self, ask: str, typed: str, found: Mapping[Step, str]) -> None:
        super().__init__("typed-ambiguous", typed=quoted(typed), choices=tuple(found.values()))
        self.ask = ask
        self.keys = tuple(found)


def named(languages: Iterable[Pages[Any]], node: Node[Any], typed: str) -> Step:
    """Return the step of the answer that is named. Unsure where others could be meant, Misread where none can."""
    told = tuple(languages)
    options = {each.key: each for each in node.options() if each.things and each.refused is None}
    names = spellings(told, options.values())
    if (key := sure(typed, names)) is not None:
        return key
    if found := likely(typed, names)[:SHORTLIST] if typed.strip() else []:
        raise Unsure(node.ask, typed, {key: told[0].label(node, options[key]) for key in found})
    raise Misread(f"unread-{node.ask}", typed=quoted(typed))


def spellings(languages: Iterable[Pages[Any]], options: Iterable[Option]) -> dict[str, Step]:
    """Return the answers by all that each is called, in the order of the options; the first language counts."""
    names: dict[str, Step] = {}
    listed = list(options)
    for pages in languages:
        for option in listed:
            for name in pages.called(option.things[0]):
                for spelt in spellings_of(name):
                    names.setdefault(_plain(spelt), option.key)
    return names


def sure(typed: str, names: Mapping[str, Step]) -> Step | None:
    """Return the answer that is meant beyond doubt; None: it is to be asked."""
    wanted = plainly(typed)
    found = {key for name, key in names.items() if plainly(name) == wanted}
    if not found and len(wanted) >= LONG:
        found = {key for name, key in names.items() if OSA.distance(plainly(name), wanted, score_cutoff=1) <= 1}
    return found.pop() if len(found) == 1 else None


def likely(typed: str, names: Mapping[str, Step]) -> list[Step]:
    """Return the answers that may be meant, the likeliest first; all, as they are listed, where nothing is typed."""
    wanted = _plain(typed)
    if not wanted:
        return list(dict.fromkeys(names.values()))[:_OFFERED]
    if (key := sure(typed, names)) is not None:
        return [key]
    begun = [name for name in names if name.startswith(wanted)]
    within = [name for name in names if all(word in name for word in wanted.split())]
    alike = [
        name
        for name, _, _ in process.extract(wanted, list(names), scorer=fuzz.WRatio, score_cutoff=NEAR, limit=_OFFERED)
    ]
    return list(dict.fromkeys(names[name] for name in (*begun, *within, *alike)))[:_OFFERED]


def _plain(name: str) -> str:
    return utils.default_process(unaccented(name.casefold().replace("'", "").replace("’", "")))
