"""Moa's pictures of positions made by hand."""

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
from engine.moa.actions import (
    Attack,
    BuyKarakia,
    Decline,
    Defend,
    Discard,
    DrawOne,
    EndTurn,
    ExchangeThree,
    MoaAction,
    Move,
    PlaceBirds,
    PlaceLeader,
    SellLand,
)
from engine.moa.events import (
    Attacked,
    BirdsMoved,
    BirdsPlaced,
    CardsDiscarded,
    DefenceAsked,
    DefenceDeclined,
    Defended,
    InvasionSucceeded,
    KarakiaBought,
    LandSold,
    LeaderPlaced,
    MoaEvent,
    Returned,
    Spent,
    TileUsed,
    TurnEnded,
)
from engine.moa.views.view import MoaView, ScoringSheet
from render import Picture, painter
from render.contract import ALT_LIMIT
from render.kit.icons import has
from render.moa.cards import SKIES
from render.moa.outcome import places_after
from render.moa.panels import panel_boxes
from render.moa.sprites import icon_name
from render.moa.terrain import TONES
from tests.render import views
from tests.support.foreseen import foreseen

WORDS = wording("en")
MOA = painter("moa")
LONG = {seat: f"Bartłomiej-Maximilian {seat} Żółwiński ęąśź 𝔘𝔫𝔰𝔥𝔬𝔴𝔫" for seat in views.FIVE}


def image(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.slow
@pytest.mark.parametrize("name", views.ALL)
@pytest.mark.parametrize("names", [None, LONG], ids=["colours", "long-names"])
def test_every_board_can_be_drawn(name: str, names: dict[str, str] | None) -> None:
    picture = MOA.board(views.ALL[name](), WORDS, names=names, before=views.early() if name == "early" else None)
    assert (picture.width, picture.height) == (1600, 1200)
    assert len(picture.data) <= 350_000
    assert 0 < len(picture.alt) <= ALT_LIMIT


def test_everything_in_the_components_has_its_drawing() -> None:
    components = views.components()
    wanted = [*components.bird_cards, *components.mammals, *components.karakia_tiles]
    wanted += [icon_name(kind) for kind in components.leader_tiles]
    wanted += [f"terrain_{terrain}" for terrain in components.terrain_cards]
    assert [name for name in wanted if not has(name)] == []
    assert set(components.bird_cards) <= set(SKIES)
    assert set(components.terrain_cards) <= set(TONES)


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_panels_lie_beside_each_other(count: int) -> None:
    boxes = panel_boxes(count)
    assert all(0 <= box[0] < box[2] <= 1600 for box in boxes)
    assert all(one[2] < other[0] for one, other in pairwise(boxes))


def test_a_change_shows_where_it_happened_and_nowhere_else() -> None:
    now = views.crowded()
    calm, changed = (
        image(MOA.board(now, WORDS, before=before, caption="x").data) for before in (now, views.crowded_before())
    )
    box = ImageChops.difference(calm, changed).getbbox()
    assert box is not None
    assert box[2] < 1080
    assert box[3] < 940, "only the island shows changes"


def test_several_threads_draw_the_same_picture() -> None:
    crowd = views.crowded()
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: MOA.board(crowd, WORDS, names=LONG), range(8)))
    assert len({picture.data for picture in drawn}) == 1


def test_a_part_is_a_square_and_an_unknown_part_is_refused() -> None:
    picture = MOA.close_up(views.crowded(), WORDS, around="9")
    assert picture.width == picture.height
    assert "9 (" in picture.alt
    assert "\n" not in picture.alt
    with pytest.raises(LookupError):
        MOA.close_up(views.crowded(), WORDS, around="99")


def test_a_spectator_has_no_hand_and_proposes_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        MOA.hand(views.crowded(), WORDS)
    with pytest.raises(ValueError, match="spectator"):
        MOA.preview(views.crowded(), WORDS, EndTurn(), foreseen())


def hand_of(count: int) -> MoaView:
    view = views.early()
    hand = tuple(sorted((list(view.components.bird_cards) * 8)[:count]))
    seats = (*view.seats[:2], replace(view.seats[2], hand=hand, cards=count))
    return replace(view, seats=seats)


@pytest.mark.parametrize("count", [0, 1, 4, 5, 9, 30])
def test_hands_of_any_size(count: int) -> None:
    picture = MOA.hand(hand_of(count), WORDS, names=LONG)
    assert len(picture.data) <= 350_000
    assert len(picture.alt) <= ALT_LIMIT


