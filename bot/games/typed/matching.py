"""What is meant by what is typed, at a node of a tree: the key of an option, or what any language calls its things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from rapidfuzz import fuzz, process

from bot.games.pages.naming import likely, named, spellings
from bot.games.pages.pages import Pages
from bot.games.spelling import quoted
from bot.games.typed_commands import Misread
from bot.locale.words import LANGUAGES, wording
from engine.choices import NOTHING, Many, Node, Number, Option, Sheet, Step, Thing
from engine.filling import Match
from engine.spelling import plainly
from engine.spelling import spellings as spellings_of

AnyNode: TypeAlias = Node[Any]

_COUNT = re.compile(r"(?P<count>\d{1,2})\s*[x×*]?\s*(?P<name>\D.*)")
_COUNTED_BEHIND = re.compile(r"(?P<name>.*\D)\s*[x×*]\s*(?P<count>\d{1,2})")
SPENT = "tile"
"""The kind of a thing that stands behind an option's own, since the option spends it."""
_SHORTEST_BEGINNING = 3
_CLOSE = 5
"""How many near misses a message names."""
_ALIKE = 50
"""How alike (0 to 100) a near miss is at least."""
_MOST = 99


class Matcher:
    """Finds what is meant; `languages` are the same pages in every language, the reader's first."""

    def __init__(self, languages: Iterable[Pages[Any]]) -> None:
        self._languages = tuple(languages)
        self._spelt: dict[Thing, tuple[str, ...]] = {}

    def match(self, typed: str | int) -> Match:
        """Return what finds a typed text at a node."""
        return partial(self.step, str(typed))

    def step(self, typed: str, node: AnyNode) -> Step:
        """Return the step that `typed` means at a node; raises Misread where none or several could be meant."""
        match node:
            case Many():
                return self._several(typed, node)
            case Number():
                return self._number(typed)
            case Sheet():
                return typed.strip()
        return self._one(typed, node)

    def spellings(self, thing: Thing) -> tuple[str, ...]:
        """Return what a thing is called in any language, plainly."""
        single = Thing(thing.kind, thing.name)
        if single not in self._spelt:
            called = [each for pages in self._languages for each in pages.called(single)]
            spelt = (plainly(each) for name in called for each in spellings_of(name))
            self._spelt[single] = tuple(dict.fromkeys(filter(None, spelt)))
        return self._spelt[single]

    def likely(self, typed: str, options: Iterable[Option]) -> list[Step]:
        """Return the keys of the options that a name may mean, the likeliest first."""
        return likely(typed, spellings(self._languages, (each for each in options if each.things)))

    def label(self, node: AnyNode, option: Option) -> str:
        """Return an option as the reader's panel has it."""
        return self._languages[0].label(node, option)

    def way(self, key: str) -> str:
        """Return what the reader's panel calls a way."""
        return self._languages[0].noun(Thing("way", key))

    # -- one ------------------------------------------------------------------------------------------------------

    def _one(self, typed: str, node: AnyNode) -> Step:
        options = [*node.options()]
        keys = {option.key for option in options}
        if (key := typed.strip()) in keys:
            return key
        none = next((option.key for option in options if option.key == NOTHING or not option.things), None)
        if none is not None and _is_nothing(typed):
            return none
        if node.ask in self._languages[0].by_name:
            return named(self._languages, node, typed)
        known: dict[str, Step] = {}
        for option in options:
            for spelling in self._option(option):
                known.setdefault(spelling, option.key)
        if plainly(typed) not in known and (listed := self._listed(typed, options)) is not None:
            return listed
        labels = {option.key: option for option in options}
        return self._found(typed, known, lambda key: self.label(node, labels[key]))

    def _listed(self, typed: str, options: Sequence[Option]) -> Step | None:
        """Return the key of the option of exactly the things that are listed, in any order; None: there is none."""
        several = [option for option in options if sum(thing.count for thing in option.things) > 1]
        if not several:
            return None
        known = self._known(thing for option in several for thing in option.things)
        for parts in (_between().split(typed.strip()), typed.replace(",", " ").split()):
            pick = self._pick(filter(None, parts), known)
            for option in options:
                counts = Counter[str]()
                for thing in option.things:
                    counts[str(thing.name)] += thing.count
                if pick and pick == counts:
                    return option.key
        return None

    def _pick(self, parts: Iterable[str], known: Mapping[str, str]) -> Counter[str] | None:
        """Return what is listed; None where a part is not known. A number alone counts what comes next."""
        pick: Counter[str] = Counter()
        times = 1
        for part in parts:
            alone = re.fullmatch(r"[x×*]?(\d{1,2})[x×*]?", part)
            if alone and plainly(part) not in known:
                times = int(alone[1])
                continue
            try:
                name, count = self._counted(part, known, {name: name for name in known.values()})
            except Misread:
                return None
            pick[name] += count * times
            times = 1
        return pick if times == 1 else None

    def _option(self, option: Option) -> Iterator[str]:
        yield plainly(option.key)
        things = [thing for thing in option.things if thing.kind != SPENT] or list(option.things)
        if len(things) == 1:
            yield from self.spellings(things[0])
        elif things:
            yield from ("".join(each) for each in zip(*map(self.spellings, things), strict=False))

    def _number(self, typed: str) -> Step:
        digits = typed.strip().lstrip("0") or "0"
        if not typed.strip().isascii() or not typed.strip().isdecimal():
            raise Misread("typed-number", typed=quoted(typed))
        return digits

    # -- several --------------------------------------------------------------------------------------------------

    def _several(self, typed: str, node: Many[Any, Any]) -> Step:
        held = [thing for _, thing in node.held()]
        known = self._known(held)
        said = {str(thing.name): self._languages[0].noun(Thing(thing.kind, thing.name)) for thing in held}
        if _is_nothing(typed):
            return NOTHING
        pick: Counter[str] = Counter()
        try:
            for part in filter(None, _between().split(typed.strip().rstrip("."))):
                name, count = self._counted(part, known, said)
                pick[name] += count
        except Misread:
            apart = self._pick(typed.split(), known)
            if apart is None:
                raise
            pick = apart
        if not pick or sum(pick.values()) > _MOST:
            raise Misread("typed-unknown", typed=quoted(typed), choices=tuple(said.values()))
        return node.step(tuple(sorted(pick.elements())))

    def _counted(self, part: str, known: Mapping[str, str], said: Mapping[str, str]) -> tuple[str, int]:
        """Return a thing and how many of it: "2 kea", "kea x2"; "2 honour" and "honour 2" are one of "honour:2"."""
        if plainly(part) not in known:
            part = _article().sub("", part, count=1)
        match = _COUNT.fullmatch(part) or _COUNTED_BEHIND.fullmatch(part)
        whole = plainly(part)
        if match is None or whole in known:
            return self._found(part, known, said.__getitem__), 1
        turned = plainly(match["name"]) + match["count"]
        if turned in known:
            return known[turned], 1
        return self._found(match["name"], known, said.__getitem__), int(match["count"])

    def _known(self, things: Iterable[Thing]) -> dict[str, str]:
        """Return the names of things by all that they are called."""
        known: dict[str, str] = {}
        for thing in things:
            for spelling in (plainly(str(thing.name)), *self.spellings(thing)):
                known.setdefault(spelling, str(thing.name))
        return known

    # -- both -----------------------------------------------------------------------------------------------------

    def _found(self, typed: str, known: Mapping[str, str], said: Callable[[str], str]) -> str:
        """Return what is named exactly, or by the beginning of just one name."""
        wanted = plainly(typed)
        for spelling in (wanted, wanted.removesuffix("s")):
            if spelling and spelling in known:
                return known[spelling]
        begun = list(dict.fromkeys(name for spelling, name in known.items() if spelling.startswith(wanted)))
        if len(wanted) >= _SHORTEST_BEGINNING and len(begun) == 1:
            return begun[0]
        if len(wanted) >= _SHORTEST_BEGINNING and begun:
            raise Misread("typed-ambiguous", typed=quoted(typed), choices=tuple(said(name) for name in begun))
        least = _ALIKE if len(set(known.values())) > _CLOSE else 0
        near = process.extract(wanted, known.keys(), scorer=fuzz.ratio, score_cutoff=least, limit=2 * _CLOSE)
        names = list(dict.fromkeys(known[spelling] for spelling, _, _ in near))[:_CLOSE]
        raise Misread("typed-unknown", typed=quoted(typed), choices=tuple(said(name) for name in names))


