"""La Isla's components file, and what it must hold beyond the types of its values: sums, names, what fits together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from engine.components import ComponentsFile
from engine.faults import each_once, phrase
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
        expected = phrase(
            "laisla-fault-explorers", "scorer, supply and reserve of {total} in all", total=explorers.per_colour
        )
        yield Fault("components.explorers", parts, expected)
    sets = Counter(card.set for card in components.deck)
    cards = components.components.cards
    for number, told in ((1, cards.set1), (2, cards.set2)):
        if sets[number] != told:
            expected = phrase("laisla-fault-cards", "{number}, as the deck has", number=sets[number])
            yield Fault(f"components.cards.set{number}", told, expected)


def _wrong_tracks(tracks: Tracks) -> Iterator[Fault]:
    for name, track in (("standard", tracks.standard), ("short", tracks.short)):
        steps = track.value_thresholds
        if len(steps) != VALUES or list(steps) != sorted(set(steps)):
            expected = phrase("laisla-fault-thresholds", "{count} rising spaces", count=VALUES)
            yield Fault(f"tracks.{name}.value_thresholds", list(steps), expected)
        elif steps[-1] != track.top:
            expected = phrase("laisla-fault-top", "the last threshold, {number}", number=steps[-1])
            yield Fault(f"tracks.{name}.top", track.top, expected)


def _wrong_island(island: Island) -> Iterator[Fault]:
    yield from _not_each_once("island.centre_fields", [field.slot for field in island.centre_fields], CENTRE_SLOTS)
    ids = [spoke.id for spoke in island.spokes]
    if len(ids) != len(PLACES) or len(set(ids)) != len(ids):
        expected = phrase("laisla-fault-spokes", "{count} spokes with different ids", count=len(PLACES))
        yield Fault("island.spokes", ids, expected)


def _wrong_clearings(clearings: Mapping[str, Clearing]) -> Iterator[Fault]:
    yield from _not_each_once("island.clearings", clearings, CLEARINGS)
    for name, clearing in clearings.items():
        path = f"island.clearings.{name}"
        for field, times in Counter(clearing.fields).items():
            if field not in SLOTS or times > 1:
                expected = phrase("laisla-fault-fields", "fields by their slots, each once")
                yield Fault(f"{path}.fields", repr(field), expected)
        if clearing.number != len(clearing.fields):
            expected = phrase("laisla-fault-number", "{number}, the number of its fields", number=len(clearing.fields))
            yield Fault(f"{path}.number", clearing.number, expected)


def _wrong_deck(deck: tuple[CardData, ...]) -> Iterator[Fault]:
    seen: set[int] = set()
    for place, card in enumerate(deck):
        function = FUNCTIONS.get(card.function)
        if function is None:
            expected = phrase("laisla-fault-function", "one of the {count} functions", count=len(FUNCTIONS))
            yield Fault(f"deck.{place}.function", repr(card.function), expected)
        elif function.set != card.set:
            expected = phrase("laisla-fault-set", "{set}, the set of {name}", set=function.set, name=function.name)
            yield Fault(f"deck.{place}.set", card.set, expected)
        if card.id in seen:
            yield Fault(f"deck.{place}.id", card.id, phrase("laisla-fault-id", "another number on each card"))
        seen.add(card.id)
    if missing := FUNCTIONS.keys() - {card.function for card in deck}:
        expected = phrase("laisla-fault-deck", "a card of each of the {count} functions", count=len(FUNCTIONS))
        yield Fault("deck", phrase("fault-none-of", "no {name}", name=min(missing)), expected)


def _not_each_once(path: str, found: Iterable[str], expected: tuple[str, ...]) -> Iterator[Fault]:
    names = list(found)
    if sorted(names) != sorted(expected):
        yield Fault(path, names, each_once(expected))


FILE = ComponentsFile("engine.laisla", Components, faults)
