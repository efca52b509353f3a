"""Filling a tree in by the names of its questions, in any order and with gaps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from engine.choices import Many, Node, One, Thing, codes_of, walk
from engine.faults import Illegal, Unreadable
from engine.filling import fill, forced, open_at

PRICES = {("oak", "owl"): 2, ("oak", "jay"): 1, ("fir", "owl"): 3}


class Nest(NamedTuple):
    """Who nests where, paid with what."""

    tree: str
    bird: str
    paid: tuple[str, ...]
    eggs: int


def tree(purse: Sequence[str] = ("ash", "ash", "elm")) -> Node[Nest]:
    """Return a tree that asks where, who, what pays, and how many (with a default)."""

    def birds(where: str) -> Node[Nest]:
        birds = [bird for at, bird in PRICES if at == where]
        return One("bird", birds, lambda bird: paid(where, bird), sure=False)

    def paid(where: str, bird: str) -> Node[Nest]:
        price = PRICES[where, bird]
        codes = codes_of(sorted(set(purse)))
        held = [(codes[name], Thing("wood", name, purse.count(name))) for name in sorted(set(purse))]
        ways = [tuple(sorted(purse)[:price]), tuple(sorted(purse)[-price:])]
        return Many(
            "paid",
            lambda: held,
            lambda: list(dict.fromkeys(ways)) if len(purse) >= price else [],
            lambda pick: One("eggs", range(1, price + 1), lambda eggs: Nest(where, bird, pick, eggs), default=price),
            judge=lambda pick: None if len(pick) == price else Illegal("N1", "wood-short", needed=price),
            picked=lambda nest: nest.paid,
            value=tuple,
            names=tuple,
        )

    return One("tree", ["oak", "fir"], birds, sure=False)


def step(key: str) -> Callable[[Any], str]:
    """Return what finds a step that is given as it is."""
    return lambda _: key


def given(**steps: str) -> dict[str, Callable[[Any], str]]:
    """Return steps by question."""
    return {ask: step(key) for ask, key in steps.items()}


def keys(root: Node[Nest], ask: str, **steps: str) -> list[str]:
    """Return the keys of what can be picked at a question."""
    return [option.key for _, option in open_at(root, given(**steps), ask)]


def test_what_is_given_is_taken_up_to_the_first_gap() -> None:
    filled = fill(tree(), given(tree="oak", bird="jay"))
    assert (filled.path, filled.tree.ask) == ("oak.jay", "paid")
    assert fill(tree(), given(tree="oak", bird="jay", paid="b", eggs="1")).tree == Nest("oak", "jay", ("elm",), 1)


def test_a_question_without_a_choice_is_passed_over_for_what_is_given_behind_it() -> None:
    filled = fill(tree(), given(tree="fir", paid="aab"))
    assert filled.path == "fir.owl.aab"
    assert [taken.given for taken in filled.taken] == [True, False, True]
    assert fill(tree(), given(tree="fir")).path == "fir", "nothing is given behind it"
    assert fill(tree(), given(bird="owl")).path == "", "there is a choice"
    assert fill(tree(), given(bird="jay")).path == "oak.jay", "only there it nests"


def test_what_is_forced() -> None:
    root = tree()
    assert forced(root) is None
    assert forced(walk(root, "fir")) == "owl"
    assert forced(tree(["ash"])) == "oak", "only there something can be paid"
    assert forced(walk(root, "fir.owl")) == "aab"


def test_what_is_refused_or_no_answer_is_said() -> None:
    with pytest.raises(Illegal, match="wood-short"):
        fill(tree(), given(tree="oak", bird="owl", paid="a"))
    with pytest.raises(Unreadable):
        fill(tree(), given(tree="ash"))


def test_a_question_is_found_behind_others_that_are_left_open() -> None:
    assert keys(tree(), "bird") == ["owl", "jay"]
    assert keys(tree(), "paid") == ["aa", "ab", "a", "b", "aab"]


def test_what_the_rest_cannot_follow_is_left_out() -> None:
    assert keys(tree(), "tree", bird="jay") == ["oak"]
    assert keys(tree(), "tree", bird="owl") == ["oak", "fir"]
    assert keys(tree(), "tree", paid="aab") == ["fir"]
    assert keys(tree(), "bird", tree="oak", paid="a") == ["jay"]
    assert keys(tree(), "paid", tree="oak", eggs="2") == ["aa", "ab"]


def test_nothing_is_offered_where_what_is_given_is_no_answer() -> None:
    assert keys(tree(), "bird", tree="ash") == []
    assert keys(tree(), "nobody") == []


def test_what_leads_nowhere_is_not_offered() -> None:
    assert keys(tree(["ash"]), "tree") == ["oak"]
    assert keys(tree(["ash"]), "bird") == ["jay"]


def test_only_so_many_ways_are_searched() -> None:
    opened = []

    def behind(number: int) -> Node[Nest]:
        opened.append(number)
        return One("bird", ["owl"], lambda bird: Nest(str(number), bird, (), 1))

    assert [option.key for _, option in open_at(One("tree", range(1000), behind), {}, "bird")] == ["owl"]
    assert len(opened) <= 30
