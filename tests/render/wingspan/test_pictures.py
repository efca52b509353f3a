"""Wingspan's pictures of tables played by the rules."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.locale import LANGUAGES, wording
from engine.contract import Illegal
from engine.preview import Preview, preview
from engine.wingspan import wingspan
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.chapters.duet_map import largest_group
from engine.wingspan.events import Reacted
from engine.wingspan.names import FACES, RESOURCES, SPACES, SYMBOLS
from engine.wingspan.strength.distribution import Setting, summed_up
from engine.wingspan.views.view import WingspanView
from render.contract import ALT_LIMIT
from render.kit.icons import has
from render.kit.type import ELLIPSIS, fitted, paragraph
from render.wingspan import PAINTER as WINGSPAN
from render.wingspan import pictogram, sprites
from render.wingspan.board import GOALS, GRID, MAP
from render.wingspan.changes import changes
from render.wingspan.chart import History, PastGame, Strength
from render.wingspan.groups import counting
from render.wingspan.habitat import TONES
from render.wingspan.outcome import foreseen_event, token_outcome
from render.wingspan.preview_power import RESOURCES as RESOURCE_SIGNS
from render.wingspan.scan import last_scan, way
from render.wingspan.why import as_it_was
from tests.engine.wingspan.positions import SEAT, Table
from tests.render.wingspan import tables
from tests.support.foreseen import foreseen

WORDS = wording("en")
LONG = "Bartłomiej-Maximilian Żółwiński ęąśź 𝔘𝔫𝔰𝔥𝔬𝔴𝔫"
NAMES = {SEAT: LONG}
VIEWS = tables.ways()


def image(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def difference(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(image(one), image(other)).getbbox()


def components() -> Any:
    return VIEWS["crowded"].components


# -- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("names", [None, NAMES], ids=["colours", "long-names"])
def test_every_board_keeps_to_its_limits(name: str, names: dict[str, str] | None) -> None:
    picture = WINGSPAN.board(VIEWS[name], WORDS, names=names, before=VIEWS["crowded"], caption="What happened. " * 20)
    assert image(picture.data).size == (1600, 1200) == (picture.width, picture.height)
    assert len(picture.data) <= 350_000
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert " so far: birds" in picture.alt


@pytest.mark.slow
def test_no_text_is_shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    """In English, with an ordinary name; captions and names from outside may be shortened."""
    cut: list[str] = []

    def watched(make: Callable[..., Any]) -> Callable[..., Any]:
        def shown(*args: Any, **kwargs: Any) -> Any:
            made = make(*args, **kwargs)
            texts = made[0] if isinstance(made[0], list) else [made[0]]
            cut.extend(text for text in texts if text.endswith(ELLIPSIS))
            return made

        return shown

    monkeypatch.setattr("render.kit.canvas.fitted", watched(fitted))
    monkeypatch.setattr("render.kit.canvas.paragraph", watched(paragraph))
    names = {SEAT: "Cleo"}
    for view in VIEWS.values():
        mine = replace(view, viewer=view.seat)
        WINGSPAN.board(view, WORDS, names=names, before=VIEWS["crowded"])
        WINGSPAN.close_up(view, WORDS, names=names)
        WINGSPAN.hand(mine, WORDS)
        WINGSPAN.sheet(view, WORDS, names=names)
        for sheet in view.goal_sheets:
            WINGSPAN.sheet(view, WORDS, sheet=sheet, names=names)
        for turn in view.turns:
            if turn.scan is not None:
                WINGSPAN.why(view, WORDS, turn)
    for action in ACTIONS:
        WINGSPAN.preview(tables.crowded("red"), WORDS, action, seen_before(tables.crowded_table(), action))
    longest = Setting("green", "eagle_eyed_eagle", "ALLIANCE", "avid_asian_avian_admirer", "hoard")
    WINGSPAN.strength(Strength(longest, summed_up((60, 80, 95)), 84), WORDS)
    past = PastGame("30 Sep", "green", "eagle_eyed_eagle", 100, 100, won=True)
    WINGSPAN.history(History("Cleo", (past,) * 40), WORDS)
    assert cut == []


def test_what_did_not_change_looks_the_same() -> None:
    now, before = VIEWS["next"], VIEWS["crowded"]
    calm, changed = (WINGSPAN.board(now, WORDS, before=view, caption="x").data for view in (None, before))
    assert difference(calm, WINGSPAN.board(now, WORDS, before=now, caption="x").data) is None
    found = changes(now, before)
    assert found.added == {"r1c6", "r6c1"}
    assert found.birds == (6,)
    assert found.counts["tokens"] == 2
    assert found.goals == {(3, "yours")}
    assert found.reactions == {3}
    assert difference(calm, changed) is not None
    one, other = (image(data).crop((0, 90, 400, 700)) for data in (calm, changed))
    assert ImageChops.difference(one, other).getbbox() is None, "nothing happened in the upper west of the map"


def test_a_token_that_left_leaves_a_trace() -> None:
    table = tables.crowded_table()
    before = table.view
    after = table.does(Token("r4c2", None)).view
    assert changes(after, before).left == {"r4c2": SEAT}
    box = difference(WINGSPAN.board(after, WORDS, before=before).data, WINGSPAN.board(after, WORDS).data)
    assert box is not None
    x, y = GRID.centre("r4c2")
    assert box[0] < x < box[2]
    assert box[1] < y < box[3]


def test_another_setup_is_not_compared_with() -> None:
    assert WINGSPAN.board(VIEWS["crowded"], WORDS, before=VIEWS["early"]) == WINGSPAN.board(VIEWS["crowded"], WORDS)


def test_the_way_of_the_scan_is_drawn_over_the_spaces_passed() -> None:
    view = VIEWS["crowded"]
    scan = last_scan(view)
    assert scan is not None
    assert scan.space is not None
    assert way(scan)[-1] == scan.space
    plain = replace(view, turns=(*view.turns[:-1], replace(view.turns[-1], scan=None)))
    box = difference(WINGSPAN.board(view, WORDS).data, WINGSPAN.board(plain, WORDS, caption="").data)
    assert box is not None
    rows = [GRID.centre(space)[1] for space in way(scan)]
    assert box[1] < min(rows)
    assert MAP[0] <= box[0]
    assert last_scan(VIEWS["based"]) is None


def test_what_rests_on_an_unprinted_value_is_marked() -> None:
    view = VIEWS["last-round"]
    tracker = view.components.duet.tracker
    printed = tracker | {"4": tracker["4"].model_copy(update={"status": "printed"})}
    duet = view.components.duet.model_copy(update={"tracker": printed})
    sure = replace(view, components=view.components.model_copy(update={"duet": duet}))
    assert difference(WINGSPAN.board(view, WORDS).data, WINGSPAN.board(sure, WORDS).data) is not None
    assert "reconstructed" in WINGSPAN.full_text(view, WORDS)
    table = tables.based_table()
    goals = [each.model_copy(update={"status": "printed"}) for each in components().base.goals]
    base = table.view.components.base.model_copy(update={"goals": tuple(goals)})
    based = replace(table.view, components=table.view.components.model_copy(update={"base": base}))
    assert difference(WINGSPAN.board(table.view, WORDS).data, WINGSPAN.board(based, WORDS).data) is not None
    assert "(assumed)" in WINGSPAN.hand(replace(VIEWS["early"], viewer="red"), WORDS).alt


def test_the_goal_that_counts_now_stands_out() -> None:
    view = VIEWS["crowded"]
    other = replace(view, progress=tuple(replace(each, hers=each.hers + (each.round == 3)) for each in view.progress))
    box = difference(WINGSPAN.board(view, WORDS).data, WINGSPAN.board(other, WORDS).data)
    assert box is not None
    third = GOALS[0] + (GOALS[2] - GOALS[0]) / 2
    assert third <= box[0] < box[2] <= third + (GOALS[2] - GOALS[0]) / 4


def test_several_threads_draw_the_same_picture() -> None:
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: WINGSPAN.board(VIEWS["crowded"], WORDS, names=NAMES), range(8)))
    assert len({picture.data for picture in drawn}) == 1


# -- art ------------------------------------------------------------------------------------------------------------


def test_everything_in_the_components_has_its_drawing() -> None:
    duet, base = components().duet, components().base
    spaces = {word for space in duet.spaces for word in (space.habitat, space.type, space.symbol, space.bonus) if word}
    sections = [section for card in components().cards for section in card.sections.values()]
    wanted = spaces | set(SYMBOLS) | {section.action for section in sections} | set(RESOURCE_SIGNS.values())
    assert sorted(name for name in wanted if not has(name)) == []
    assert set(RESOURCE_SIGNS) == set(RESOURCES)
    assert set(TONES) == {space.habitat for space in duet.spaces}
    goals = {goal for tile in (*duet.tiles, *base.tiles) for goal in tile.goals if "edge" not in goal}
    assert goals <= set(pictogram.GOALS)
    assert sorted(sign for signs in pictogram.GOALS.values() for sign in signs if not has(sign)) == []


def test_every_goal_and_every_face_has_its_own_pictogram() -> None:
    goals = {pictogram.goal(name, 60).tobytes() for name in pictogram.GOALS}
    assert len(goals) == len(pictogram.GOALS)
    assert len({sprites.die(face, 60).tobytes() for face in FACES}) == len(FACES)


def test_every_goal_has_its_own_name() -> None:
    assert len({WORDS("wingspan-goal", goal=goal) for goal in pictogram.GOALS}) == len(pictogram.GOALS)


SIGHT = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
    "grey": ((0.299, 0.587, 0.114),) * 3,
}
"""How colours look to other eyes (Machado, Oliveira and Fernandes 2009), and in grey."""


@pytest.mark.parametrize("sight", SIGHT)
def test_habitats_differ_for_all_eyes(sight: str) -> None:
    def seen(colour: str) -> tuple[float, ...]:
        values = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
        return tuple(sum(a * b for a, b in zip(row, values, strict=True)) for row in SIGHT[sight])

    for one, other in combinations(TONES.values(), 2):
        pairs = zip(seen(one.ground), seen(other.ground), strict=True)
        assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 > 45


# -- close-ups, its card, why -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["crowded", "based", "unset", "duet-end"])
def test_close_ups_are_squares(name: str) -> None:
    picture = WINGSPAN.close_up(VIEWS[name], WORDS, names=NAMES)
    assert picture.width == picture.height == image(picture.data).width
    assert len(picture.data) <= 350_000


def test_a_part_of_the_map_shows_the_space_and_its_surroundings() -> None:
    picture = WINGSPAN.close_up(VIEWS["crowded"], WORDS, around="C3")
    assert picture.width == picture.height
    assert "C3 (wetland, ground nest)" in picture.alt
    assert len(picture.data) <= 350_000
    drawn = {WINGSPAN.close_up(VIEWS["crowded"], WORDS, around=place).data for place in ("A1", "A6", "C3", "F1", "F6")}
    assert len(drawn) == 5
    for place in ("A0", "15", "r3c3"):
        with pytest.raises(LookupError):
            WINGSPAN.close_up(VIEWS["crowded"], WORDS, around=place)


def test_a_spectator_has_no_hand_and_proposes_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        WINGSPAN.hand(VIEWS["crowded"], WORDS)
    with pytest.raises(ValueError, match="spectator"):
        WINGSPAN.preview(VIEWS["crowded"], WORDS, Turn(), foreseen())


def test_her_card_is_explained() -> None:
    alt = WINGSPAN.hand(tables.crowded("red"), WORDS).alt
    assert alt.startswith("Her card A10, round 3.")
    assert "3: Draw cards, remove a cube – carried out" in alt
    assert "rodent, fish, fruit, invertebrate/seed, invertebrate, seed" in alt
    based = WINGSPAN.her_card(tables.based(), WORDS)
    assert "4: nothing printed here" in based.alt
    assert len(based.data) <= 350_000


def test_why_tells_corner_look_ups_and_way() -> None:
    view = VIEWS["crowded"]
    picture = WINGSPAN.why(view, WORDS)
    scan = view.turns[-1].scan
    assert scan is not None
    taken = sum(each.why == "taken" for each in scan.passed)
    assert f"{taken} taken, {len(scan.passed) - taken} that do not fit" in picture.alt
    assert "her scan begins in that corner" in picture.alt
    assert (
        f"{WORDS('wingspan-habitat', habitat=scan.habitat)} and {WORDS('wingspan-type', type=scan.type)}" in picture.alt
    )
    assert len(picture.data) <= 350_000


def test_why_explains_an_earlier_turn_and_a_goal() -> None:
    view = VIEWS["crowded"]
    played = next(turn for turn in view.turns if turn.action == "play_bird" and turn.scan)
    picture = WINGSPAN.why(view, WORDS, played)
    assert picture != WINGSPAN.why(view, WORDS)
    assert "She played a bird" in picture.alt


def test_an_earlier_map_is_shown_without_what_came_later() -> None:
    view = VIEWS["crowded"]
    scanned = [turn for turn in view.turns if turn.scan and turn.scan.space]
    first = scanned[0]
    assert first.scan is not None
    then = as_it_was(view, first, first.scan)
    hers = {space for space, seat in then.map.items() if seat == view.automa}
    assert hers == {first.scan.space}
    assert then.round == first.round


def test_without_a_scan_there_is_nothing_to_explain() -> None:
    with pytest.raises(LookupError):
        WINGSPAN.why(VIEWS["based"], WORDS)


# -- previews -------------------------------------------------------------------------------------------------------

ACTIONS: list[WingspanAction] = [
    Token(None, "r6c1"),
    Token(None, "reset"),
    Token("r4c2", "r5c1"),
    Token("reset", None),
    React("Great Hornbill"),
    React("Common Loon", count=2),
    React("Eurasian Hoopoe"),
    React("Common Myna"),
    React(None, (("egg", 2),), (("food", 1),)),
    TakeBack(1),
    Tray(3, 3, (5, 7)),
    Tray(3, 3),
    Goal(3),
    Score(40, 5, 12, 3, 4, 2),
    Setup(),
    Turn(),
]


def seen_before(table: Table, action: WingspanAction) -> Preview:
    """Return what the rules foresee of an action; nothing where it is not asked at this table."""
    try:
        return preview(wingspan, table.position, SEAT, action)
    except Illegal:
        return foreseen()


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_previews(action: WingspanAction) -> None:
    table = tables.asked_about_the_tray() if isinstance(action, Tray) else tables.crowded_table()
    view = wingspan.view(table.position, SEAT)
    picture = WINGSPAN.preview(view, WORDS, action, seen_before(table, action), names=NAMES)
    assert len(picture.data) <= 150_000
    assert 0 < len(picture.alt) <= ALT_LIMIT


def test_a_preview_of_a_base_goal_shows_the_count() -> None:
    view = tables.based("red")
    one, other = (WINGSPAN.preview(view, WORDS, Goal(3, count), foreseen()).data for count in (2, 5))
    assert one != other


@pytest.mark.parametrize("target", ["r6c1", "r5c1", "r2c2", "reset"])
def test_a_preview_of_a_token_foresees_what_the_rules_then_do(target: str) -> None:
    table = tables.crowded_table()
    before, action = table.view, Token(None, target)
    brings = token_outcome(before, preview(wingspan, table.position, SEAT, action))
    after = table.does(action).view
    assert brings.group == tuple(len(view.groups[SEAT]) for view in (before, after))
    was = {each.round: each.yours for each in before.progress}
    assert brings.goals == {
        each.round: (was[each.round], each.yours) for each in after.progress if each.yours != was[each.round]
    }


@pytest.mark.parametrize("action", [each for each in ACTIONS if isinstance(each, React)], ids=str)
def test_a_preview_of_a_power_foresees_what_the_rules_then_do(action: React) -> None:
    table = tables.crowded_table()
    reacted = foreseen_event(preview(wingspan, table.position, SEAT, action), Reacted)
    assert reacted is not None
    before = table.view.hers.tokens
    assert table.does(action).view.hers.tokens - before == reacted.tokens


def test_what_counts_for_a_goal_is_what_it_would_miss() -> None:
    view = VIEWS["crowded"]
    lit = counting(view, "tokens_on_food_spaces")
    kinds = {space.id: space.type for space in view.components.duet.spaces}
    assert lit == {space for space in view.map if kinds[space] == "food"}
    assert lit < set(SPACES)


# -- scoring sheets -------------------------------------------------------------------------------------------------


def test_a_sheet_is_there_before_the_end_and_names_the_winner_then() -> None:
    early = WINGSPAN.sheet(VIEWS["crowded"], WORDS, names=NAMES)
    assert early.alt.startswith("Her points so far.")
    final = WINGSPAN.sheet(VIEWS["duet-end"], WORDS)
    winner = "Automa" if VIEWS["duet-end"].final.winner != SEAT else "Red"  # type: ignore[union-attr]
    assert final.alt.startswith(f"{winner} wins.")
    assert "Largest group" in final.alt
    assert "Largest group" not in WINGSPAN.sheet(VIEWS["base-end"], WORDS).alt
    assert len(final.data) <= 350_000


@pytest.mark.parametrize("name", ["crowded", "based"])
def test_a_goal_has_its_sheet(name: str) -> None:
    view = VIEWS[name]
    for sheet in view.goal_sheets:
        picture = WINGSPAN.sheet(view, WORDS, sheet=sheet, names=NAMES)
        assert picture.alt.startswith(f"Goal {sheet.round}:")
        assert len(picture.data) <= 350_000
        assert WORDS("wingspan-points", points=sheet.hers.points) in WINGSPAN.sheet_text(sheet, WORDS)


def test_a_tie_says_what_decided_it() -> None:
    view = tables.finished(tables.crowded_table(), tied=True).view
    assert view.final is not None
    assert view.final.tied
    assert "tie" in WINGSPAN.sheet(view, WORDS).alt
    text = WINGSPAN.sheet_text(view.final, WORDS, names={SEAT: "Cleo"})
    assert f"Left over: she {view.final.hers.leftover} token" in text
    named = "Automa" if view.final.winner == view.automa else "Cleo"
    assert text.startswith(f"{named} wins the tie")


# -- texts ----------------------------------------------------------------------------------------------------------


def test_long_names_still_leave_a_short_alt_text() -> None:
    alt = WINGSPAN.alt_text(VIEWS["crowded"], WORDS, names=NAMES, caption="A caption of many words " * 40)
    assert len(alt) <= ALT_LIMIT
    assert " so far: birds" in alt
    assert "  " not in alt


def _last(view: WingspanView, **changed: object) -> WingspanView:
    return replace(view, turns=(*view.turns[:-1], replace(view.turns[-1], **changed)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "change",
    [
        lambda view: replace(view, round=2),
        lambda view: replace(view, turn=5),
        lambda view: replace(view, asked=None),
        lambda view: replace(view, setup=replace(view.setup, level="eaglet")),
        lambda view: replace(view, setup=replace(view.setup, tokens="hoard")),
        lambda view: replace(view, drawn=("A09",)),
        lambda view: replace(view, current="A09"),
        lambda view: replace(view, current=None),
        lambda view: replace(view, unseen=("A05",)),
        lambda view: replace(view, removed=()),
        lambda view: replace(view, bonus=replace(view.bonus, values=(1, 2))),
        lambda view: replace(view, hers=replace(view.hers, birds=(9,))),
        lambda view: replace(view, hers=replace(view.hers, face_down=1)),
        lambda view: replace(view, hers=replace(view.hers, eggs=1)),
        lambda view: replace(view, hers=replace(view.hers, tokens=1)),
        lambda view: replace(view, hers=replace(view.hers, cubes=1)),
        lambda view: replace(view, hers=replace(view.hers, goal_points=99)),
        lambda view: replace(view, standing=replace(view.standing, total=99)),
        lambda view: replace(view, map={}),
        lambda view: replace(view, reset=0),
        lambda view: replace(view, supply={"red": 1, "blue": 1}),
        lambda view: replace(view, groups={"red": (), "blue": ()}),
        lambda view: replace(view, goal_sheets=()),
        lambda view: replace(view, progress=(replace(view.progress[0], hers=9), *view.progress[1:])),
        lambda view: replace(view, reactions=(replace(view.reactions[0], taken_back=True),)),
        lambda view: _last(view, face_down=0),
        lambda view: _last(view, eggs=4),
        lambda view: _last(view, kept=(3,)),
        lambda view: _last(view, scan=None),
        lambda view: replace(view, marks=()),
    ],
)
def test_every_public_fact_is_in_the_full_description(change: Callable[[WingspanView], WingspanView]) -> None:
    view = replace(VIEWS["crowded"], marks=VIEWS["last-round"].marks)
    assert WINGSPAN.full_text(change(view), WORDS) != WINGSPAN.full_text(view, WORDS)


def test_the_full_description_lists_every_token_with_its_space() -> None:
    view = VIEWS["crowded"]
    text = WINGSPAN.full_text(view, WORDS, names={SEAT: "Cleo"})
    assert "Cleo (Red)" in text
    assert "D2 (wetland, fish)" in text
    assert len(largest_group([space for space, seat in view.map.items() if seat == view.automa])) > 1


def test_an_ended_game_says_so() -> None:
    view = wingspan.view(tables.finished(tables.based_table()).position, None)
    winner = "Automa" if view.automa in (view.result.winners if view.result else ()) else "Red"
    assert f"{winner} wins" in WINGSPAN.full_text(view, WORDS)
    assert f"{winner} wins" in WINGSPAN.board(view, WORDS).alt


def test_every_message_that_pictures_use_is_there_and_none_is_left_over() -> None:
    used: set[str] = set()
    for file in Path(str(files("render.wingspan"))).rglob("*.py"):
        used.update(re.findall(r'"(wingspan-[a-z-]+)"', file.read_text(encoding="utf-8")))
    written = Path(str(files("bot.locale"))).joinpath("en", "wingspan-picture.ftl").read_text(encoding="utf-8")
    assert sorted(key for key in used if not WORDS.has(key)) == []
    inside = set(re.findall(r"\{ (wingspan-[a-z-]+) \}", written))
    assert sorted(set(re.findall(r"^(wingspan-[a-z-]+) =", written, re.MULTILINE)) - used - inside) == []


def test_each_bird_has_a_small_picture_of_what_it_brings() -> None:
    view = VIEWS["crowded"]
    drawn = {}
    for power in view.components.powers:
        drawn[power.id] = {WINGSPAN.part(view, WORDS, ("bird", bird), bird).data for bird in power.birds}
        assert len(drawn[power.id]) == 1, "birds that bring the same look the same"
    assert drawn["one_food"] != drawn["two_cards"]
    assert drawn["egg_for_card"] != drawn["one_card"]
    with pytest.raises(LookupError):
        WINGSPAN.part(view, WORDS, ("bird", "Dodo"), "Dodo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_differ_in_every_language(language: str) -> None:
    words = wording(language)
    letters = [words("wingspan-picture-letter", side=side) for side in ("automa", *wingspan.colours)]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)
