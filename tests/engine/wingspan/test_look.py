"""Views: what is counted for whoever looks, at every stage of a game."""

from __future__ import annotations

import random

from engine.contract import Illegal
from engine.wingspan import wingspan
from engine.wingspan.actions import Goal, Tray
from engine.wingspan.names import RESOURCES
from engine.wingspan.position import WingspanPosition
from tests.engine.wingspan.positions import AUTOMA, SEAT, Fixed, duet, green, unset
from tests.engine.wingspan.test_record import SETUPS, random_match


def test_before_the_setup_there_is_nothing_to_see() -> None:
    view = unset().view
    assert (view.phase, view.round, view.turns_in_round, view.section) == ("setup", 0, 0, 0)
    assert (view.setup, view.bonus, view.standing, view.final, view.result, view.current) == (None,) * 6
    assert (view.goals, view.turns, view.unseen, view.progress, view.goal_sheets, view.marks) == ((),) * 6
    assert (view.map, view.supply, view.groups) == ({}, {}, {})
    assert view.asked is not None
    assert (view.asked.kind, view.asked.round, view.asked.turn) == ("setup", None, None)


def test_her_deck_is_seen_as_a_set() -> None:
    table = duet()
    table.position.deck = tuple(reversed(table.position.deck))
    assert table.view.unseen == tuple(sorted(table.position.deck))
    table.does("turn")
    assert len(table.view.unseen) == 9


def test_progress_of_both_sides() -> None:
    table = duet("tokens_in_forest", "tokens_in_wetland").tokens(hers="r1c1 r2c3", yours="r1c2 r1c3")
    assert [(each.hers, each.yours) for each in table.view.progress[:2]] == [(1, 2), (1, 0)]
    table = green("total_birds").draws("A05")
    assert [(each.hers, each.yours) for each in table.view.progress[:1]] == [(3, None)]


def test_standing_is_the_final_sheet_while_it_runs() -> None:
    table = duet(bonus="percent:Anatomist").draws("A04").draws("A07", tray="5").does("react gain 2 food").finish()
    standing = table.view.standing
    table.does("score birds 1 leftover 0")
    assert table.view.final is not None
    assert table.view.final.hers == table.view.standing == standing


def test_a_turn_tells_all_that_it_brought() -> None:
    turn = green(bonus="avid_asian_avian_admirer").draws("A07", tray="3,4,4").draws("A05").view.turn_taken(1, 1)
    assert (turn.card, turn.action, turn.right, turn.points) == ("A07", "play_bird", "blank", (3, 4, 4))
    assert (turn.kept, turn.discarded, turn.face_down, turn.eggs, turn.cubes) == ((3, 4), (4,), 0, 0, 0)
    turn = green().draws("A05").view.turn_taken(1, 1)
    assert (turn.points, turn.eggs, turn.cubes, turn.scan) == (None, 1, 1, None)


def test_reactions_tell_what_she_would_gain_and_pay() -> None:
    table = duet()
    for resource in RESOURCES:
        table.does(f"react gain 1 {resource}")
    view = table.does("react Great Hornbill").does("take_back 2").view
    assert [reaction.number for reaction in view.reactions] == list(range(1, 10))
    assert (view.reactions[-1].gains, view.reactions[-1].pays) == ({"cache": 1, "tuck": 1}, {"card": 1, "food": 1})
    assert [reaction.number for reaction in view.reactions if reaction.taken_back] == [2]
    assert view.hers.tokens == 2 * 7 + 2


def fits(position: WingspanPosition, seat: str, action: Tray) -> bool:
    """Whether an action is legal."""
    try:
        wingspan.check(position, seat, action)
    except Illegal:
        return False
    return True


def test_answers_given_anew_and_back_again_leave_everything_as_it_was() -> None:
    """Over random games: what an answer does not say hangs on no answer before it."""
    rng = random.Random(1)
    tried = 0
    for number, setup in enumerate(SETUPS[::11]):
        match = random_match(setup, 500 + number)
        match.rewind(len(match.entries) - 1)
        (seat,) = match.setup.seats
        position = match.position
        for turn in [turn for turn in position.turns if turn.points is not None]:
            back = Tray(turn.round, turn.turn, turn.points)
            others = [each for each in wingspan.actions(position, seat) if isinstance(each, Tray)]
            other = rng.choice([each for each in others if (each.round, each.turn) == (turn.round, turn.turn)])
            changed = wingspan.apply(position, seat, other, Fixed()).position
            if not fits(position, seat, back):
                continue  # the bonus card was changed since
            assert wingspan.apply(changed, seat, back, Fixed()).position == position
            tried += 1
        for place, count in enumerate(position.counts):
            if count is not None:
                changed = wingspan.apply(position, seat, Goal(place + 1, count + 1), Fixed()).position
                assert changed.counts != position.counts
                assert wingspan.apply(changed, seat, Goal(place + 1, count), Fixed()).position == position
                tried += 1
    assert tried > 20


def test_both_sides_are_in_the_view() -> None:
    view = duet().does("token r1c1").view
    assert (view.viewer, view.seat, view.automa) == (SEAT, SEAT, AUTOMA)
    assert wingspan.view(duet().position, None).viewer is None
