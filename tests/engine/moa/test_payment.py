"""Undominated payments, against trying everything out (B3)."""

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine.moa.chapters.payment import Need, Payment, icons_of, payments, together, useful, without
from engine.moa.components import IconCount
from tests.engine.moa.listing import payments_apart
from tests.engine.moa.positions import game
from tests.engine.moa.strategies import RULES, cards, leader_tiles

ICONS = RULES.icons
purses = st.builds(
    Payment,
    st.lists(st.sampled_from(sorted(set(RULES.bird_deck))), max_size=7).map(sorted).map(tuple),
    leader_tiles.map(sorted).map(tuple),
    st.integers(0, 2),
)
needs = st.one_of(
    st.integers(0, 9).map(lambda bird: Need(bird=bird)),
    st.integers(1, 8).map(lambda fight: Need(fight=fight)),
    st.integers(1, 5).map(lambda honour: Need(honour=honour)),
    st.integers(1, 5).map(lambda karakia: Need(karakia=karakia)),
    st.tuples(st.integers(1, 5), st.integers(1, 6)).map(lambda both: Need(bird=both[0], fight=both[1])),
)


def is_part(part: Payment, whole: Payment) -> bool:
    """Whether `part` is less than `whole`: some of it, but not all."""
    less = not Counter(part.cards) - Counter(whole.cards) and not Counter(part.leader_tiles) - Counter(
        whole.leader_tiles
    )
    return part != whole and less and part.two_fight <= whole.two_fight


def parts(purse: Payment) -> list[Payment]:
    """Give every part of a purse."""
    names = Counter((*purse.cards, *purse.leader_tiles, *["two_fight"] * purse.two_fight))
    found = []
    for taken in product(*(range(count + 1) for count in names.values())):
        chosen = [name for name, count in zip(names, taken, strict=True) for _ in range(count)]
        card = tuple(sorted(name for name in chosen if ":" not in name and name != "two_fight"))
        tile = tuple(sorted(name for name in chosen if ":" in name))
        found.append(Payment(card, tile, chosen.count("two_fight")))
    return found


@given(purses, needs)
def test_b3_every_undominated_payment_and_no_other(purse: Payment, need: Need) -> None:
    enough = [
        part
        for part in parts(purse)
        if all(have >= want for have, want in zip(icons_of(ICONS, part), need, strict=True))
    ]
    wanted = [part for part in enough if not any(is_part(other, part) for other in enough)]
    given_out = payments(ICONS, purse, need)
    assert len(set(given_out)) == len(given_out)
    assert set(given_out) == set(wanted)


@given(purses, needs)
def test_one_thing_or_an_exact_fit_comes_first_then_what_wastes_least(purse: Payment, need: Need) -> None:
    def rank(payment: Payment) -> tuple[bool, int, int]:
        given = icons_of(ICONS, payment)
        things = len(payment.cards) + len(payment.leader_tiles) + payment.two_fight
        if things == 1 or all(given[kind] == need[kind] for kind in range(4) if need[kind]):
            return False, things, sum(given)
        return True, sum(given), things

    ranks = [rank(payment) for payment in payments(ICONS, purse, need)]
    assert ranks == sorted(ranks)


@given(purses, cards)
def test_payments_add_up_and_come_apart(purse: Payment, more: tuple[str, ...]) -> None:
    extra = Payment(tuple(sorted(more)))
    whole = together(purse, extra)
    assert Counter(without(whole, extra).cards) == Counter(purse.cards)
    assert icons_of(ICONS, whole) == IconCount(
        *map(sum, zip(icons_of(ICONS, purse), icons_of(ICONS, extra), strict=True))
    )
    assert is_part(purse, whole) == bool(more)


@given(purses, st.integers(1, 6), st.integers(0, 5))
def test_w2_paid_apart_each_side_is_undominated(purse: Payment, fight: int, birds: int) -> None:
    wholes = []
    for paid, apart in payments_apart(ICONS, purse, fight, birds):
        assert paid in payments(ICONS, purse, Need(fight=fight))
        assert apart in payments(ICONS, without(purse, paid), Need(bird=birds))
        wholes.append(together(paid, apart))
    assert len(set(wholes)) == len(wholes)
    assert [sum(icons_of(ICONS, whole)) for whole in wholes] == sorted(sum(icons_of(ICONS, whole)) for whole in wholes)


def test_useful_is_what_may_be_spent() -> None:
    purse = Payment(("kea", "kiwi", "pukeko"), ("fight:2", "vp:3"), 1)
    assert useful(ICONS, purse, ("fight",)) == Payment(("kea",), ("fight:2",), 1)
    assert useful(ICONS, purse, ("honour",)) == Payment(("kiwi",), (), 0)
    assert useful(ICONS, purse, ("fight", "bird")) == Payment(("kea", "pukeko"), ("fight:2",), 1)


def test_a_panel_needs_nothing_but_a_view() -> None:
    view = game().hand("red", "kiwi moa morepork", leader_tiles="honour:2").view("red")
    seat = view.seat("red")
    assert seat.hand is not None
    proposed = payments(view.components.icons, Payment(seat.hand, seat.leader_tiles), Need(honour=2))
    assert proposed == (
        Payment((), ("honour:2",)),
        Payment(("kiwi",)),
        Payment(("moa", "morepork")),
    )
