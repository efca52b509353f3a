"""Making views: what a seat or a spectator may see of a position."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Seat
from engine.wingspan.chapters.answers import asked_facts
from engine.wingspan.chapters.duet_map import largest_group
from engine.wingspan.chapters.goals import goal_sheets, progress
from engine.wingspan.chapters.powers import bookings, terms, tokens
from engine.wingspan.chapters.scoring import automa_sheet, final_sheet, marks_so_far, result
from engine.wingspan.chapters.tally import cubes_on_goal, turns_taken, wanted
from engine.wingspan.facts import Mark
from engine.wingspan.names import RESET
from engine.wingspan.position import WingspanPosition
from engine.wingspan.sheets import AutomaSheet, GoalSheet
from engine.wingspan.tallies import TurnTaken, Wanted
from engine.wingspan.views.view import Asked, AutomaView, Entered, ReactionView, WingspanView


def make_view(position: WingspanPosition, viewer: Seat | None) -> WingspanView:
    """Return what `viewer` (None: a spectator) may see."""
    turns = turns_taken(position)
    sheets = goal_sheets(position)
    standing = None if position.setup is None else automa_sheet(position, turns, sheets)
    final = None if position.score is None else final_sheet(position, position.score)
    return WingspanView(
        viewer=viewer,
        rules=position.rules,
        entered=Entered(position.turns, position.own_tokens, position.reactions, position.counts, position.score),
        seat=position.seat,
        automa=position.automa,
        phase=position.phase,
        asked=_asked(position),
        setup=position.setup,
        round=position.round,
        turn=len(position.this_round),
        turns_in_round=position.turns_in_round,
        drawn=tuple(turn.card for turn in position.this_round),
        current=position.current,
        section=position.round,
        unseen=tuple(sorted(position.deck)),
        removed=position.removed,
        bonus=_wanted(position),
        goals=position.goals,
        turns=turns,
        hers=_hers(position, turns, sheets, standing),
        map=_map(position),
        reset=sum(token.space == RESET for token in position.own_tokens),
        supply=_supply(position),
        groups=_groups(position),
        reactions=_reactions(position),
        progress=progress(position),
        goal_sheets=sheets,
        standing=standing,
        final=final,
        marks=_marks(position, sheets),
        result=result(position),
        components=position.rules.components,
    )


def _asked(position: WingspanPosition) -> Asked | None:
    if position.asked is None:
        return None
    facts = asked_facts(position, position.asked)
    numbers = {key: value for key, value in facts.items() if isinstance(value, int)}
    return Asked(position.seat, position.asked, numbers.get("round"), numbers.get("turn"))


def _wanted(position: WingspanPosition) -> Wanted | None:
    if position.setup is None or position.bonus_card is None:
        return None
    return wanted(position.rules, position.bonus_card, position.setup.level)


def _hers(
    position: WingspanPosition, turns: Sequence[TurnTaken], sheets: Sequence[GoalSheet], standing: AutomaSheet | None
) -> AutomaView:
    held = 0 if position.setup is None else tokens(position)
    left = standing.leftover if position.phase == "finished" and standing is not None else held
    return AutomaView(
        birds=tuple(points for turn in turns for points in turn.kept),
        face_down=sum(turn.face_down for turn in turns),
        eggs=sum(turn.eggs for turn in turns),
        tokens=left,
        tokens_spent=held - left,
        cubes=0 if len(sheets) == position.round else cubes_on_goal(position, position.round),
        goal_points=sum(sheet.hers.points for sheet in sheets),
    )


def _map(position: WingspanPosition) -> dict[str, Seat]:
    hers = dict.fromkeys(position.automa_tokens(), position.automa)
    return hers | dict.fromkeys(position.your_tokens(), position.seat)


def _supply(position: WingspanPosition) -> dict[Seat, int]:
    if not position.duet:
        return {}
    most = position.rules.components.duet.tokens
    return {position.seat: most - len(position.own_tokens), position.automa: most - len(position.automa_tokens())}


def _groups(position: WingspanPosition) -> dict[Seat, tuple[str, ...]]:
    if not position.duet:
        return {}
    sides = ((position.seat, position.your_tokens()), (position.automa, position.automa_tokens()))
    return {side: largest_group(spaces) for side, spaces in sides}


def _reactions(position: WingspanPosition) -> tuple[ReactionView, ...]:
    if not position.reactions:
        return ()
    views = []
    for reaction, booked in zip(position.reactions, bookings(position), strict=True):
        gains, pays = terms(position.rules, reaction)
        views.append(
            ReactionView(
                number=reaction.number,
                round=reaction.round,
                bird=reaction.bird,
                gains=gains,
                pays=pays,
                count=reaction.count,
                effect=booked.effect,
                outcome=booked.outcome,
                tokens=booked.tokens,
                hers=booked.hers,
                status=booked.status,
                marks=booked.marks,
                taken_back=reaction.taken_back,
            )
        )
    return tuple(views)


def _marks(position: WingspanPosition, sheets: Sequence[GoalSheet]) -> tuple[Mark, ...]:
    return () if position.setup is None else marks_so_far(position, sheets)