@cache
def _listed_words(what: str) -> frozenset[str]:
    """Return the words of a kind that are understood, those of all languages: the messages `typed-<what>`."""
    return frozenset(word for each in LANGUAGES for word in wording(each)(f"typed-{what}").split())


@cache
def _between() -> re.Pattern[str]:
    """Return what stands between things that are listed."""
    return re.compile(rf"\s*(?:[,;+&]|\b(?:{'|'.join(map(re.escape, _listed_words('and')))})\b)\s*", re.IGNORECASE)


@cache
def _article() -> re.Pattern[str]:
    """Return what may stand before one thing."""
    return re.compile(rf"^(?:{'|'.join(map(re.escape, _listed_words('article')))})\s+", re.IGNORECASE)


def _is_nothing(typed: str) -> bool:
    return typed.strip() == NOTHING or plainly(typed) in _nothing()


@cache
def _nothing() -> frozenset[str]:
    return frozenset(map(plainly, _listed_words("nothing")))


def written(node: AnyNode, option: Option) -> str | int:
    """Return an option as a text that is read back at its node: names with counts where several are picked."""
    if option.key == NOTHING or (isinstance(node, Many) and not option.things):
        return "none"
    if not isinstance(node, Many):
        return option.key
    counted = (str(thing.name) if thing.count == 1 else f"{thing.count} {thing.name}" for thing in option.things)
    return ", ".join(counted)
