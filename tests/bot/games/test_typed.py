"""What people type is matched to options of a node, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.games.pages.naming import Unsure
from bot.games.pages.pages import Pages
from bot.games.typed.matching import Matcher, written
from bot.games.typed.now import count_behind
from bot.games.typed_commands import Misread
from bot.locale.words import wording
from engine.choices import NOTHING, Many, Node, Number, One, Option, Thing, codes_of
from engine.contract import Illegal
from engine.moa import moa
from tests.engine.moa.positions import game

ENGLISH = {"parrot_green": "green parrot", "parrot_red": "red parrot", "tui": "tūī", "eel": "eel"}
POLISH = {"parrot_green": "zielona papuga", "parrot_red": "czerwona papuga", "tui": "tui", "eel": "węgorz"}


class Zoo(Pages[None]):
    """Pages whose nouns come from a table."""

    game = "zoo"

    def __init__(self, nouns: Mapping[str, str]) -> None:
        super().__init__(None, {}, wording("en"))
        self.nouns = nouns

    def noun(self, thing: Thing) -> str:
        return self.nouns.get(str(thing.name), str(thing.name))

    def called(self, thing: Thing) -> Sequence[str]:
        return (self.noun(thing), f"the {self.noun(thing)}")


MATCHER = Matcher([Zoo(ENGLISH), Zoo(POLISH)])


def one(*animals: str | None) -> Node[Any]:
    """Return a node that asks for an animal; None: for none."""

    def about(animal: str | None) -> Option:
        return Option(NOTHING) if animal is None else Option(animal, (Thing("animal", animal),))

    return One("animal", animals, str, about=about, key_of=lambda animal: animal or NOTHING)


def many(**held: int) -> Node[Any]:
    """Return a node that asks for several animals of which so many are there."""
    codes = codes_of(sorted(held))
    things = [(codes[name], Thing("animal", name.replace("honour", "honour:"), held[name])) for name in sorted(held)]
    return Many(
        "animals",
        lambda: things,
        lambda: [],
        str,
        judge=lambda pick: None if pick else Illegal("Z1", "too-few"),
        picked=tuple,
        value=tuple,
        names=tuple,
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("parrot_red", "parrot_red"),
        ("Red Parrot", "parrot_red"),
        ("  red-parrot ", "parrot_red"),
        ("red parrots", "parrot_red"),
        ("green", "parrot_green"),
        ("tui", "tui"),
        ("TŪĪ", "tui"),
        ("wegorz", "eel"),
        ("the eel", "eel"),
        ("nothing", NOTHING),
        ("-", NOTHING),
    ],
)
def test_a_name_is_found_however_it_is_spelt(typed: str, meant: str) -> None:
    assert MATCHER.step(typed, one("parrot_green", "parrot_red", "tui", "eel", None)) == meant


@pytest.mark.parametrize(
    ("typed", "reason", "choices"),
    [
        ("parrot", "typed-ambiguous", ("green parrot", "red parrot")),
        ("tiu", "typed-unknown", ("tūī",)),
        ("re", "typed-unknown", ("red parrot",)),
        ("none", "typed-unknown", ()),
    ],
)
def test_what_is_not_unmistakable_is_asked_back(typed: str, reason: str, choices: tuple[str, ...]) -> None:
    with pytest.raises(Misread) as caught:
        MATCHER.step(typed, one("parrot_green", "parrot_red", "tui"))
    assert caught.value.reason == reason
    assert caught.value.facts["choices"][: len(choices)] == choices


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("eel", "a"),
        ("eel, tui", "ac"),
        ("2 tūī and eel", "acc"),
        ("tui x2 + eel", "acc"),
        ("2x tui", "cc"),
        ("tui, tui", "cc"),
        ("honour 2", "b"),
        ("2 honour", "b"),
        ("honour:2; węgorz", "ab"),
        ("none", NOTHING),
    ],
)
def test_lists_are_read_with_counts(typed: str, meant: str) -> None:
    assert MATCHER.step(typed, many(eel=1, honour2=1, tui=2)) == meant


@pytest.mark.parametrize(
    ("typed", "reason"), [("cat", "typed-unknown"), (",", "typed-unknown"), ("99 tui, eel", "typed-unknown")]
)
def test_a_list_that_cannot_be_read_is_asked_back(typed: str, reason: str) -> None:
    with pytest.raises(Misread) as caught:
        MATCHER.step(typed, many(eel=1, tui=2))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 tui", "tui-tui"),
        ("tui tui", "tui-tui"),
        ("x2 tui", "tui-tui"),
        ("eel, tui", "eel-tui"),
        ("tui eel", "eel-tui"),
        ("eel-tui", "eel-tui"),
        ("eel", "eel"),
        ("none", NOTHING),
    ],
)
def test_one_of_several_payments_is_told_by_its_things(typed: str, meant: str) -> None:
    ways = {
        "tui-tui": (Thing("animal", "tui", 2),),
        "eel-tui": (Thing("animal", "eel"), Thing("animal", "tui")),
        "eel": (Thing("animal", "eel"),),
        NOTHING: (),
    }
    node: Node[Any] = One("pay", tuple(ways), str, about=lambda key: Option(key, ways[key]))
    assert MATCHER.step(typed, node) == meant
    with pytest.raises(Misread):
        MATCHER.step("2 eel", node)


class NamedZoo(Zoo):
    """Pages whose animals are so many that they are named."""

    by_name = frozenset({"animal"})


NAMED = Matcher([NamedZoo(ENGLISH), NamedZoo(POLISH)])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Green Parrot", "parrot_green"),
        ("greenparrot", "parrot_green"),
        ("green parot", "parrot_green"),
        ("Zielona papuga!", "parrot_green"),
        ("węgorz", "eel"),
        ("Wegorz", "eel"),
        ("none", NOTHING),
    ],
)
def test_a_name_that_is_exact_or_but_for_a_letter_is_meant(typed: str, meant: str) -> None:
    assert NAMED.step(typed, one("parrot_green", "parrot_red", "tui", "eel", None)) == meant


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("green", ["parrot_green"]),
        ("parrot", ["parrot_green", "parrot_red"]),
        ("green carrots", ["parrot_green"]),
        ("eal", ["eel"]),
    ],
)
def test_what_is_only_like_a_name_is_asked(typed: str, asked: list[str]) -> None:
    with pytest.raises(Unsure) as caught:
        NAMED.step(typed, one("parrot_green", "parrot_red", "tui", "eel", None))
    assert list(caught.value.keys) == asked


def test_what_is_like_no_name_is_no_answer() -> None:
    with pytest.raises(Misread) as caught:
        NAMED.step("xylophone", one("parrot_green", "tui"))
    assert caught.value.reason == "unread-animal"


def test_numbers() -> None:
    node: Node[Any] = Number("count", 0, 99, (1, 2), str)
    assert MATCHER.step(" 07 ", node) == "7"
    assert MATCHER.step("0", node) == "0"
    with pytest.raises(Misread):
        MATCHER.step("many", node)


def test_what_is_offered_reads_back() -> None:
    node = many(eel=1, tui=2, honour2=1)
    for pick in (("eel",), ("eel", "tui", "tui"), ("honour:2", "tui"), ()):
        option = Option("", tuple(Thing("animal", name, pick.count(name)) for name in dict.fromkeys(pick)))
        assert MATCHER.step(str(written(node, option)), node) == node.step(pick)  # type: ignore[attr-defined]
    assert written(one("eel"), Option("eel", (Thing("animal", "eel"),))) == "eel"


def test_possibilities_are_counted_at_the_first_choice() -> None:
    assert count_behind(one("eel", "tui")) == 2
    assert count_behind(one("eel")) is None
    assert count_behind(One("where", ["sea"], lambda _: one("eel", "tui"))) == 2
    assert count_behind(Number("count", 0, 9, (), str)) == 10


def test_of_tiles_to_buy_the_tiles_are_counted_and_not_their_sets() -> None:
    buying = moa.choices(game().hand("red", "kea kea kea kea kea kea").position, "red").take("buy")
    assert isinstance(buying, Many)
    assert len(list(buying.ways())) == 21
    assert count_behind(buying) == 6


@pytest.mark.parametrize("invaded", [(1,), (1, 2)])
def test_where_only_one_thing_can_be_done_it_is_counted_and_not_the_ways_to_pay_for_it(invaded: Sequence[int]) -> None:
    table = game().open("coast").hand("red", "pukeko tui kea kiwi kiwi morepork")
    for number in invaded:
        table = table.land(number, mammal="rat")
    attack = moa.choices(table.position, "red").take("attack")
    assert isinstance(attack, One)
    pays = attack.take(str(invaded[0]))
    assert isinstance(pays, Many)
    assert len(list(pays.ways())) > 1
    assert count_behind(attack) == len(invaded)
