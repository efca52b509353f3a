"""The pages on which the next turn is prepared, of every game: they act at nothing, and say under which condition."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.games import PRESENTERS
from bot.games.pages import prepared
from bot.games.widgets import Button, Panel
from bot.hosting.playing.turn import Turn
from tests.bot.games.support import WORDS, Reader, controls, hold_to_limits, names_of, paged_cases, turn_at
from tests.support.games import Case
from tests.support.play import steps

CASES = paged_cases()
EVERY, FEW = 9, 25


def imagined(case: Case, seed: int) -> Iterator[Turn]:
    """Return turns still to come at some positions of a random game."""
    for match in islice(steps(case, seed), 0, EVERY * FEW, EVERY):
        positions = [case.game.at_turn(match.position, seat) for seat in case.setup.seats]
        yield from (turn_at(case.game, each, imagined=True) for each in positions if each is not None)


class Preparer(Reader):
    """Somebody who prepares."""

    def panel(self, path: str = "", chosen: object = ()) -> Panel:
        return self.shown(super().panel(path, chosen))  # type: ignore[arg-type]

    def shown(self, made: Panel) -> Panel:
        names = names_of([each.seat for each in self.turn.table.occupants])
        presenter, acts = PRESENTERS[self.turn.game.name], made.proposed
        places = presenter.places(self.turn, acts, names, WORDS) if acts else ()
        page = prepared.page(made, places, WORDS)
        hold_to_limits(page)
        assert not any(isinstance(each, Button) and each.confirms for each in controls(page))
        assert all(place in page.text for place in places)
        if acts is not None:
            assert presenter.in_words(self.turn, acts, names, WORDS)
            asked = [each.prepares for each in controls(page) if isinstance(each, Button) and each.prepares is not None]
            assert asked == ([True, False] if places else [True])
        return page


@pytest.mark.parametrize("case", CASES, ids=str)
def test_wherever_one_presses_nothing_acts_and_what_can_be_prepared_is_legal(case: Case) -> None:
    rng, reviewed = random.Random(7), Counter[str]()
    turns = list(imagined(case, 21))
    for turn in turns:
        reader = Preparer(turn)
        made: Panel | None = reader.panel()
        for _ in range(12):
            assert made is not None
            if made.proposed is not None:
                path = next(each.path for each in controls(made) if isinstance(each, Button) and each.prepares)
                assert reader.answer(path) == made.proposed
                reviewed[made.proposed.to_data()["type"]] += 1
                made = reader.panel()
            made, _ = reader.press(made, rng)
    assert bool(reviewed) == bool(turns)
