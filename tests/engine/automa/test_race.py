"""Races of candidates (engine.automa.race)."""

from engine.automa.player import Considered
from engine.automa.playouts import Sample
from engine.automa.race import Race
from tests.engine.toy import Lay


def race(trust: float) -> Race:
    """Return a race of two, of which a look ahead prefers the first by 4 points."""
    return Race([Considered(Lay(1), 0.3, 4.0), Considered(Lay(2), 0.3, 0.0)], spread=10.0, trust=trust)


def run(racing: Race, rounds: int) -> None:
    """Run rounds in which the second one does better by a point."""
    for _ in range(rounds):
        behind, ahead = Sample(0.3, 1.0), Sample(0.3, 2.0)
        racing.note_round([behind if each.action == Lay(1) else ahead for each in racing.left])


def test_a_look_ahead_outweighs_few_playouts_and_many_outweigh_it() -> None:
    few, many = race(trust=5.0), race(trust=5.0)
    run(few, 10)
    run(many, 30)
    assert few.result()[0].action == Lay(1)
    assert many.result()[0].action == Lay(2)


def test_without_trust_playouts_alone_decide() -> None:
    racing = race(trust=0.0)
    run(racing, 1)
    best, other = racing.result()
    assert (best.action, best.margin) == (Lay(2), 2.0)
    assert other.margin == 1.0


def test_estimates_lie_as_far_apart_as_playouts_and_look_ahead_together_say() -> None:
    racing = race(trust=5.0)
    run(racing, 15)
    best, other = racing.result()
    assert abs((best.margin - other.margin) - abs(15 * 1.0 - 5 * 4.0) / 20) < 1e-9


def test_branches_begin_with_what_their_action_came_to() -> None:
    racing = race(trust=0.0)
    run(racing, 8)
    branched = racing.branched([["there"], []])
    assert [(each.action, each.intent) for each in branched.left] == [(Lay(2), None), (Lay(2), "there"), (Lay(1), None)]
    assert [each.expected.margin for each in branched.left] == [2.0, 2.0, 1.0]


def test_an_action_is_as_good_as_the_best_that_may_follow_it() -> None:
    racing = race(trust=0.0)
    run(racing, 8)
    branched = racing.branched([[], ["there"]])
    for _ in range(20):
        branched.note_round([Sample(0.3, 5.0 if each.intent else 2.0) for each in branched.left])
    found = branched.result()
    assert [each.action for each in found] == [Lay(1), Lay(2)]
    assert found[0].margin == 5.0


def test_a_race_is_settled_when_only_one_action_is_left_whatever_follows_it() -> None:
    racing = race(trust=0.0)
    run(racing, 12)
    racing.halve()
    branched = racing.branched([["here", "there"]])
    for number in range(12):
        branched.note_round([Sample(0.3, float(number % 3)) for _ in branched.left])
    assert branched.settled()
