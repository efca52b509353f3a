"""What the host does for a seat on time-out (LI42), and what is public (LI40)."""

import json
import random

import pytest

from engine.laisla import laisla
from engine.laisla.agenda import EndRound, MoveMarker
from engine.laisla.events import TileTaken
from engine.log import new_setup
from engine.match import Match
from tests.engine.laisla.positions import game


def test_li42_assigning_takes_the_three_lowest_cards_in_their_order() -> None:
    table = game().hand("red", 90, 7, 33, 12)
    assert laisla.notation(table.default("red")) == "assign 7 12 33"


@pytest.mark.parametrize(
    ("kind", "default"),
    [
        ("slot", "slot 0"),
        ("explore", "take yellow"),
        ("cube", "cube yellow"),
        ("marker", "marker none"),
        ("swap", "swap none"),
        ("advance", "advance moth"),
    ],
)
def test_li42_the_default_of_every_other_decision(kind: str, default: str) -> None:
    table = game().cubes("red", yellow=2, grey=1).explorers("yellow", "in0")
    if kind == "slot":
        table.holder("red", "wild_grey", "wild_brown", "wild_green").lays("red", "rival_vp2")
    elif kind == "advance":
        table.holder("red", "any_marker_instead_moth").steps("red", "moth")
    else:
        functions = {"cube": "terrain_cube_yellow", "marker": "symbol_marker_tent", "swap": "rival_swap"}
        table.holder("red", *([functions[kind]] if kind in functions else [])).explores("red")
        if kind in functions:
            table.does("red", "place A1 with 2 yellow")
    decision = table.decision("red")
    assert decision.kind == kind
    assert laisla.notation(table.default("red")) == default
    table.acts("red", table.default("red"))


def test_li42_the_first_colour_is_the_components() -> None:
    data = laisla.components()
    data["vocabulary"]["colours"].reverse()
    assert laisla.notation(game(components=data).explores("red").default("red")) == "take brown"


def test_li42_a_game_of_time_outs_runs_to_its_end_and_each_is_an_entry() -> None:
    rng = random.Random(1)
    match = Match.start(laisla, new_setup(laisla, ("red", "yellow", "green")), rng)
    while match.decisions():
        entry = match.time_out(match.decisions()[0].seat, rng)
        assert entry.to_data()["action"]["type"] == "timeout"
    assert match.result is not None


def test_li40_what_is_public_is_in_every_view() -> None:
    table = (
        game("red", "yellow").holder("red", "wild_grey").explorers("red", "in0").cubes("red", grey=3).explores("red")
    )
    view = table.view(None)
    red = view.seat("red")
    assert view.field("in0").explorers == ("red",)
    assert view.clearing("core0").animal == "dodo"
    assert (red.cubes["grey"], red.reserve, red.score, red.large) == (3, 2, 0, "dodo")
    assert red.slots[0].function == "wild_grey"
    assert red.functions == ("wild_grey",)
    assert view.discard == table.position.discard
    assert view.deck == len(table.position.deck)
    assert view.track("dodo").value == 0
    assert (view.value_sum, view.end_sum) == (0, 7)
    assert table.view("yellow").seat("red").cards == 3
    assert json.loads(json.dumps(view.to_data())) == view.to_data()


def test_a_preview_tells_what_placing_completes_and_scores() -> None:
    table = game().explorers("red", "in0").cubes("red", green=2).explores("red", "yellow")
    match = Match(laisla, new_setup(laisla, ("red", "yellow"), {"deck": "full"}), table.position, [])
    preview = match.preview("red", laisla.parse("place A2 with 2 green"))
    assert preview.complete
    tiles = [event for event in preview.events if isinstance(event, TileTaken)]
    assert tiles == [TileTaken("red", "core0", "dodo", 2)]
    assert preview.view is not None
    assert preview.view.seat("red").score == 2
    table.does("red", "place A2 with 2 green").seat("yellow").pending_d = table.card(animal="moth")
    table.position.agenda[:1] = [EndRound(), MoveMarker("yellow")]
    preview = Match(laisla, match.setup, table.position, []).preview("yellow", laisla.parse("take grey"))
    assert not preview.complete, "the card of action D is still hidden"
    assert [event.to_data()["type"] for event in preview.events] == ["cube_taken"]


def test_li40_what_is_hidden_is_in_no_other_view() -> None:
    table = game("red", "yellow")
    for viewer in ("yellow", None):
        red = table.view(viewer).seat("red")
        assert (red.hand, red.assigned, red.pending.a, red.pending.b, red.pending.d) == (None,) * 5
        assert str(table.position.deck[:3])[1:-1] not in json.dumps(table.view(viewer).to_data())
    assert table.view("red").seat("red").hand == (1, 2, 3)
