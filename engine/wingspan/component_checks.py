"""What a components file must hold beyond the types of its values: sums, names, what belongs together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.faults import each_once, one_of, phrase
from engine.schema import Fault
from engine.wingspan.component_schema import BaseData, CardData, Components, DuetData, HoardData, Tracker
from engine.wingspan.names import (
    CORNERS,
    DUET_GOALS,
    EDGE_GOALS,
    FACES,
    LEVELS,
    RESOURCES,
    ROUNDS,
    SPACES,
    SYMBOLS,
)

ROWS = ("round", "map", "type", "habitat")
DEFAULT_SPECIAL = "ALLIANCE"
UNPAYABLE = ("die", "bonus_card", "cache", "tuck")
"""What no power asks it to pay."""


def faults(components: Components) -> Iterator[Fault]:
    """Return what the types alone do not hold."""
    yield from _not_each_once("levels", components.levels, LEVELS)
    yield from _wrong_hoard(components.hoard)
    yield from _wrong_cards(components)
    yield from _wrong_special_cards(components)
    yield from _wrong_bonus_cards(components)
    yield from _wrong_base(components.base)
    yield from _wrong_duet(components.duet)
    yield from _wrong_powers(components)


def _wrong_hoard(hoard: HoardData) -> Iterator[Fault]:
    yield from _not_each_once("hoard.gains", hoard.gains, RESOURCES)
    payable = tuple(each for each in RESOURCES if each not in UNPAYABLE)
    yield from _not_each_once("hoard.pays", hoard.pays, payable)


def _wrong_cards(components: Components) -> Iterator[Fault]:
    ids = [card.id for card in (*components.cards, *components.special_cards)]
    yield from _twice("cards", ids)
    for kind, cards in (("cards", components.cards), ("special_cards", components.special_cards)):
        for place, card in enumerate(cards):
            yield from _wrong_card(f"{kind}.{place}", card)
    yield from _leaving_together(components)
    for number, turns in zip(ROUNDS, components.turns_per_round, strict=True):
        left = [card for card in components.cards if not _gone(card, number)]
        if len(left) < turns:
            path = f"turns_per_round.{number - 1}"
            yield Fault(
                path,
                turns,
                phrase(
                    "wingspan-fault-turns",
                    "at most {most}, the cards that are left in round {round}",
                    most=len(left),
                    round=number,
                ),
            )


def _gone(card: CardData, number: int) -> bool:
    """Whether a card has been removed before a round (WA46)."""
    return card.remove_after_round is not None and card.remove_after_round < number


def _leaving_together(components: Components) -> Iterator[Fault]:
    """WA46: only one card leaves after a round; a second one would stay without a section for the next."""
    left: dict[int, str] = {}
    for kind, cards in (("cards", components.cards), ("special_cards", components.special_cards)):
        for place, card in enumerate(cards):
            number = card.remove_after_round
            if number is not None and left.setdefault(number, card.id) != card.id:
                expected = phrase("wingspan-fault-leaving", "a round after which {card} stays", card=left[number])
                yield Fault(f"{kind}.{place}.remove_after_round", number, expected)


def _wrong_card(path: str, card: CardData) -> Iterator[Fault]:
    last = card.remove_after_round or ROUNDS[-1]
    yield from _not_each_once(f"{path}.sections", card.sections, tuple(str(each) for each in range(1, last + 1)))
    for number, section in card.sections.items():
        place = f"{path}.sections.{number}"
        if (section.eggs > 0) != (section.action == "lay_eggs"):
            expected = phrase("wingspan-fault-eggs", "eggs where the Automa lays some, and only there")
            yield Fault(f"{place}.eggs", section.eggs, expected)
        faces = FACES if section.action == "gain_food" else ()
        yield from _not_each_once(f"{place}.food_order", section.food_order, faces)


def _wrong_special_cards(components: Components) -> Iterator[Fault]:
    asian = [card.id for card in components.special_cards if card.set == "asia"]
    if DEFAULT_SPECIAL not in asian:
        yield Fault(
            "special_cards",
            asian,
            phrase(
                "wingspan-fault-special",
                "{card} of the Asia box, which is played with on time-out",
                card=DEFAULT_SPECIAL,
            ),
        )


def _wrong_bonus_cards(components: Components) -> Iterator[Fault]:
    yield from _twice("bonus_cards", [card.id for card in components.bonus_cards])
    if not any(card.set == "asia" for card in components.bonus_cards):
        found = phrase("wingspan-fault-none-of-asia", "none of the Asia box")
        yield Fault("bonus_cards", found, phrase("wingspan-fault-drawn", "one, which is drawn on time-out"))
    for place, card in enumerate(components.bonus_cards):
        yield from _not_each_once(f"bonus_cards.{place}.values", card.values, LEVELS)


def _wrong_base(base: BaseData) -> Iterator[Fault]:
    goals = [goal.id for goal in base.goals]
    yield from _twice("base.goals", goals)
    yield from _not_each_once("base.tiles", [goal for tile in base.tiles for goal in tile.goals], tuple(goals))
    core = [tile for tile in base.tiles if tile.set == "core"]
    if len(core) < len(ROUNDS):
        found = phrase("wingspan-fault-core-tiles", "{count} of the base game", count=len(core))
        expected = phrase("wingspan-fault-tile-a-round", "at least {least}, one a round", least=len(ROUNDS))
        yield Fault("base.tiles", found, expected)


def _wrong_duet(duet: DuetData) -> Iterator[Fault]:
    for tile in duet.tiles:
        known = DUET_GOALS if tile.against_automa else EDGE_GOALS
        if unknown := [goal for goal in tile.goals if goal not in known]:
            yield Fault("duet.tiles", unknown[0], one_of(", ".join(known)))
    yield from _twice("duet.tiles", [goal for tile in duet.tiles for goal in tile.goals])
    if len([tile for tile in duet.tiles if tile.against_automa]) < len(ROUNDS):
        yield Fault(
            "duet.tiles",
            len(duet.tiles),
            phrase("wingspan-fault-tiles", "at least {least} that can be played against the Automa", least=len(ROUNDS)),
        )
    if [space.id for space in duet.spaces] != list(SPACES):
        expected = phrase("wingspan-fault-spaces", "{first} to {last}, row by row", first=SPACES[0], last=SPACES[-1])
        yield Fault("duet.spaces", [space.id for space in duet.spaces], expected)
    yield from _not_each_once("duet.tracker", duet.tracker, tuple(str(each) for each in ROUNDS))
    for number, tracker in duet.tracker.items():
        yield from _wrong_tracker(f"duet.tracker.{number}", int(number), tracker)


def _wrong_tracker(path: str, number: int, tracker: Tracker) -> Iterator[Fault]:
    yield from _not_each_once(f"{path}.rows", tracker.rows, ROWS)
    if tracker.rows[number - 1 : number] != ("round",):
        yield Fault(
            f"{path}.rows",
            list(tracker.rows),
            phrase("wingspan-fault-round", "round beside section {number}, which is carried out", number=number),
        )
    yield from _not_each_once(f"{path}.corners", tracker.corners, CORNERS)
    yield from _not_each_once(f"{path}.corners", tracker.corners.values(), SYMBOLS)
    yield from _not_each_once(f"{path}.type", tracker.type, SYMBOLS)
    yield from _not_each_once(f"{path}.habitat", tracker.habitat, SYMBOLS)


def _wrong_powers(components: Components) -> Iterator[Fault]:
    yield from _twice("powers", [power.id for power in components.powers])
    birds = [bird for power in components.powers for bird in power.birds]
    for language, named in components.birds.items():
        if strange := [bird for bird in named if bird not in birds]:
            expected = phrase("wingspan-fault-bird", "the English name of a bird of powers")
            yield Fault(f"birds.{language}", strange[0], expected)
    yield from _twice("powers", birds)
    for place, power in enumerate(components.powers):
        if unpayable := [each for each in power.pays if each not in components.hoard.pays]:
            yield Fault(f"powers.{place}.pays", unpayable[0], one_of(", ".join(components.hoard.pays)))
        if strange := [bird for birds in power.examples.values() for bird in birds if bird not in power.birds]:
            expected = phrase("wingspan-fault-example", "one of its birds")
            yield Fault(f"powers.{place}.examples", strange[0], expected)


def _twice(path: str, names: list[str]) -> Iterator[Fault]:
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            found, expected = phrase("fault-twice", "{name} twice", name=name), phrase("fault-once", "each once")
            yield Fault(path, found, expected)


def _not_each_once(path: str, found: Iterable[str], expected: tuple[str, ...]) -> Iterator[Fault]:
    names = list(found)
    if sorted(names) != sorted(expected):
        yield Fault(path, names, each_once(expected))
