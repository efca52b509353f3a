"""Actions as text and as data: what is written reads back, and what people type is understood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Unreadable
from engine.laisla import laisla
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.island import CODES
from engine.laisla.names import ANIMALS, COLOURS, SLOTS

cards = st.integers(1, 180)
colours = st.sampled_from(COLOURS)
animals = st.sampled_from(ANIMALS)
fields = st.sampled_from(SLOTS)
wilds = st.lists(colours, max_size=3).map(lambda names: tuple(f"wild_{name}" for name in names))
actions: st.SearchStrategy[LaIslaAction] = st.one_of(
    st.builds(Assign, cards, cards, cards),
    st.builds(Slot, st.integers(0, 9)),
    st.builds(Place, fields, st.none() | fields, st.lists(colours, max_size=3).map(tuple), wilds),
    st.builds(Take, colours),
    st.builds(Cube, colours),
    st.builds(Marker, st.none() | animals),
    st.builds(Swap, colours, colours) | st.just(Swap()),
    st.builds(Advance, animals),
)


@given(actions)
def test_notation_reads_back(action: LaIslaAction) -> None:
    assert laisla.parse(laisla.notation(action)) == action
    assert laisla.parse(laisla.notation(action).upper()) == action


@given(actions)
def test_data_read_back(action: LaIslaAction) -> None:
    data = action.to_data()
    assert laisla.action_from_data(data) == action
    for key in data:
        with pytest.raises(Unreadable):
            laisla.action_from_data({name: value for name, value in data.items() if name != key})
    with pytest.raises(Unreadable):
        laisla.action_from_data(data | {"why": 1})


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    for line in (text, f"place {text}", f"assign {text}", f"swap {text}", f"place A1 with {text}"):
        try:
            laisla.parse(line)
        except Unreadable as error:
            assert str(error)  # noqa: PT017


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("assign 12, 34 and 56", "assign 12 34 56"),
        ("Assign A=12 B=34 D=56", "assign 12 34 56"),
        ("assign d 56 a 12 b 34", "assign 12 34 56"),
        ("assign a12 b34 d56", "assign 12 34 56"),
        ("assign #12 #34 #56", "assign 12 34 56"),
        ("cover slot 1", "slot 1"),
        ("slot   2", "slot 2"),
        ("PLACE a3 WITH Grey, grey", "place A3 with grey,grey"),
        ("place an explorer on A3 with 2 grey", "place A3 with grey,grey"),
        ("place a 3 with two grey cubes", "place A3 with grey,grey"),
        ("place in2 with grey x2", "place A3 with grey,grey"),
        ("place field mid2 paying gray + brown using wild_brown", "place B3 with brown,grey wild brown"),
        ("put C10 with br ye wild brown", "place C10 with brown,yellow wild brown"),
        ("place A3 with brown, grey wild_brown", "place A3 with brown,grey wild brown"),
        ("move B4 to A3 with 2x grey", "place A3 from B4 with grey,grey"),
        ("place A3 with mountain mountain from B4", "place A3 from B4 with grey,grey"),
        ("take a grey cube", "take grey"),
        ("cube swamp", "cube brown"),
        ("marker do", "marker dodo"),
        ("marker -", "marker none"),
        ("swap none", "swap none"),
        ("exchange grey into brown", "swap grey for brown"),
        ("swap grey brown", "swap grey for brown"),
        ("advance marker moth", "advance moth"),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: str) -> None:
    assert laisla.notation(laisla.parse(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "found the end, expected one of assign"),
        ("fly 3", "at character 1: found 'fly', expected one of assign"),
        ("assign 12 34", "found the end, expected the number of a card"),
        ("assign 12 34 56 78", "at character 17: found '78', expected nothing more"),
        ("assign a 12 a 13 d 14", "two cards for A"),
        ("place", "found the end, expected a field (A1 to C10)"),
        ("place A11 with grey", "at character 7: found 'a11', expected a field"),
        ("place A1 with", "found the end, expected a colour"),
        ("place A1 with gr", "at character 15: found 'gr', expected a colour"),
        ("place A1 with grey with grey", "at character 20: found 'with'"),
        ("place A1 quickly", "at character 10: found 'quickly'"),
        ("move B4 A3", "at character 9: found 'a3', expected 'to'"),
        ("take", "found the end, expected a colour (yellow, green"),
        ("marker cat", "at character 8: found 'cat', expected an animal"),
        ("swap grey", "found the end, expected a colour"),
        ("slot two", "at character 6: found 'two', expected the number of a slot"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(typed: str, message: str) -> None:
    with pytest.raises(Unreadable) as error:
        laisla.parse(typed)
    assert message in str(error.value)


def test_fields_have_short_codes_ring_by_ring() -> None:
    assert [CODES[slot] for slot in ("in0", "in9", "mid0", "mid9", "out0", "out9")] == [
        "A1",
        "A10",
        "B1",
        "B10",
        "C1",
        "C10",
    ]
    assert len(set(CODES.values())) == 30


def test_the_order_inside_a_payment_means_nothing() -> None:
    one = laisla.action_from_data({"type": "place", "field": "in0", "from": None, "pay": ["grey", "brown"], "wild": []})
    other = Place("in0", None, ("brown", "grey"))
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"type": "fly"}, "type"),
        ({"type": ["take"]}, "type"),
        ({"type": "assign", "a": 1, "b": True, "d": 3}, "b"),
        ({"type": "assign", "a": 1, "b": 2.0, "d": 3}, "b"),
        ({"type": "slot", "slot": "1"}, "slot"),
        ({"type": "take", "cube": None}, "cube"),
        ({"type": "place", "field": "in0", "from": None, "pay": "grey", "wild": []}, "pay"),
        ({"type": "place", "field": "in0", "from": None, "pay": [1], "wild": []}, "pay.0"),
        ({"type": "place", "field": "in0", "pay": [], "wild": []}, "from"),
    ],
)
def test_data_that_are_no_action_are_refused_with_their_path(data: dict[str, object], path: str) -> None:
    with pytest.raises(Unreadable) as error:
        laisla.action_from_data(data)
    assert error.value.path == path
