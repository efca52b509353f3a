"""Alt texts: what a picture shows, in its order, in at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.preview import Preview
from engine.wingspan.actions import Goal, React, Score, TakeBack, Token, Tray, WingspanAction
from engine.wingspan.events import BirdTaken, GameEnded, Reacted
from engine.wingspan.names import RESET
from engine.wingspan.sheets import FinalSheet, GoalSheet
from engine.wingspan.views.view import WingspanView
from render.contract import ALT_LIMIT, Names
from render.fit_text import clean_caption, cut, first_fitting, joined
from render.wingspan.board import is_duet, state_line
from render.wingspan.her_card import title as card_title
from render.wingspan.hexes import code_of
from render.wingspan.naming import bird_name, bonus_name, goal_name, side_name, space_name
from render.wingspan.outcome import foreseen_event, token_outcome
from render.wingspan.preview import action_title
from render.wingspan.section import action_title as her_action
from render.wingspan.section import last_turn, what_to_do
from render.wingspan.sheet import Sheet, rows_of, sheet_title
from render.wingspan.text import number
from render.wingspan.tracker import looked_up
from render.words import Words


def board_alt(
    view: WingspanView, words: Words, *, caption: str = "", names: Names | None = None, around: str | None = None
) -> str:
    """Describe the board, or the part around a space: what happened, what is asked, its turn, tokens, goals, points."""
    return first_fitting(_variants(view, words, caption, names, around), ALT_LIMIT)


def _variants(view: WingspanView, words: Words, caption: str, names: Names | None, around: str | None) -> Iterator[str]:
    happened = clean_caption(caption) if view.result is None else ""  # who has won is said next
    frame = [happened, state_line(view, words, names), _round(view, words)]
    if around is not None:
        yield joined([*frame, space_name(view, around, words), *_tokens(view, words, names)])
    goals = [_goal(view, place, words) for place in range(len(view.progress))]
    hers = [_hers(view, words)]
    yield joined([*frame, *_her_turn(view, words), *_tokens(view, words, names), *goals, *hers])
    yield joined([*frame, *_tokens(view, words, None), *goals[max(0, view.round - 1) : view.round], *hers])
    yield joined([*frame, *hers])


def _round(view: WingspanView, words: Words) -> str:
    if view.round == 0:
        return words("wingspan-picture-before")
    return words("wingspan-picture-alt-round", round=view.round, turn=view.turn, turns=view.turns_in_round)


def _her_turn(view: WingspanView, words: Words) -> list[str]:
    turn = last_turn(view)
    if turn is None:
        return []
    return [words("wingspan-picture-alt-turn", action=her_action(turn, words)), what_to_do(view, turn, words)]


def _tokens(view: WingspanView, words: Words, names: Names | None) -> list[str]:
    """List the codes of each side's spaces."""
    if not view.supply:
        return []
    found = []
    for seat in (view.automa, view.seat):
        codes = [code_of(space) for space in sorted(view.map) if view.map[space] == seat]
        codes += [words("wingspan-reset")] * (view.reset if seat == view.seat else 0)
        name = side_name(view, seat, words, names)
        found.append(
            words("wingspan-picture-alt-tokens", name=name, spaces=", ".join(codes) or words("wingspan-nothing"))
        )
    return found


def _goal(view: WingspanView, place: int, words: Words) -> str:
    progress = view.progress[place]
    return words(
        "wingspan-picture-alt-goal",
        round=progress.round,
        goal=goal_name(progress.goal, words),
        hers=number(progress.hers),
        yours=words("wingspan-picture-unknown") if progress.yours is None else number(progress.yours),
    )


def _hers(view: WingspanView, words: Words) -> str:
    total = view.standing.total if view.standing else 0
    hers = view.hers
    return words(
        "wingspan-picture-alt-hers",
        points=total,
        birds=len(hers.birds),
        face_down=hers.face_down,
        eggs=hers.eggs,
        tokens=hers.tokens,
    )


# -- the other pictures ---------------------------------------------------------------------------------------------


def her_card_alt(view: WingspanView, words: Words) -> str:
    """Describe the Automa's current card, section by section, with what is looked up."""
    sentences = [card_title(view, words), *section_lines(view, words)]
    return cut(joined(sentences), ALT_LIMIT)


