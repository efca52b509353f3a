"""What is told and drawn of a step tells nothing of what is hidden from whoever looks, as long as the game runs."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.discord.looking.replaying import _option
from bot.games import PRESENTERS
from bot.games.retold import Retelling
from bot.games.widgets import SHOWN
from bot.hosting.replaying.replay import Eyes, Replay
from bot.hosting.table import Occupant, Place, Refused, Status, Table
from bot.locale.words import LANGUAGES, wording
from engine.contract import Seat
from engine.log import Entry
from engine.steps import Step, steps_of
from render import painter
from tests.bot.discord.toy_show import ToyPresenter
from tests.support.games import CASES, Case
from tests.support.play import whole_match
from tests.support.twins import Played, play, some_swaps, twins

WORDS = wording("en")
WATCHED = [
    case
    for case in CASES
    if str(case)
    in {
        "moa-3-after_turn-shared-hidden",
        "laisla-3-basic-standard-one-True",
        "wingspan-1-",
        "toy-3-turns-False",
        "toy-2-together-False",
    }
]
DRAWN = 9
"""Of so many steps one is drawn."""


def table(case: Case, status: Status) -> Table:
    seats = tuple(Occupant(seat, f"Person {seat}", number) for number, seat in enumerate(case.setup.seats))
    now = datetime(2030, 1, 1, tzinfo=UTC)
    return Table(1, case.game.name, Place(1, 2), status, 1, "en", seats, case.setup.options, 99, now, {})


def entries(played: Sequence[Played]) -> list[Entry]:
    """Return a game as its log has it; chance is given as a replay needs it."""
    return [Entry(n, each.seat, each.action, (), tuple(each.events)) for n, each in enumerate(played, 1)]


def steps(case: Case, played: Sequence[Played]) -> list[Step]:
    """Return its steps; their positions are those that were played."""
    bare = steps_of(case.game, case.setup, entries(played))
    befores = [None, *(each.position for each in played)]
    return [
        replace(step, before=before, after=each.position, round=when(case, before or each.position))
        for step, before, each in zip(bare, befores, played, strict=False)
    ]


def when(case: Case, position: Any) -> str:
    return case.game.marks(case.game.view(position, None)).get("round", "")


def telling(case: Case, played: Sequence[Played], seat: Seat | None, status: Status = Status.RUNNING) -> Retelling:
    found = Replay(table(case, status), case.game, steps(case, played), seat)
    presenter = PRESENTERS.get(case.game.name) or ToyPresenter()
    return Retelling(found, presenter, found.eyes[0], lambda _: {each: each for each in case.game.colours}, WORDS)


def told(retelling: Retelling, step: Step) -> Any:
    """Return all that is said of a step."""
    option = _option(WORDS, retelling, step)
    return retelling.sentences(step), retelling.caption(step), retelling.mattered(step), option.to_dict()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRESENTERS)
def test_a_select_shows_each_step_whole_on_a_phone(game: str, language: str) -> None:
    """What is too long there stands below it, in the option's description."""
    case = next(case for case in CASES if case.game.name == game)
    match, words = whole_match(case, 60, time_outs=0.1), wording(language)
    named = {each: words(f"{game}-colour", seat=each) for each in case.game.colours}
    found = Replay(table(case, Status.FINISHED), case.game, steps_of(case.game, match.setup, match.entries), None)
    retelling = Retelling(found, PRESENTERS[game], Eyes(None, everything=True), lambda _: named, words)
    options = {step.number: _option(words, retelling, step) for step in found.steps}
    assert {each.label for each in options.values() if len(each.label) > SHOWN} == set()
    below = [each.description for each in options.values() if each.description]
    assert len(below) > len(options) / 3
    assert max(map(len, below)) <= 100
    for step in found.steps:
        line = retelling.line(step).replace("*", "")
        assert options[step.number].label.endswith(f" · {line}") or line.startswith(below_of(options[step.number]))


def below_of(option: discord.SelectOption) -> str:
    assert option.description
    return option.description.removesuffix("…")


def drawn(retelling: Retelling, step: Step) -> Any:
    """Return all that is shown of it."""
    found, paint = retelling.replay, painter(retelling.replay.game.name)
    view, before = found.view(step, retelling.eyes), found.view_before(step, retelling.eyes)
    events = [event.seen_by(None) for event in step.entry.events]
    return paint.board(view, WORDS, before=before, caption=retelling.caption(step), names={}, happened=events)


def seen(case: Case, played: Played, seat: Seat | None) -> Any:
    """Return all that a seat has seen by the rules: the suites of the engine hold that it tells of nothing else."""
    return case.game.view(played.position, seat), [event.seen_by(seat) for event in played.events]


def pairs(case: Case, seed: int, seat: Seat | None) -> Iterator[tuple[list[Played], list[Played]]]:
    """Return games beside twins that differ in hidden things, as far as `seat` can see no difference."""
    game = play(case, seed)
    for n, swap in some_swaps(game, random.Random(seed), 6):
        alike = []
        for one, other in twins(case, game, n, swap):
            if seen(case, one, seat) != seen(case, other, seat):
                break
            alike.append((one, other))
        if alike:
            yield [*game[:n], *(one for one, _ in alike)], [*game[:n], *(other for _, other in alike)]


@pytest.mark.slow
@pytest.mark.parametrize("case", WATCHED, ids=str)
def test_steps_of_a_running_game_hang_on_nothing_hidden(case: Case) -> None:
    watched = 0
    for seed in range(3):
        for seat in (None, case.setup.seats[0]):
            for one, other in pairs(case, seed, seat):
                first, second = telling(case, one, seat), telling(case, other, seat)
                for number, (mine, theirs) in enumerate(zip(first.replay.steps, second.replay.steps, strict=True)):
                    assert told(first, mine) == told(second, theirs)
                    if number % DRAWN == 0 and case.game.name in PRESENTERS:
                        assert drawn(first, mine) == drawn(second, theirs)
                    watched += mine.after.to_data() != theirs.after.to_data()
    assert watched > 20, "hardly anything was watched"


@pytest.mark.parametrize("case", [case for case in WATCHED if len(case.setup.seats) > 1], ids=str)
def test_when_it_is_over_what_was_hidden_is_told(case: Case) -> None:
    """The test above would find nothing where nothing is ever told."""
    found = 0
    for one, other in (pair for seed in range(5) for pair in pairs(case, seed, None)):
        first, second = telling(case, one, None, Status.FINISHED), telling(case, other, None, Status.FINISHED)
        assert first.eyes.everything
        found += any(
            first.sentences(mine) != second.sentences(theirs)
            for mine, theirs in zip(first.replay.steps, second.replay.steps, strict=True)
        )
    assert found


@pytest.mark.parametrize("case", [case for case in WATCHED if len(case.setup.seats) > 1], ids=str)
def test_what_may_not_be_seen_is_refused_whatever_is_asked(case: Case) -> None:
    game = play(case, 1)
    own, other = case.setup.seats[:2]
    for seat, eyes in ((None, Eyes(own)), (own, Eyes(other)), (own, Eyes(everything=True)), (None, Eyes("none"))):
        found = telling(case, game, seat).replay
        step = found.steps[-1]
        with pytest.raises(Refused, match="replay-eyes"):
            found.shown(eyes)
        for look in (found.view, found.view_before, found.events):
            with pytest.raises(Refused, match="replay-eyes"):
                look(step, eyes)
