"""The end (rules WA55 to WA62): its points, the person's, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Illegal, Result
from engine.wingspan.actions import Score
from engine.wingspan.chapters.duet_map import largest_group
from engine.wingspan.chapters.goals import goal_sheets
from engine.wingspan.chapters.numbers import why_no_number
from engine.wingspan.chapters.powers import bookings, tokens
from engine.wingspan.chapters.tally import turns_taken
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.events import GameEnded
from engine.wingspan.facts import Mark
from engine.wingspan.position import WingspanPosition
from engine.wingspan.sheets import AutomaSheet, FinalSheet, GoalSheet, YourSheet
from engine.wingspan.tallies import TurnTaken


def automa_sheet(position: WingspanPosition, turns: Sequence[TurnTaken], goals: Sequence[GoalSheet]) -> AutomaSheet:
    """WA55 to WA61: count its points as if the game ended now; its bonus card gives none."""
    level = position.rules.components.levels[position.told.level]
    birds = sum(sum(turn.kept) for turn in turns)
    face_down = sum(turn.face_down for turn in turns)
    laid = sum(turn.eggs for turn in turns)
    held = tokens(position)
    bought, leftover = divmod(held, level.tokens_per_egg)
    scored = sum(sheet.hers.points for sheet in goals)
    group = len(largest_group(position.automa_tokens())) if position.duet else None
    return AutomaSheet(
        birds=birds,
        face_down_count=face_down,
        face_down=face_down * level.face_down,
        eggs_laid=laid,
        eggs_from_tokens=bought,
        tokens=held,
        leftover=leftover,
        goals=scored,
        group=group,
        total=birds + face_down * level.face_down + laid + bought + scored + (group or 0),
    )


def your_sheet(position: WingspanPosition, score: Score, goals: Sequence[GoalSheet]) -> YourSheet:
    """Count the person's points: those told, the goals, the largest group."""
    scored = sum(sheet.yours.points for sheet in goals)
    group = len(largest_group(position.your_tokens())) if position.duet else None
    told = score.birds + score.bonus + score.eggs + score.cached + score.tucked
    return YourSheet(
        birds=score.birds,
        bonus=score.bonus,
        eggs=score.eggs,
        cached=score.cached,
        tucked=score.tucked,
        goals=scored,
        group=group,
        total=told + scored + (group or 0),
        leftover=score.leftover,
    )


def final_sheet(position: WingspanPosition, score: Score) -> FinalSheet:
    """WA62: compare the totals; of equal ones it wins only with more tokens left than the person has food."""
    turns = turns_taken(position)
    goals = goal_sheets(position)
    hers, yours = automa_sheet(position, turns, goals), your_sheet(position, score, goals)
    tied = hers.total == yours.total
    automa_wins = hers.leftover > (score.leftover or 0) if tied else hers.total > yours.total
    winner = position.automa if automa_wins else position.seat
    return FinalSheet(hers, yours, winner, tied, marks_so_far(position, goals))


def marks_so_far(position: WingspanPosition, goals: Sequence[GoalSheet]) -> tuple[Mark, ...]:
    """Return every mark of its turns, of the goals scored and of the reactions that stand, once."""
    scans = [turn.scan.marks for turn in position.turns if turn.scan is not None]
    booked = zip(position.reactions, bookings(position), strict=True)
    reacted = [each.marks for reaction, each in booked if not reaction.taken_back]
    every = [*scans, *(sheet.marks for sheet in goals), *reacted]
    return tuple(dict.fromkeys(mark for marks in every for mark in marks))


def result(position: WingspanPosition) -> Result | None:
    """Return the result, or None while the game runs."""
    if position.score is None:
        return None
    sheet = final_sheet(position, position.score)
    scores = {position.seat: sheet.yours.total, position.automa: sheet.hers.total}
    return Result(scores, (sheet.winner,))


def why_no_score(position: WingspanPosition, action: Score) -> Illegal | None:
    """Return why the numbers cannot be; on a tie also without what decides it."""
    numbers = (action.birds, action.bonus, action.eggs, action.cached, action.tucked, action.leftover or 0)
    if illegal := why_no_number("WA62", numbers):
        return illegal
    if action.leftover is None and final_sheet(position, action).tied:
        return Illegal("WA62", "leftover-needed")
    return None


def score(transition: Transition, action: Score) -> None:
    """End the game."""
    transition.position.score = action
    transition.position.phase = "finished"
    transition.emit(GameEnded(final_sheet(transition.position, action)))
