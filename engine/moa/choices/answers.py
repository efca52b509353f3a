"""Answers of those who are asked: to defend, and to add to the neutral colour (rules I5, T)."""

from __future__ import annotations

from functools import partial

from engine.choices import Node, One, Step, Tree
from engine.contract import Illegal
from engine.moa.actions import Defend, MoaAction, NeutralBirds, NeutralLeader, NeutralSkip
from engine.moa.agenda import AskDefend, AskNeutral
from engine.moa.chapters import neutral
from engine.moa.chapters.attack import why_fight_short
from engine.moa.chapters.payment import FIGHT
from engine.moa.choices.before import Before, closed
from engine.moa.choices.payment import Bill, exact_payment
from engine.moa.choices.territory import any_territory


def defend(at: Before) -> Node[MoaAction]:
    """I5: ask with what."""
    ask = at.ask
    assert isinstance(ask, AskDefend)  # noqa: S101  (this way answers it)
    needed = at.rules.fight[ask.mammal]

    def short(offered: int) -> Illegal | None:
        return why_fight_short(at.position, offered, ask.territory, "I5")

    total = at.total(FIGHT)
    if total < needed:
        return closed(lambda: short(total), "payment")
    bill = Bill("defend", "fight", needed, ("fight",), short)
    return exact_payment(at, bill, lambda paid: Defend(*paid), territory=ask.territory, mammal=ask.mammal)


def _rolled(at: Before) -> int:
    assert isinstance(at.ask, AskNeutral)  # noqa: S101  (these ways answer it)
    return at.ask.territory


def neutral_birds(at: Before) -> Node[MoaAction]:
    """T1: ask where, and how many birds."""
    position = at.position

    def why_not(number: int, birds: int) -> Illegal | None:
        return neutral.why_no_neutral_birds(position, at.seat, NeutralBirds(number, birds))

    def how_many(number: int) -> Node[MoaAction]:
        def unlisted(step: Step) -> Illegal | None:
            return why_not(number, int(step)) if step.isdecimal() and len(step) < 3 else None

        counts = range(1, neutral.most_added(position, number) + 1)
        return One("birds", counts, partial(NeutralBirds, number), unlisted=unlisted)

    return any_territory(
        at,
        "territory",
        neutral.bird_places(position, _rolled(at)),
        how_many,
        among=neutral.reach(position, _rolled(at)),
        why_not=lambda number: why_not(number, 1),
        why_none=lambda: Illegal("T3", "nowhere", action=NeutralBirds.type),
    )


def neutral_leader(at: Before) -> Node[MoaAction]:
    """T2: ask where."""
    return any_territory(
        at,
        "territory",
        neutral.leader_places(at.position, _rolled(at)),
        NeutralLeader,
        among=neutral.reach(at.position, _rolled(at)),
        why_not=lambda number: neutral.why_no_neutral_leader(at.position, at.seat, NeutralLeader(number)),
        why_none=lambda: Illegal("T2", "nowhere", action=NeutralLeader.type),
    )


def neutral_skip(at: Before) -> Tree[MoaAction]:
    """T3: nothing is to be asked."""
    action = NeutralSkip()

    def why_not() -> Illegal | None:
        return neutral.why_no_skip(at.position, at.seat, action)

    return action if why_not() is None else closed(why_not)