def section_lines(view: WingspanView, words: Words) -> list[str]:
    """Describe the sections of the Automa's current card, and in Duet what the tracker makes of each."""
    if view.current is None:
        return []
    found = []
    for place in range(1, 5):
        section = view.components.card(view.current).section(place)
        if section is None:
            text = words("wingspan-picture-unprinted")
        else:
            text = words("wingspan-picture-action", action=section.action, eggs=section.eggs)
            text += f", {words('wingspan-icon', icon=section.right)}"
            faces = [words("wingspan-face", face=face) for face in section.food_order]
            text += f" ({', '.join(faces)})" if faces else ""
        told = looked_up(view, place) if is_duet(view) else None
        looked = words("wingspan-picture-found", value=told[1]) if told else "none"
        here = "yes" if place == view.section else "no"
        doubt = "yes" if told and told[2] else "no"
        found.append(
            words("wingspan-picture-alt-section", section=place, text=text, found=looked, here=here, doubt=doubt)
        )
    return found


def preview_alt(view: WingspanView, words: Words, action: WingspanAction, foreseen: Preview) -> str:
    """Describe a proposed action: what it is about, and what it brings."""
    return cut(joined([action_title(view, action, words), *_brings(view, action, foreseen, words)]), ALT_LIMIT)


def _power(view: WingspanView, bird: str | None, words: Words) -> str:
    return bird_name(view, bird, words) if bird else words("wingspan-picture-power")


def _brings(view: WingspanView, action: WingspanAction, foreseen: Preview, words: Words) -> list[str]:
    match action:
        case Token():
            return _token(view, action, foreseen, words)
        case React():
            reacted = foreseen_event(foreseen, Reacted)
            if reacted is None:
                return []
            return [words("wingspan-picture-outcome", outcome=reacted.outcome, tokens=reacted.tokens)]
        case TakeBack():
            known = next((each for each in view.reactions if each.number == action.reaction), None)
            return [_power(view, known.bird, words)] if known else []
        case Tray() if view.bonus is not None:
            taken = foreseen_event(foreseen, BirdTaken)
            kept = words.listed([str(points) for points in taken.points]) if taken else ""
            return [
                bonus_name(view.bonus, words),
                words("wingspan-picture-alt-kept", kept=kept) if kept else words("wingspan-picture-no-match"),
            ]
        case Goal():
            return [_goal(view, action.round - 1, words)] if 0 < action.round <= len(view.progress) else []
        case Score():
            ended = foreseen_event(foreseen, GameEnded)
            return [words("wingspan-points", points=ended.sheet.yours.total)] if ended else []
    return []


def _token(view: WingspanView, action: Token, foreseen: Preview, words: Words) -> list[str]:
    target = action.target or action.source
    found = [space_name(view, target, words)] if target and target != RESET else []
    if action.target and action.target != RESET and view.components.space(action.target).bonus:
        found.append(words("wingspan-picture-bonus", bonus=view.components.space(action.target).bonus))
    brings = token_outcome(view, foreseen)
    goals = {progress.round: progress.goal for progress in view.progress}
    for place, (before, after) in brings.goals.items():
        found.append(
            words("wingspan-picture-alt-then", what=goal_name(goals[place], words), before=before, after=after)
        )
    if brings.group[0] != brings.group[1]:
        group = words("wingspan-picture-source", source="group")
        found.append(words("wingspan-picture-alt-then", what=group, before=brings.group[0], after=brings.group[1]))
    return found


def sheet_alt(view: WingspanView, sheet: Sheet | None, words: Words, names: Names | None = None) -> str:
    """Describe a scoring sheet: what is scored, both sides, line by line."""
    title = sheet_title(view, sheet, words, names)
    if isinstance(sheet, GoalSheet):
        sides = (
            _side(side_name(view, view.automa, words, names), sheet.hers.value, sheet.hers.points, words),
            _side(side_name(view, view.seat, words, names), sheet.yours.value, sheet.yours.points, words),
        )
        return cut(joined([title, *sides]), ALT_LIMIT)
    lines = []
    hers = sheet.hers if sheet else view.standing
    if hers is not None:
        lines.append(_total(side_name(view, view.automa, words, names), hers.total, words))
        lines += [_line(row.key, points, words) for row in rows_of(hers) if (points := row.hers(hers)) is not None]
    if isinstance(sheet, FinalSheet):
        lines.append(_total(side_name(view, view.seat, words, names), sheet.yours.total, words))
        yours = ((row.key, row.yours(sheet.yours)) for row in rows_of(sheet.hers))
        lines += [_line(key, points, words) for key, points in yours if points is not None]
    return cut(joined([title, *lines]), ALT_LIMIT)


def _side(name: str, value: int, points: int, words: Words) -> str:
    return words("wingspan-picture-alt-side", name=name, value=number(value), points=points)


def _total(name: str, total: int, words: Words) -> str:
    return words("wingspan-picture-alt-total", name=name, total=total)


def _line(key: str, points: int, words: Words) -> str:
    return words("wingspan-picture-alt-line", source=words("wingspan-picture-source", source=key), points=points)
