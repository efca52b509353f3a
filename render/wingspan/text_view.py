"""The whole view in words, line by line: complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.contract import Seat
from engine.wingspan.tallies import Progress, TurnTaken
from engine.wingspan.views.view import ReactionView, WingspanView
from render.contract import Names
from render.wingspan.alt import section_lines
from render.wingspan.board import is_duet, state_line
from render.wingspan.explain import reason_of
from render.wingspan.goals import is_doubtful, sheet_of
from render.wingspan.hexes import code_of
from render.wingspan.naming import bird_name, bonus_name, card_name, goal_name, space_name
from render.wingspan.section import last_turn, what_to_do
from render.wingspan.text import number
from render.words import Words


def full_text(view: WingspanView, words: Words, names: Names | None) -> str:
    """Describe everything the view holds. Names are taken as they are given."""
    blocks = [
        _block(_table(view, words, names)),
        _block(_card(view, words)),
        _block(_hers(view, words)),
        _block(_goals(view, words)),
        _block(_map(view, words, names)),
        _block(_reactions(view, words)),
        _block(_turns(view, words)),
        _block(_piles(view, words)),
    ]
    return "\n\n".join(block for block in blocks if block)


def _block(lines: Iterable[str]) -> str:
    return "\n".join(line for line in lines if line)


def _who(view: WingspanView, seat: Seat, words: Words, names: Names | None) -> str:
    colour = words("wingspan-colour", seat=seat)
    name = words("wingspan-automa") if seat == view.automa else (names or {}).get(seat)
    return words("wingspan-picture-named-side", name=name, colour=colour) if name else colour


# -- the table ------------------------------------------------------------------------------------------------------


def _table(view: WingspanView, words: Words, names: Names | None) -> Iterator[str]:
    if view.round:
        yield words("wingspan-picture-full-round", round=view.round, turn=view.turn, turns=view.turns_in_round)
    yield state_line(view, words, names)
    yield words(
        "wingspan-picture-full-sides",
        you=_who(view, view.seat, words, names),
        her=_who(view, view.automa, words, names),
    )
    if view.setup is not None:
        setup = view.setup
        yield words(
            "wingspan-picture-full-setup",
            level=words("wingspan-level", level=setup.level),
            mode=words("wingspan-mode", mode=setup.mode),
            special=words("wingspan-special", special=setup.special or "none"),
            variant=words("wingspan-variant", tokens=setup.tokens),
            boxes=words.listed([words("wingspan-box", box=box) for box in setup.boxes]),
        )
    for mark in view.marks:
        yield words("wingspan-picture-full-mark", what=mark.what, status=words("wingspan-mark", mark=mark.status))


def _card(view: WingspanView, words: Words) -> Iterator[str]:
    if view.current is None:
        yield words("wingspan-picture-no-card", phase=view.phase, round=max(1, view.round))
        return
    yield words("wingspan-picture-full-card", card=card_name(view.current, words))
    for line in section_lines(view, words):
        yield words("wingspan-picture-full-line", text=line)
    turn = last_turn(view)
    if turn is not None:
        yield what_to_do(view, turn, words)


def _hers(view: WingspanView, words: Words) -> Iterator[str]:
    hers = view.hers
    if view.standing is not None:
        yield words("wingspan-picture-full-hers", points=view.standing.total, goals=hers.goal_points)
    birds = ", ".join(str(points) for points in hers.birds) or words("wingspan-nothing")
    yield words("wingspan-picture-full-birds", birds=birds, face_down=hers.face_down)
    yield words(
        "wingspan-picture-full-counts", eggs=hers.eggs, tokens=hers.tokens, spent=hers.tokens_spent, cubes=hers.cubes
    )
    if view.bonus is not None:
        values = ", ".join(str(points) for points in view.bonus.values) or words("wingspan-nothing")
        kind = "percent" if view.bonus.percent else "lowest" if view.bonus.lowest_first else "highest"
        name = bonus_name(view.bonus, words)
        yield words("wingspan-picture-full-bonus", name=name, values=values, keep=view.bonus.keep, kind=kind)


# -- goals and map --------------------------------------------------------------------------------------------------


def _goals(view: WingspanView, words: Words) -> Iterator[str]:
    for progress in view.progress:
        yield _goal(view, progress, words)


def _goal(view: WingspanView, progress: Progress, words: Words) -> str:
    sheet = sheet_of(view, progress.round)
    return words(
        "wingspan-picture-full-goal",
        round=progress.round,
        goal=goal_name(progress.goal, words),
        hers=number(progress.hers),
        yours=words("wingspan-picture-unknown") if progress.yours is None else number(progress.yours),
        scored="yes" if sheet else "no",
        hers_points=sheet.hers.points if sheet else 0,
        yours_points=sheet.yours.points if sheet else 0,
        doubt="yes" if is_doubtful(view, progress) else "no",
    )


def _map(view: WingspanView, words: Words, names: Names | None) -> Iterator[str]:
    if not view.supply:
        return
    for seat in (view.automa, view.seat):
        spaces = [space_name(view, space, words) for space in sorted(view.map) if view.map[space] == seat]
        if seat == view.seat and view.reset:
            spaces.append(words("wingspan-picture-full-reset", count=view.reset))
        group = ", ".join(code_of(space) for space in view.groups.get(seat, ()))
        yield words(
            "wingspan-picture-full-tokens",
            name=_who(view, seat, words, names),
            spaces=", ".join(spaces) or words("wingspan-nothing"),
            left=view.supply[seat],
            group=group or "none",
        )


# -- what was told --------------------------------------------------------------------------------------------------


def _reactions(view: WingspanView, words: Words) -> Iterator[str]:
    for each in view.reactions:
        yield words(
            "wingspan-picture-full-reaction",
            number=each.number,
            round=each.round,
            what=_power(view, each, words),
            tokens=each.tokens,
            taken_back="yes" if each.taken_back else "no",
            doubt="yes" if each.marks else "no",
            outcome=words("wingspan-picture-outcome", outcome=each.outcome, tokens=each.tokens),
        )


def _power(view: WingspanView, reaction: ReactionView, words: Words) -> str:
    """Name a power by its bird, else by what it does."""
    if reaction.bird:
        return bird_name(view, reaction.bird, words)
    parts = [words("wingspan-resources", resource=name, count=count) for name, count in reaction.gains.items()]
    paid = [words("wingspan-resources", resource=name, count=count) for name, count in reaction.pays.items()]
    gained = words.listed(parts) or words("wingspan-nothing")
    return words("wingspan-picture-full-effect", gains=gained, pays=words.listed(paid) or words("wingspan-nothing"))


def _turns(view: WingspanView, words: Words) -> Iterator[str]:
    for turn in view.turns:
        yield words(
            "wingspan-picture-full-turn",
            round=turn.round,
            turn=turn.turn,
            card=card_name(turn.card, words),
            action=words("wingspan-picture-action", action=turn.action, eggs=turn.eggs),
            brought=_brought(view, turn, words),
        )


def _brought(view: WingspanView, turn: TurnTaken, words: Words) -> str:
    parts = [words("wingspan-picture-full-kept", points=points) for points in turn.kept]
    parts += [words("wingspan-picture-full-discarded", points=points) for points in turn.discarded]
    if turn.face_down:
        parts.append(words("wingspan-state-face-down", birds=turn.face_down))
    if turn.eggs:
        parts.append(words("wingspan-eggs", count=turn.eggs))
    if turn.cubes:
        sign = "placed" if turn.cubes > 0 else "removed"
        parts.append(words("wingspan-picture-full-cube", change=sign))
    if turn.scan is not None:
        parts.append(reason_of(view, turn.scan, words))
    open_tray = turn.action == "play_bird" and turn.points is None
    if open_tray:
        parts.append(words("wingspan-picture-full-open"))
    return "; ".join(parts) or words("wingspan-nothing")


def _piles(view: WingspanView, words: Words) -> Iterator[str]:
    for pile, cards in (("drawn", view.drawn), ("unseen", view.unseen), ("removed", view.removed)):
        if names := ", ".join(card_name(card, words) for card in cards):
            yield words("wingspan-picture-full-pile", pile=words("wingspan-picture-pile", pile=pile), cards=names)
    if is_duet(view) and view.round:
        tracker = view.components.tracker(view.round)
        yield words("wingspan-picture-full-mark", what="tracker", status=words("wingspan-mark", mark=tracker.status))
