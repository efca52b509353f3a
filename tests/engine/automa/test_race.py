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
