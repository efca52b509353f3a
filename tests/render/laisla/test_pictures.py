"""La Isla's pictures of positions made by hand."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.resources import files
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.locale import LANGUAGES, wording
from engine.laisla import laisla
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.events import LaIslaEvent, MarkerMoved
from engine.laisla.functions import FAMILIES, FUNCTIONS
from engine.laisla.names import ANIMALS, COLOURS, SLOTS, SYMBOLS
from engine.laisla.views.view import Dealt, LaIslaView
from engine.preview import preview
from render import painter
from render.contract import ALT_LIMIT
from render.kit.icons import has
from render.laisla.board import FRAME, ROUND, topic
from render.laisla.changes import changes
from render.laisla.ground import TONES
from render.laisla.hand import card_state
from render.laisla.outcome import island_after, outcome
from render.laisla.panels import GAP, LEFT, RIGHT, panel_boxes
from render.laisla.pictogram import function_card
from render.laisla.pieces import number_at
from render.laisla.sprites import ANIMALS as ANIMAL_COLOURS
from tests.engine.laisla.positions import game
from tests.render.laisla.tables import FOUR, crowded, crowded_before, crowded_table, exploring
from tests.support.foreseen import foreseen

WORDS = wording("en")
LA_ISLA = painter("laisla")
LONG = {seat: f"Bartłomiej-Maximilian {seat} Żółwiński ęąśź 𝔘𝔫𝔰𝔥𝔬𝔴𝔫" for seat in FOUR}


def image(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("names", [None, LONG], ids=["colours", "long-names"])
def test_a_crowded_board_keeps_to_its_limits(names: dict[str, str] | None) -> None:
    picture = LA_ISLA.board(crowded(), WORDS, names=names, before=crowded_before(), caption="What happened. " * 20)
    assert (picture.width, picture.height) == (1600, 1200)
    assert len(picture.data) <= 330_000
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert "Scores:" in picture.alt


def test_everything_in_the_components_has_its_drawing() -> None:
    assert [name for name in (*ANIMALS, *SYMBOLS) if not has(name)] == []
    assert set(TONES) == set(COLOURS)
    assert set(ANIMAL_COLOURS) == set(ANIMALS)


def test_every_function_has_its_own_pictogram() -> None:
    drawn = {name: function_card(name, (120, 80)).tobytes() for name in FUNCTIONS}
    assert len(set(drawn.values())) == len(drawn)


def test_every_function_has_its_own_name_and_sentence() -> None:
    for key in ("laisla-function", "laisla-function-text"):
        texts = {WORDS(key, family=each.family, subject=each.subject) for each in FUNCTIONS.values()}
        assert len(texts) == len(FUNCTIONS)
    assert len({WORDS("laisla-function", family=family.name, subject="") for family in FAMILIES}) > 20


@pytest.mark.parametrize("count", [2, 3, 4])
def test_panels_lie_below_each_other_and_leave_room_for_the_tracks(count: int) -> None:
    boxes = panel_boxes(count)
    assert boxes[0][1] > 350
    assert boxes[-1][3] <= 1200
    assert all(one[3] < other[1] for one, other in pairwise(boxes))


def test_four_seats_leave_the_tracks_readable() -> None:
    view = crowded()
    spaces = view.thresholds[-1] + 1
    box = (LEFT, ROUND[3] + GAP, RIGHT, panel_boxes(4)[0][1] - GAP)
    one, other = (replace(view, tracks=(replace(view.tracks[0], space=space), *view.tracks[1:])) for space in (6, 7))
    pictures = [image(LA_ISLA.board(each, WORDS).data).crop(box) for each in (one, other)]
    moved = ImageChops.difference(*pictures).getbbox()
    assert moved is not None
    assert moved[2] - moved[0] > moved[3] - moved[1], "a marker moves along the longer side"
    assert (RIGHT - LEFT) / spaces > 20


def test_explorers_do_not_cut_the_number_of_a_clearing() -> None:
    table = crowded_table()
    crowded_board = image(LA_ISLA.board(table.view(None), WORDS).data)
    for seat in FOUR:
        table.explorers(seat, "", 5)
    empty = image(LA_ISLA.board(table.view(None), WORDS).data)
    for clearing in table.view(None).clearings:
        if clearing.animal is None:
            continue
        x, y = number_at(FRAME, clearing)
        box = (round(x) - 10, round(y) - 10, round(x) + 10, round(y) + 10)
        assert ImageChops.difference(crowded_board.crop(box), empty.crop(box)).getbbox() is None, clearing.name


def test_the_sum_says_that_the_game_ends_there() -> None:
    view = crowded()
    assert f"in all {view.value_sum}; the game ends at {view.end_sum}" in LA_ISLA.alt_text(view, WORDS)
    assert WORDS("laisla-picture-sum", needed=11) == "Sum of values, game ends at 11:"


def test_what_did_not_change_looks_the_same() -> None:
    now = crowded()
    calm, changed = (
        image(LA_ISLA.board(now, WORDS, before=before, caption="x").data) for before in (None, crowded_before())
    )
    same = image(LA_ISLA.board(now, WORDS, before=now, caption="x").data)
    assert ImageChops.difference(calm, same).getbbox() is None
    box = ImageChops.difference(calm.crop((0, 90, 1060, 1200)), changed.crop((0, 90, 1060, 1200))).getbbox()
    assert box is not None
    assert box[0] > 530, "only the eastern side of the island shows changes"


def test_the_function_that_a_question_is_about_shows() -> None:
    table = game("red", "yellow").holder("red", "wild_grey", "rival_vp2", "symbol_vp3_tent")
    view = table.lays("red", "ring_vp2_outer").view(None)
    assert topic(view) == "ring_vp2_outer"
    assert "outer ring: 2 points" in LA_ISLA.full_text(view, WORDS)
    assert topic(crowded()) is None
    asked = game("red", "yellow").holder("red", "gain_marker_grey").gains("red", "grey").view(None)
    assert topic(asked) == "gain_marker_grey"


def test_another_island_is_not_compared_with() -> None:
    before = replace(crowded_before(), spokes=tuple(reversed(crowded().spokes)))
    assert LA_ISLA.board(crowded(), WORDS, before=before) == LA_ISLA.board(crowded(), WORDS)


def test_several_threads_draw_the_same_picture() -> None:
    crowd = crowded()
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: LA_ISLA.board(crowd, WORDS, names=LONG), range(8)))
    assert len({picture.data for picture in drawn}) == 1


@pytest.mark.slow
def test_a_part_is_a_square_and_an_unknown_part_is_refused() -> None:
    picture = LA_ISLA.close_up(crowded(), WORDS, around="3")
    assert picture.width == picture.height
    assert "B3 (grey, backpack): Red, Yellow, Green, and Blue" in picture.alt
    assert "B7" not in picture.alt
    assert "\n" not in picture.alt
    assert LA_ISLA.close_up(crowded(), WORDS, around="10").data != picture.data
    assert LA_ISLA.close_up(crowded(), WORDS, around="B3") == picture
    with pytest.raises(LookupError):
        LA_ISLA.close_up(crowded(), WORDS, around="11")


# -- hands ----------------------------------------------------------------------------------------------------------


def test_a_spectator_has_no_hand_and_proposes_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        LA_ISLA.hand(crowded(), WORDS)
    with pytest.raises(ValueError, match="spectator"):
        LA_ISLA.preview(crowded(), WORDS, Take("grey"), foreseen())


def test_the_scores_are_told_highest_first() -> None:
    assert LA_ISLA.alt_text(crowded(), WORDS).endswith("Scores: Red 123, Yellow 87, Blue 64, and Green 5.")


@pytest.mark.parametrize("cards", [(30, 60, 90), (30, 60, 90, 120)], ids=["three", "four"])
def test_a_hand_says_each_part_of_each_card(cards: tuple[int, ...]) -> None:
    view = crowded_table().hand("yellow", *cards).view("yellow")
    picture = LA_ISLA.hand(view, WORDS, names=LONG)
    assert len(picture.data) <= 350_000
    assert all(f"Card {number}: " in picture.alt for number in range(1, len(cards) + 1))
    assert "pika (D)" in picture.alt


def test_what_is_assigned_shows_in_the_hand() -> None:
    table = crowded_table().hand("red", 30, 60, 90)
    before = LA_ISLA.hand(table.view("red"), WORDS)
    table.acts("red", Assign(60, 30, 90))
    after = LA_ISLA.hand(table.view("red"), WORDS)
    assert before.data != after.data
    assert "Assigned: A “brown cube: marker up”, B beige cube, and D dodo" in after.alt


def test_a_card_is_open_where_neither_it_nor_its_part_is_assigned() -> None:
    chosen: dict[str, int | None] = {"a": 60, "b": None, "d": None}
    assert [card_state(chosen, "a", card) for card in (30, 60)] == ["out", "chosen"]
    assert [card_state(chosen, "b", card) for card in (30, 60)] == ["open", "out"]


def test_cards_still_to_be_used_show_after_the_card_phase() -> None:
    table = game("red", "yellow").hand("red", 30, 60, 90).assign_all(red="60 30 90")
    picture = LA_ISLA.hand(table.view("red"), WORDS)
    assert "Assigned: D dodo" in picture.alt
    assert "Card 2" not in picture.alt


def test_a_hand_without_cards() -> None:
    view = _seat(exploring().view("red"), hand=(), pending=Dealt())
    assert "No cards left" in LA_ISLA.hand(view, WORDS).alt


# -- previews -------------------------------------------------------------------------------------------------------

ACTIONS: list[LaIslaAction] = [
    Place("mid2", None, ("grey", "grey")),
    Place("mid2", "in1", ("grey",), ("wild_grey",)),
    Take("beige"),
    Cube("brown"),
    Swap("grey", "green"),
    Swap(),
    Marker("moth"),
    Marker(),
    Advance("dodo"),
    Slot(1),
    Assign(30, 60, 90),
]


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_previews(action: LaIslaAction) -> None:
    view = exploring().view("red")
    events: tuple[LaIslaEvent, ...] = ()
    if isinstance(action, Marker | Advance) and action.animal:
        events = (MarkerMoved("red", action.animal, 1, 1, 2, virtual=False, function=None, instead_of=None),)
    picture = LA_ISLA.preview(view, WORDS, action, foreseen(*events), names=LONG)
    assert len(picture.data) <= 150_000
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.slow
@pytest.mark.parametrize("field", SLOTS)
def test_the_part_of_the_island_beside_a_field_does_not_reach_over_its_edge(field: str) -> None:
    view = exploring().view("red")
    picture = image(LA_ISLA.preview(view, WORDS, Place(field, None, ("grey", "grey")), foreseen()).data)
    down, across = range(250, 550, 10), range(650, 950, 10)
    bars = [x for x in range(0, picture.width, 8) if all(picture.getpixel((x, y)) == (0, 0, 0) for y in down)]
    assert bars == []
    assert not any(all(picture.getpixel((x, y)) == (0, 0, 0) for x in across) for y in range(0, picture.height, 8))


def test_a_card_to_be_covered_shows_with_the_one_that_comes() -> None:
    table = game("red", "yellow").holder("red", "wild_grey", "rival_vp2", "symbol_vp3_tent")
    view = table.lays("red", "ring_vp2_outer").view("red")
    one, other = (LA_ISLA.preview(view, WORDS, Slot(slot), foreseen()) for slot in (0, 1))
    assert "grey cube: pays any colour" in one.alt
    assert one.data != other.data


def test_a_preview_foresees_what_the_rules_then_do() -> None:
    table = exploring()
    action = Place("mid2", None, ("grey", "grey"))
    before = table.view("red")
    seen = preview(laisla, table.position, "red", action)
    brings = outcome(before, action, seen)
    assert brings.points > 0
    assert {each.clearing for each in brings.tiles} == {"low2", "high1", "high2"}
    assert "terrain_cube_grey" in dict(brings.functions), "it is still to ask"
    table.acts("red", action)
    after = table.view("red")
    assert after.seat("red").score - before.seat("red").score == brings.points
    island = island_after(before, seen.events)
    assert island.fields == after.fields
    assert island.clearings == after.clearings


def test_a_preview_tells_what_is_paid_and_won() -> None:
    table = exploring()
    seen = preview(laisla, table.position, "red", ACTIONS[0])
    alt = LA_ISLA.preview(table.view("red"), WORDS, ACTIONS[0], seen).alt
    assert "On B3 (grey, backpack), paying 2 grey" in alt
    assert alt.count("Wins a tile") == 3
    assert "In all 15 points" in alt


# -- the scoring sheet ----------------------------------------------------------------------------------------------


def test_the_sheet_is_there_before_the_end_and_names_the_winner_then() -> None:
    early = LA_ISLA.sheet(crowded(), WORDS, names=LONG)
    assert early.alt.startswith("If the game ended now")
    table = crowded_table()
    final = LA_ISLA.sheet(table.ends().view(None), WORDS)
    assert final.alt.startswith("Red wins.")
    assert len(final.data) <= 350_000
    assert "**Red**: 123 → " in LA_ISLA.sheet_text(table.view(None).sheet, WORDS)


# -- texts ----------------------------------------------------------------------------------------------------------


def test_long_names_still_leave_a_short_alt_text() -> None:
    alt = LA_ISLA.alt_text(crowded(), WORDS, names=LONG, caption="A caption of many words " * 40)
    assert len(alt) <= ALT_LIMIT
    assert "Scores:" in alt
    assert "  " not in alt


def _seat(view: LaIslaView, **changes: object) -> LaIslaView:
    return replace(view, seats=(replace(view.seats[0], **changes), *view.seats[1:]))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "change",
    [
        lambda view: replace(view, round=9),
        lambda view: replace(view, phase="c"),
        lambda view: replace(view, start_player="blue"),
        lambda view: replace(view, deck=3),
        lambda view: replace(view, discard=(3,)),
        lambda view: replace(view, covered=(3,)),
        lambda view: replace(view, asked=view.asked[1:]),
        lambda view: replace(view, tracks=(replace(view.tracks[0], space=2), *view.tracks[1:])),
        lambda view: replace(view, fields=(replace(view.fields[0], explorers=()), *view.fields[1:])),
        lambda view: replace(view, clearings=(replace(view.clearings[0], animal="pika"), *view.clearings[1:])),
        lambda view: _seat(view, score=1),
        lambda view: _seat(view, supply=4),
        lambda view: _seat(view, reserve=0),
        lambda view: _seat(view, cubes={**view.seats[0].cubes, "brown": 7}),
        lambda view: _seat(view, tiles={**view.seats[0].tiles, "moth": 6}),
        lambda view: _seat(view, large="pika"),
        lambda view: _seat(view, slots=view.seats[0].slots[:3]),
        lambda view: _seat(view, has_assigned=True),
    ],
)
def test_every_public_fact_is_in_the_full_description(change: Callable[[LaIslaView], LaIslaView]) -> None:
    view = crowded()
    assert LA_ISLA.full_text(change(view), WORDS) != LA_ISLA.full_text(view, WORDS)


def test_only_the_own_hand_is_in_the_full_description() -> None:
    assert "your cards" in LA_ISLA.full_text(crowded("red"), WORDS)
    assert "your cards" not in LA_ISLA.full_text(crowded(), WORDS)


def test_every_message_that_pictures_use_is_there_and_none_is_left_over() -> None:
    used: set[str] = set()
    for file in Path(str(files("render.laisla"))).rglob("*.py"):
        used.update(re.findall(r'"(laisla-[a-z-]+)"', file.read_text(encoding="utf-8")))
    written = Path(str(files("bot.locale"))).joinpath("en", "laisla-picture.ftl").read_text(encoding="utf-8")
    assert sorted(key for key in used if not WORDS.has(key)) == []
    assert sorted(set(re.findall(r"^(laisla-[a-z-]+) =", written, re.MULTILINE)) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_differ_in_every_language(language: str) -> None:
    words = wording(language)
    seats = [words("laisla-picture-letter", seat=seat) for seat in (*FOUR, "white")]
    cubes = [words("laisla-picture-cube-letter", cube=colour) for colour in COLOURS]
    actions = [words("laisla-picture-action", action=action) for action in "abcd"]
    assert all(len(letter) == 1 for letter in (*seats, *actions))
    assert all(len(letter) == 2 for letter in cubes), "no cube is taken for a seat or an action"
    assert all(one != other for one, other in combinations((*seats, *cubes, *actions), 2))


def test_cubes_and_animals_of_another_number_than_before_are_marked() -> None:
    before, after = crowded_table(), crowded_table()
    after.cubes("red", yellow=4, green=12, grey=0).tiles("green", "pika", fossa=3)
    found = changes(after.view(None), before.view(None))
    assert found.counted == {("red", "yellow"), ("red", "grey"), ("green", "fossa")}
    assert changes(before.view(None), before.view(None)).counted == frozenset()
    marked = LA_ISLA.board(after.view(None), WORDS, before=before.view(None)).data
    assert marked != LA_ISLA.board(after.view(None), WORDS).data