def test_a_hand_adds_up_everything_that_can_be_spent() -> None:
    view = hand_of(0)
    plain = view.seats[2]
    tiles = replace(
        plain,
        hand=("kiwi",),
        leader_tiles=("fight:3", "vp:4"),
        karakia=("move", "two_fight", "two_fight"),
        karakia_fresh=("two_fight",),
    )
    picture = MOA.hand(replace(view, seats=(*view.seats[:2], tiles)), WORDS)
    assert "In all 5 fight, 2 honour, and 1 karakia." in picture.alt
    assert picture.height > MOA.hand(view, WORDS).height, "no room is kept for tiles that are not there"


LOST = InvasionSucceeded(6, "dog", Returned({"yellow": 11, "red": 12, "green": 10, "blue": 16, "white": 14}), "vp:2")
ACTIONS: list[tuple[MoaAction, tuple[MoaEvent, ...]]] = [
    (PlaceBirds(3, 3, cards=("kakapo", "kea", "pukeko")), (BirdsPlaced("blue", 3, 3, Spent()), TurnEnded("blue"))),
    (PlaceLeader(10, cards=("kiwi",), leader_tiles=("honour:2",)), (LeaderPlaced("blue", 10, None, Spent()),)),
    (
        Attack(8, 2, cards=("haasts_eagle", "tui"), two_fight=1, any_territory=True),
        (Attacked("blue", 8, "weasel", 2, False, Spent()),),
    ),
    (
        Attack(8, 1, cards=("haasts_eagle",), bird_cards=("pukeko",), bird_leader_tiles=()),
        (Attacked("blue", 8, "weasel", 1, False, Spent()),),
    ),
    (
        SellLand(5, "dog", cards=("kiwi", "kiwi")),
        (LandSold("blue", 5, "dog", 5, Returned({"blue": 15}, ("green",)), None, True, Spent()),),
    ),
    (BuyKarakia(("draw_one", "move"), cards=("morepork",)), (KarakiaBought("blue", ("draw_one", "move"), Spent()),)),
    (Move(5, 7, 2), (BirdsMoved("blue", 5, 7, 2),)),
    (Defend(cards=("haasts_eagle", "kea")), (Defended("blue", 6, "dog", Spent()),)),
    (Decline(), (DefenceDeclined("blue", 6, "dog", by_host=False), DefenceAsked("red", 6, "dog"))),
    (Decline(), (DefenceDeclined("blue", 6, "dog", by_host=False), LOST)),
    (DrawOne(), (TileUsed("blue", "draw_one"),)),
    (ExchangeThree(), (TileUsed("blue", "exchange_three"),)),
    (Discard(("kea", "kiwi", "tui")), (CardsDiscarded("blue", ("kea", "kiwi", "tui")),)),
    (EndTurn(), (TurnEnded("blue"),)),
    (PlaceBirds(5, 9, cards=("pukeko",) * 12), (BirdsPlaced("blue", 5, 9, Spent()),)),
]


def proposed(number: int, view: MoaView | None = None) -> Picture:
    action, events = ACTIONS[number]
    return MOA.preview(view or replace(views.crowded(), viewer="blue"), WORDS, action, foreseen(*events), names=LONG)


@pytest.mark.parametrize("number", range(len(ACTIONS)), ids=lambda number: f"{number}-{ACTIONS[number][0].type}")
def test_previews(number: int) -> None:
    picture = proposed(number)
    assert len(picture.data) <= 150_000
    assert 0 < len(picture.alt) <= ALT_LIMIT


def test_a_preview_tells_what_is_paid_and_needed() -> None:
    alt = proposed(0).alt
    assert "7 of 3 needed" in alt
    assert "3: sold to a rat by Yellow" in alt
    assert "4 of 5 needed" in proposed(3).alt


def test_a_declined_defence_shows_what_would_be_lost() -> None:
    others_asked, lost = proposed(8), proposed(9)
    assert "If nobody else defends: 6: invaded by a dog." in others_asked.alt
    assert "leader tile" not in others_asked.alt
    assert "6: invaded by a dog." in lost.alt
    assert "else" not in lost.alt


def test_a_preview_ends_with_the_turn_and_with_what_is_told_at_once() -> None:
    view = replace(views.crowded(), viewer="blue")
    placed, ended = BirdsPlaced("blue", 5, 1, Spent()), TurnEnded("blue")
    later = Defended("red", 6, "dog", Spent())
    assert [each.number for each in places_after(view, (placed, ended, later))] == [5]
    assert [each.number for each in places_after(view, (later, placed))] == [6]


def test_a_preview_keeps_no_room_for_what_it_does_not_show() -> None:
    heights = [proposed(number).height for number in (13, 10, 12, 9)]
    assert heights == sorted(set(heights))


def test_sheets() -> None:
    with pytest.raises(LookupError):
        MOA.sheet(views.early(), WORDS)
    picture = MOA.sheet(views.finished(), WORDS, names=LONG)
    assert len(picture.data) <= 350_000
    assert len(picture.alt) <= ALT_LIMIT
    earlier = MOA.sheet(views.finished(), WORDS, sheet=views.sheet(1))
    assert "period 1" in earlier.alt


