"""La Isla's components file, and what it must hold beyond the types of its values: sums, names, what fits together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.components import ComponentsFile
from engine.laisla.components import CardData, Clearing, Components, Island, Tracks, Vocabulary
from engine.laisla.functions import FUNCTIONS
from engine.laisla.names import ANIMALS, CENTRE_SLOTS, CLEARINGS, COLOURS, PLACES, RINGS, SLOTS, SYMBOLS, VALUES
from engine.schema import Fault


def faults(components: Components) -> Iterator[Fault]:
    """Return what the types alone do not hold."""
    yield from _wrong_names(components.vocabulary)
    yield from _wrong_deck(components.deck)
    yield from _wrong_counts(components)
    yield from _wrong_tracks(components.tracks)
    yield from _wrong_island(components.island)
    yield from _wrong_clearings(components.island.clearings)


def _wrong_names(vocabulary: Vocabulary) -> Iterator[Fault]:
    yield from _not_each_once("vocabulary.colours", vocabulary.colours, COLOURS)
    yield from _not_each_once("vocabulary.symbols", vocabulary.symbols, SYMBOLS)
    yield from _not_each_once("vocabulary.animals", vocabulary.animals, ANIMALS)
    yield from _not_each_once("vocabulary.rings", vocabulary.rings, RINGS)


def _wrong_counts(components: Components) -> Iterator[Fault]:
    explorers = components.components.explorers
    parts = explorers.scorer + explorers.start_supply + explorers.general_reserve
    if parts != explorers.per_colour:
        yield Fault("components.explorers", parts, f"scorer, supply and reserve of {explorers.per_colour} in all")
    sets = Counter(card.set for card in components.deck)
    cards = components.components.cards
    for number, expected in ((1, cards.set1), (2, cards.set2)):
        if sets[number] != expected:
            yield Fault(f"components.cards.set{number}", expected, f"{sets[number]}, as the deck has")


def _wrong_tracks(tracks: Tracks) -> Iterator[Fault]:
    for name, track in (("standard", tracks.standard), ("short", tracks.short)):
        steps = track.value_thresholds
        if len(steps) != VALUES or list(steps) != sorted(set(steps)):
            yield Fault(f"tracks.{name}.value_thresholds", list(steps), f"{VALUES} rising spaces")
        elif steps[-1] != track.top:
            yield Fault(f"tracks.{name}.top", track.top, f"the last threshold, {steps[-1]}")


def _wrong_island(island: Island) -> Iterator[Fault]:
    yield from _not_each_once("island.centre_fields", [field.slot for field in island.centre_fields], CENTRE_SLOTS)
    ids = [spoke.id for spoke in island.spokes]
    if len(ids) != len(PLACES) or len(set(ids)) != len(ids):
        yield Fault("island.spokes", ids, f"{len(PLACES)} spokes with different ids")


def _wrong_clearings(clearings: Mapping[str, Clearing]) -> Iterator[Fault]:
    yield from _not_each_once("island.clearings", clearings, CLEARINGS)
    for name, clearing in clearings.items():
        path = f"island.clearings.{name}"
        for field, times in Counter(clearing.fields).items():
            if field not in SLOTS or times > 1:
                yield Fault(f"{path}.fields", repr(field), "fields by their slots, each once")
        if clearing.number != len(clearing.fields):
            yield Fault(f"{path}.number", clearing.number, f"{len(clearing.fields)}, the number of its fields")


def _wrong_deck(deck: tuple[CardData, ...]) -> Iterator[Fault]:
    seen: set[int] = set()
    for place, card in enumerate(deck):
        function = FUNCTIONS.get(card.function)
        if function is None:
            yield Fault(f"deck.{place}.function", repr(card.function), f"one of the {len(FUNCTIONS)} functions")
        elif function.set != card.set:
            yield Fault(f"deck.{place}.set", card.set, f"{function.set}, the set of {function.name}")
        if card.id in seen:
            yield Fault(f"deck.{place}.id", card.id, "another number on each card")
        seen.add(card.id)
    if missing := FUNCTIONS.keys() - {card.function for card in deck}:
        yield Fault("deck", f"no {min(missing)}", f"a card of each of the {len(FUNCTIONS)} functions")


def _not_each_once(path: str, found: Iterable[str], expected: tuple[str, ...]) -> Iterator[Fault]:
    names = list(found)
    if sorted(names) != sorted(expected):
        yield Fault(path, names, f"each once: {', '.join(expected)}")


FILE = ComponentsFile("engine.laisla", Components, faults)
