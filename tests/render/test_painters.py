"""What holds for every game's painter, over positions of random games."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from bot.locale import LANGUAGES, wording
from engine.match import Match
from render import GAMES, Picture, painter
from render.contract import ALT_LIMIT
from render.kit.cache import Cache
from render.kit.type import paragraph
from tests.render.signs import has_signs
from tests.support.foreseen import foreseen
from tests.support.games import CASES, Case, fewest_and_most
from tests.support.permute import permute
from tests.support.play import some_match, steps

WORDS = wording("en")
DRAWN = [case for case in CASES if case.game.name in GAMES]
OF_GAME = {game: [case for case in DRAWN if case.game.name == game] for game in GAMES}
EVERY_SIZE = [case for cases in OF_GAME.values() for number, case in enumerate(cases) if number < 4 or number % 3 == 0]
"""Every number of seats of each game, and some of the switches, which hardly show on pictures."""
LARGEST = 350_000


def test_an_unknown_game_has_no_painter() -> None:
    with pytest.raises(LookupError, match="chess"):
        painter("chess")


_MATCHES: dict[str, tuple[Match, ...]] = {}


def matches(case: Case) -> tuple[Match, ...]:
    """Return a few random games, each stopped at a random place."""
    if str(case) not in _MATCHES:
        _MATCHES[str(case)] = tuple(some_match(case, random.Random(f"{case}-{number}")) for number in range(2))
    return _MATCHES[str(case)]


def views(case: Case) -> Iterator[tuple[Match, str | None]]:
    for match in matches(case):
        for seat in (None, match.setup.seats[0], match.setup.seats[-1]):
            yield match, seat


def _holds(picture: Picture) -> None:
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert picture.media_type == f"image/{(image.format or '').lower()}"
    assert len(picture.data) <= LARGEST
    assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("case", fewest_and_most(EVERY_SIZE), ids=str)
def test_no_line_of_the_whole_board_in_words_says_nothing(case: Case) -> None:
    nothing = WORDS(f"{case.game.name}-nothing")
    first = next(iter(steps(case, seed=1)))
    for position in (first.position, *(match.position for match in matches(case))):
        told = painter(case.game.name).full_text(case.game.view(position, None), WORDS).splitlines()
        assert [line for line in told if line.endswith((f": {nothing}", f"on {nothing}"))] == []


@pytest.mark.slow
@pytest.mark.parametrize("case", fewest_and_most(EVERY_SIZE), ids=str)
def test_every_picture_keeps_to_its_limits(case: Case) -> None:
    draw = painter(case.game.name)
    for match, seat in views(case):
        view = case.game.view(match.position, seat)
        _holds(draw.board(view, WORDS, caption="What happened. " * 30))
        if seat is not None:
            _holds(draw.hand(view, WORDS))
        assert len(draw.alt_text(view, WORDS, caption="word " * 400)) <= ALT_LIMIT
        assert draw.full_text(view, WORDS)


@pytest.mark.slow
@pytest.mark.parametrize("case", fewest_and_most(EVERY_SIZE), ids=str)
def test_names_of_any_kind_are_made_to_fit(case: Case) -> None:
    draw = painter(case.game.name)
    match = matches(case)[-1]
    seats = match.setup.seats
    view = case.game.view(match.position, seats[0])
    for name in ("Bartłomiej-Maximilian-Alexander Żółwiński", "\u200b\U0001d518\n", ""):
        names = dict.fromkeys(seats, name)
        _holds(draw.board(view, WORDS, names=names, before=case.game.view(matches(case)[0].position, None)))
        _holds(draw.close_up(view, WORDS, names=names))
        _holds(draw.hand(view, WORDS, names=names))
        assert len(draw.alt_text(view, WORDS, names=names)) <= ALT_LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_has_no_hand_and_proposes_nothing(game: str) -> None:
    case = next(case for case in DRAWN if case.game.name == game)
    match = matches(case)[0]
    view = case.game.view(match.position, None)
    with pytest.raises(ValueError, match="spectator"):
        painter(game).hand(view, WORDS)
    action = next(entry.action for entry in match.entries if entry.action)
    with pytest.raises(ValueError, match="spectator"):
        painter(game).preview(view, WORDS, action, foreseen())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_signs_mean_can_be_read_on_a_phone(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a phone is as wide as a quarter of the picture, its words still have the size of small print."""
    if not has_signs(game):
        pytest.skip("its pictures have no signs: everything is written out")
    sizes: list[int] = []

    def noted(*args: Any, **kwargs: Any) -> tuple[list[str], int]:
        made = paragraph(*args, **kwargs)
        sizes.append(made[1])
        return made

    monkeypatch.setattr("render.kit.canvas.paragraph", noted)
    match = matches(OF_GAME[game][0])[0]
    painter(game).legend(match.game.view(match.position, None), wording(language))
    assert len(sizes) > 10
    assert min(sizes) >= 36


@pytest.mark.parametrize("case", fewest_and_most(EVERY_SIZE), ids=str)
def test_the_same_view_always_gives_the_same_bytes(case: Case) -> None:
    draw = painter(case.game.name)
    match = matches(case)[0]
    first, second = (draw.board(case.game.view(match.position.copy(), None), WORDS) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("case", fewest_and_most(EVERY_SIZE), ids=str)
def test_what_a_seat_cannot_know_changes_nothing_it_is_shown(case: Case) -> None:
    draw = painter(case.game.name)
    for number, (match, seat) in enumerate(views(case)):
        other = permute(case.game, match.position, seat, random.Random(number))
        now, then = (case.game.view(position, seat) for position in (match.position, other))
        assert draw.board(now, WORDS) == draw.board(then, WORDS)
        assert draw.full_text(now, WORDS) == draw.full_text(then, WORDS)
        if seat is not None:
            assert draw.hand(now, WORDS) == draw.hand(then, WORDS)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_of_earlier_pictures_is_not_out_of_date(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards of one game, with what may be copied from those before, and drawn anew."""
    draw, case = painter(game), OF_GAME[game][0]
    shown = [case.game.view(match.position, None) for match in steps(case, seed=7)]
    shown = shown[:: len(shown) // 3]
    kept = [draw.board(view, WORDS).data for view in shown]
    monkeypatch.setattr("render.kit.canvas.REGIONS", Cache(budget=0))
    for view, before in zip(shown, kept, strict=True):
        assert draw.board(view, WORDS).data == before
