"""What holds for the panels of every game that are made from its tree of choices."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import PRESENTERS
from bot.games.widgets import Button, Panel, Select
from bot.hosting.playing.turn import Turn
from bot.locale.words import LANGUAGES, wording
from engine.choices import PATH_LENGTH, leaves, trace
from engine.contract import AnyGame, Illegal, Unreadable
from engine.match import Match
from tests.bot.games.support import Reader, controls, leads, paged_cases, turn_at, turns
from tests.support.games import Case, fewest_and_most
from tests.support.permute import permute

CASES = paged_cases()
every_case = pytest.mark.parametrize("case", fewest_and_most(CASES), ids=str)


@every_case
def test_wherever_one_presses_a_panel_follows_and_confirm_is_legal(case: Case) -> None:
    rng = random.Random(7)
    confirmed: Counter[str] = Counter()
    for turn in turns(case, seed=11):
        if rng.random() < 0.5:
            continue
        reader = Reader(turn)
        made: Panel | None = reader.panel()
        for _ in range(6):
            assert made is not None
            made, path = reader.press(made, rng)
            if made is None:
                confirmed[reader.answer(path).to_data()["type"]] += 1
                made = reader.panel()
    assert confirmed


def first_of_each() -> list[Case]:
    """Return a case of each game for each number of seats."""
    return list({(case.game.name, len(case.setup.seats)): case for case in CASES}.values())


@pytest.mark.slow
@pytest.mark.parametrize("case", fewest_and_most(first_of_each()), ids=str)
def test_a_whole_game_is_played_by_pressing_alone(case: Case) -> None:
    rng = random.Random(len(case.setup.seats))
    match = Match.start(case.game, case.setup, rng)
    while match.decisions():
        turn = turn_at(case.game, match.position)
        reader = Reader(turn)
        made: Panel | None = reader.panel()
        path = ""
        while made is not None:
            made, path = reader.press(made, rng)
        match.act(turn.seat, reader.answer(path), rng)
    assert match.result is not None


@pytest.mark.slow
@every_case
def test_each_way_that_is_possible_is_reached_and_no_other(case: Case) -> None:
    rng = random.Random(3)
    for turn in turns(case, seed=12):
        if rng.random() < 0.1:
            legal = {type(action) for action in turn.actions()}
            assert reached_kinds(Reader(turn)) == legal


def reached_kinds(reader: Reader) -> set[type]:
    """Return the kinds of actions that the panel confirms, trying the ends of every select and every button."""
    found: set[type] = set()
    seen: set[tuple[str, ...]] = set()
    waiting = [reader.panel()]
    while waiting and len(seen) < 400:
        for control in controls(waiting.pop(0)):
            if isinstance(control, Button) and control.confirms and not control.disabled:
                found.add(type(reader.answer(control.path)))
                continue
            for chosen in followed(control):
                if (control.path, *chosen) not in seen:
                    seen.add((control.path, *chosen))
                    waiting.append(reader.panel(control.path, chosen))
    return found


def followed(control: Button | Select) -> list[list[str]]:
    if isinstance(control, Button):
        return [[]] if leads(control) and control.form is None else []
    first = [choice.value for choice in control.choices[: max(1, control.at_least)]]
    return [first, [control.choices[-1].value]] if control.at_least <= 1 else [first]


@every_case
def test_a_panel_does_not_hang_on_what_its_seat_cannot_know(case: Case) -> None:
    rng = random.Random(5)
    for turn in turns(case, seed=13):
        if rng.random() < 0.3 and not turn.answered:
            reader = Reader(turn)
            twin = Reader(turn_at(case.game, permute(case.game, turn._position, turn.seat, rng), turn.decision))
            made = reader.panel()
            assert twin.panel() == made
            control = rng.choice(controls(made))
            chosen = [control.choices[0].value] if isinstance(control, Select) else []
            assert twin.panel(control.path, chosen) == reader.panel(control.path, chosen)


@every_case
def test_what_was_answered_is_marked_and_what_is_typed_has_a_path(case: Case) -> None:
    rng = random.Random(9)
    for turn in turns(case, seed=14):
        if rng.random() < 0.1:
            for _, action in zip(range(20), leaves(turn.tree), strict=False):
                path = trace(turn.tree, action)
                assert len(path) <= PATH_LENGTH
                assert Reader(turn).answer(path) == action


@cache
def some_turns() -> dict[str, list[Turn]]:
    """Return some decisions of each game, of every kind that its first game has."""
    found: dict[str, dict[str, Turn]] = {}
    for case in CASES:
        of_game = found.setdefault(case.game.name, {})
        for turn in turns(case, seed=21):
            of_game.setdefault(turn.decision.kind, turn)
    return {name: list(kinds.values()) for name, kinds in found.items()}


PATHS = "abcdefghijklmnoprstuvwxyz0123456789_.,;=+-"


@given(st.data(), st.text(PATHS, max_size=70), st.lists(st.text(max_size=8), max_size=4))
def test_no_forged_path_breaks_a_panel(data: st.DataObject, path: str, chosen: list[str]) -> None:
    for of_game in some_turns().values():
        Reader(data.draw(st.sampled_from(of_game))).panel(path, chosen)


@given(st.data(), st.integers(0, 60), st.text(PATHS, max_size=3), st.lists(st.text(max_size=8), max_size=3))
def test_no_path_that_is_changed_breaks_a_panel(data: st.DataObject, at: int, by: str, chosen: list[str]) -> None:
    for name, of_game in some_turns().items():
        turn = data.draw(st.sampled_from(of_game))
        path = trace(turn.tree, turn.decision.default)
        forged = path[:at] + by + path[at + 1 :]
        Reader(turn).panel(forged, chosen)
        try:
            turn.check(PRESENTERS[name].answer(turn, forged))
        except (Illegal, Unreadable):
            continue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game", {case.game.name: case.game for case in CASES}.values(), ids=lambda game: str(game.name)
)
def test_every_way_and_question_has_its_words(game: AnyGame, language: str) -> None:
    words = wording(language)
    pages = PRESENTERS[game.name].pages(None, {}, words)
    asks = {ask.name for way in game.ways for ask in way.asks}
    needed = [f"way-{way.key}" for way in game.ways] + [f"ask-{ask}" for ask in asks]
    needed += [f"need-{ask}" for ask in pages.needs] if pages else []
    assert [key for key in needed if not words.has(f"{game.name}-{key}".replace("_", "-"))] == []