def test_the_scores_are_told_highest_first() -> None:
    view = views.crowded()
    ranked = sorted(view.seats, key=lambda seat: seat.score or 0, reverse=True)
    told = [f"{seat.seat.capitalize()} {seat.score}" for seat in ranked]
    assert f"{', '.join(told[:-1])}, and {told[-1]}" in MOA.alt_text(view, WORDS)


def test_long_names_still_leave_a_short_alt_text() -> None:
    alt = MOA.alt_text(views.crowded(), WORDS, names=LONG, caption="A caption of many words " * 40)
    assert len(alt) <= ALT_LIMIT
    assert "Scores:" in alt
    assert "  " not in alt


@pytest.mark.parametrize(
    "change",
    [
        lambda view: replace(view, volcano=4),
        lambda view: replace(view, sales=view.sales + 1),
        lambda view: replace(view, first_player="red"),
        lambda view: replace(view, display={**view.display, "possum": 1}),
        lambda view: replace(view, karakia_stock={**view.karakia_stock, "move": 2}),
        lambda view: replace(view, bird_discard=view.bird_discard[1:]),
        lambda view: replace(view, mammal_discard=()),
        lambda view: replace(view, piles=replace(view.piles, birds=1)),
        lambda view: replace(view, seats=(replace(view.seats[0], trophies=()), *view.seats[1:])),
        lambda view: replace(view, seats=(replace(view.seats[0], karakia_fresh=("move",)), *view.seats[1:])),
        lambda view: replace(view, seats=(replace(view.seats[0], leaders=2), *view.seats[1:])),
        lambda view: replace(view, territories=(replace(view.territories[0], stronghold=True), *view.territories[1:])),
        lambda view: replace(view, active_terrain=tuple(reversed(view.active_terrain))),
    ],
)
def test_every_public_fact_is_in_the_full_description(change: Callable[[MoaView], MoaView]) -> None:
    view = views.crowded()
    assert MOA.full_text(change(view), WORDS) != MOA.full_text(view, WORDS)


def test_switches_are_named_where_they_are_not_as_usual() -> None:
    view = views.crowded()
    assert "differently" not in MOA.full_text(view, WORDS)
    text = MOA.full_text(replace(view, options={**view.options, "attack_icons": "separate"}), WORDS)
    assert "Played differently here: Icons when attacking (“Fight and birds are paid apart”)" in text


def test_the_neutral_colour_is_called_neutral_everywhere() -> None:
    view = views.duel()
    assert view.neutral == "yellow"
    assert "Yellow" not in MOA.alt_text(view, WORDS)
    assert "Neutral 3, Neutral leader" in MOA.alt_text(view, WORDS)
    text = MOA.full_text(view, WORDS)
    assert "Neutral 3 birds" in text
    assert text.count("Yellow") == 1, "once it is told which colour it is"
    rows = tuple(row for row in views.sheet().territories if "yellow" in row.pieces)
    hidden = ScoringSheet(1, rows, tuple(seat for seat in views.sheet().seats if seat.seat != "yellow"))
    assert "Yellow" not in MOA.sheet(view, WORDS, sheet=hidden).alt
    for each, names in ((hidden, None), (views.sheet(), dict.fromkeys(("red", "green", "blue", "white"), "Ann"))):
        text = MOA.sheet_text(each, WORDS, names=names)
        assert "Neutral" in text
        assert "Yellow" not in text


def test_a_sheet_in_words_leaves_out_where_nobody_is() -> None:
    rows = tuple(replace(row, pieces={}) if row.territory == 2 else row for row in views.sheet().territories)
    text = MOA.sheet_text(replace(views.sheet(), territories=rows), WORDS)
    assert "**1** (" in text
    assert "**2** (" not in text


def test_only_the_own_hand_is_in_the_full_description() -> None:
    assert "your hand" in MOA.full_text(views.early(), WORDS)
    assert "your hand" not in MOA.full_text(views.crowded(), WORDS)


def test_every_message_that_pictures_use_is_there() -> None:
    found: set[str] = set()
    for file in Path(str(files("render.moa"))).rglob("*.py"):
        found.update(re.findall(r'"(moa-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert len(found) > 50
    assert sorted(key for key in found if not WORDS.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_seats_differ_in_every_language(language: str) -> None:
    letters = {seat: wording(language)("moa-picture-letter", seat=seat) for seat in views.FIVE}
    assert all(len(letter) == 1 for letter in letters.values())
    assert all(letters[one] != letters[other] for one, other in combinations(views.FIVE, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_can_be_drawn_in_every_language(language: str) -> None:
    picture = MOA.board(views.crowded(), wording(language), names=LONG)
    assert len(picture.alt) <= ALT_LIMIT
