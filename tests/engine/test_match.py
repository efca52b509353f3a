"""A running match: acting, previews, time-outs, taking back, and coming back from storage."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from engine.automa import RandomPlayer
from engine.chance import ChanceError
from engine.contract import Game, Illegal, Outcome, Seat, ShuffleOrDie, Unreadable
from engine.log import Entry, Start, TimeOut, new_setup
from engine.match import CannotUndo, Match
from engine.question import Question
from tests.engine.toy import Draw, Lay, Pass, Toy, ToyAction, ToyEvent, ToyPosition
from tests.support.games import CASES, Case
from tests.support.play import steps, whole_match

TOY = Toy()
RNG = random.Random(0)


def match_of(number: int, **options: str | bool) -> Match:
    """Start a toy game."""
    return Match.start(TOY, new_setup(TOY, TOY.colours[:number], options), random.Random(5))


def turn(match: Match) -> tuple[str, int]:
    """Give who is asked first, and a card of that seat."""
    seat = match.decisions()[0].seat
    return seat, match.position.hands[seat][0]


def test_a_refused_action_leaves_no_entry() -> None:
    match = match_of(3)
    seat, _ = turn(match)
    with pytest.raises(Illegal, match="not-held"):
        match.act(seat, Lay(99), RNG)
    assert [entry.action for entry in match.entries] == [Start()]


def test_a_time_out_takes_the_default_in_the_hosts_name() -> None:
    match = match_of(3)
    seat, _ = turn(match)
    entry = match.time_out(seat, RNG)
    assert (entry.n, entry.seat, entry.action) == (2, None, TimeOut(seat, Pass()))
    with pytest.raises(ValueError, match="asked nothing"):
        match.time_out(seat, RNG)


def test_the_own_last_action_can_be_undone() -> None:
    match = match_of(3)
    before = match.position.to_data()
    seat, card = turn(match)
    acted = match.act(seat, Lay(card), RNG)
    assert match.undo(seat) == [acted]
    assert match.position.to_data() == before
    assert len(match.entries) == 1


def test_nothing_to_undo_at_the_start() -> None:
    match = match_of(3)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(turn(match)[0])


def test_no_undo_of_what_showed_a_card() -> None:
    match = match_of(3)
    seat, _ = turn(match)
    match.act(seat, Draw(), RNG)
    with pytest.raises(CannotUndo, match="revealed") as refused:
        match.undo(seat)
    assert refused.value.entry == match.entries[-1]


def test_who_plays_alone_goes_back_to_the_own_last_action_whatever_came_since() -> None:
    match = match_of(3)
    one, _ = turn(match)
    match.act(one, Draw(), RNG)
    before = match.position.to_data()
    acted = match.act(turn(match)[0], Pass(), RNG)
    seat = acted.seat or ""
    others = [match.act(turn(match)[0], Draw(), RNG)]
    while turn(match)[0] != seat:
        others.append(match.act(turn(match)[0], Pass(), RNG))
    with pytest.raises(CannotUndo, match="other-acted"):
        match.undo(seat)
    assert match.undo(seat, alone=True) == [acted, *others]
    assert match.position.to_data() == before


def test_no_undo_of_a_die() -> None:
    match = match_of(3, lucky=True)
    seat, card = turn(match)
    match.act(seat, Lay(card), RNG)
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(seat)


def test_no_undo_after_another_seat_acted_or_was_timed_out() -> None:
    match = match_of(3)
    first, card = turn(match)
    match.act(first, Lay(card), RNG)
    second, _ = turn(match)
    with pytest.raises(CannotUndo, match="not-yours"):
        match.undo(second)
    match.time_out(second, RNG)
    with pytest.raises(CannotUndo, match="other-acted"):
        match.undo(first)


def test_no_undo_of_ones_own_time_out() -> None:
    match = match_of(3)
    seat, _ = turn(match)
    match.time_out(seat, RNG)
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_when_all_decide_at_once_the_last_choice_shows_all() -> None:
    match = match_of(2, mode="together")
    (one, other) = [decision.seat for decision in match.decisions()]
    match.act(one, Pass(), RNG)
    match.undo(one)
    match.act(one, Pass(), RNG)
    match.act(one, Lay(match.position.hands[one][0]), RNG)
    match.act(other, Pass(), RNG)
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(other)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_undo_that_is_allowed_gives_the_position_before(case: Case) -> None:
    rng = random.Random(1)
    for match in steps(case, seed=20):
        last = match.entries[-1]
        if last.seat is None:
            continue
        try:
            match.undoable(last.seat)
        except CannotUndo:
            assert last.reveals
            continue
        if last.chance:  # who plays alone takes chance back, too; done again it would fall out otherwise
            again = Match.replay(case.game, case.setup, match.entries)
            again.undo(last.seat)
            before = Match.replay(case.game, case.setup, match.entries[:-1])
            assert again.position.to_data() == before.position.to_data()
            continue
        text = match.position.to_data()
        match.undo(last.seat)
        if rng.random() < 0.2:
            assert match.position.to_data() == Match.replay(case.game, case.setup, match.entries).position.to_data()
        assert match.act(last.seat, last.action, rng) == last
        assert match.position.to_data() == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rewinding_far_back_replays_the_log(case: Case) -> None:
    match = whole_match(case, 21)
    kept = len(match.entries) // 2
    expected = Match.replay(case.game, case.setup, match.entries[:kept]).position.to_data()
    dropped = match.rewind(kept)
    assert [entry.n for entry in dropped] == list(range(kept + 1, kept + 1 + len(dropped)))
    assert match.position.to_data() == expected
    assert match.result is None


def test_rewinding_to_nowhere_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no entry 0"):
        match_of(2).rewind(0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_log_survives_storage_as_rows(case: Case) -> None:
    match = whole_match(case, 22)
    rows = [json.dumps(entry.to_data()) for entry in match.entries]
    entries = [Entry.from_data(case.game, json.loads(row)) for row in rows]
    assert entries == match.entries
    assert Match.replay(case.game, case.setup, entries).position.to_data() == match.position.to_data()


@pytest.mark.parametrize("row", [{}, {"n": 1, "seat": None, "action": {"type": "win"}, "chance": [], "events": []}])
def test_a_damaged_row_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        Entry.from_data(TOY, row)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chance_that_no_rule_needed_is_refused(case: Case) -> None:
    match = whole_match(case, 23)
    for n in (0, len(match.entries) // 2, len(match.entries) - 1):
        entry = match.entries[n]
        more = replace(entry, chance=(*entry.chance, {"die": 6, "value": 1}))
        with pytest.raises(ChanceError, match="nothing more"):
            Match.replay(case.game, case.setup, [*match.entries[:n], more, *match.entries[n + 1 :]])


def test_a_preview_of_what_hangs_on_chance_is_not_complete_though_no_event_says_so() -> None:
    class Silent(Toy):
        def apply(
            self, position: ToyPosition, seat: Seat, action: ToyAction, chance: ShuffleOrDie
        ) -> Outcome[ToyPosition, ToyEvent]:
            after, events = super().apply(position, seat, action, chance)
            after.scores[seat] += chance.die(6)
            return Outcome(after, events)

    match = Match.start(Silent(), new_setup(Silent(), ["red", "yellow"]), random.Random(1))
    seat = match.decisions()[0].seat
    assert match_of(2).preview(match_of(2).decisions()[0].seat, Pass()).complete
    found = match.preview(seat, Pass())
    assert (found.complete, found.view) == (False, None)


def test_an_empty_log_is_no_match() -> None:
    with pytest.raises(Unreadable):
        Match.replay(TOY, match_of(2).setup, [])


def test_resuming_an_unfinished_game_needs_no_replay_of_what_the_snapshot_holds() -> None:
    match = match_of(3)
    seat, card = turn(match)
    match.act(seat, Lay(card), RNG)
    resumed = Match.resume(TOY, match.setup, match.entries, 2, match.position.to_data())
    assert resumed.undo(seat) == match.entries[-1:]
    assert resumed.position.to_data() == Match.replay(TOY, match.setup, match.entries[:1]).position.to_data()


def test_a_preview_stops_before_what_it_would_reveal() -> None:
    match = match_of(3, lucky=True)
    seat, card = turn(match)
    preview = match.preview(seat, Lay(card))
    assert [event.to_data()["type"] for event in preview.events] == ["laid"]
    assert (preview.view, preview.complete) == (None, False)
    assert match.preview(seat, Pass()).complete
    with pytest.raises(Illegal):
        match.preview(seat, Lay(99))


MAY_REVISE = [case for case in CASES if type(case.game).revisable is not Game.revisable]
TOGETHER = [case for case in MAY_REVISE if any(match.revisable() for match in steps(case, seed=1))]


@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_an_answer_changed_is_as_if_it_had_been_given_so_at_first(case: Case) -> None:
    rng, changed = random.Random(3), 0
    for match in steps(case, seed=700):
        for decision in match.revisable():
            twin = Match(match.game, match.setup, match.position, list(match.entries))
            action = RandomPlayer().choose(Question(match.game, match.position, decision), rng)
            entry = twin.revise(decision.seat, action, rng)
            if entry is None:
                continue
            changed += 1
            assert (len(twin.entries), twin.entries[entry.n - 1]) == (len(match.entries), entry)
            before = match.entries[entry.n - 1].events
            assert [each.seen_by(None) for each in before] == [each.seen_by(None) for each in entry.events]
            again = Match.replay(match.game, match.setup, twin.entries)
            assert again.position.to_data() == twin.position.to_data()
            assert again.entries == twin.entries
    assert changed
