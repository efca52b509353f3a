"""The choices of those who are asked: to defend, to discard, to add to the neutral colour."""

from __future__ import annotations

from itertools import combinations

from engine.moa.actions import Decline, Defend, Discard, MoaAction, NeutralBirds, NeutralLeader, NeutralSkip
from engine.moa.agenda import AskDefend, AskNeutral
from engine.moa.chapters.neutral import MOST_ADDED, bird_places, leader_places
from engine.moa.chapters.payment import TWO_FIGHT, Need, payments
from engine.moa.chapters.tiles import EXCHANGED
from engine.moa.choices.choice import Chooser, Course, Stem, always, free


def _defend_actions(chooser: Chooser, _: Stem) -> list[MoaAction]:
    ask = chooser.position.agenda[-1]
    assert isinstance(ask, AskDefend)  # noqa: S101  (this course is for it)
    need = Need(fight=chooser.rules.fight[ask.mammal])
    purse = chooser.purse._replace(two_fight=0) if TWO_FIGHT in chooser.rules.red else chooser.purse
    return [Defend(*paid) for paid in payments(chooser.icons, purse, need)]


def _discard_stems(chooser: Chooser) -> list[Stem]:
    hand = sorted(chooser.state.hand)
    return [(cards,) for cards in sorted(set(combinations(hand, min(EXCHANGED, len(hand)))))]


def _neutral_bird_stems(chooser: Chooser) -> list[Stem]:
    position, rolled = chooser.position, _rolled(chooser)
    assert position.neutral is not None  # noqa: S101  (else nothing is rolled)
    supply = position.seats[position.neutral].birds
    stems: list[Stem] = []
    for number in bird_places(position, rolled):
        most = min(MOST_ADDED if position.active(number) else 1, supply)
        stems.extend((number, birds) for birds in range(1, most + 1))
    return stems


def _neutral_leader_stems(chooser: Chooser) -> list[Stem]:
    return [(number,) for number in leader_places(chooser.position, _rolled(chooser))]


def _neutral_skip_stems(chooser: Chooser) -> list[Stem]:
    return [] if bird_places(chooser.position, _rolled(chooser)) else [()]


def _rolled(chooser: Chooser) -> int:
    ask = chooser.position.agenda[-1]
    assert isinstance(ask, AskNeutral)  # noqa: S101  (these courses are for it)
    return ask.territory


DEFENCE = (Course(always, _defend_actions), Course(always, free(Decline)))
DISCARD = (Course(_discard_stems, free(Discard)),)
NEUTRAL = (
    Course(_neutral_bird_stems, free(NeutralBirds)),
    Course(_neutral_leader_stems, free(NeutralLeader)),
    Course(_neutral_skip_stems, free(NeutralSkip)),
)
