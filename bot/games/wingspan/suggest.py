"""Autocompletion: for each option what is legal now, given what has been filled in already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.contract import Suggestion, Typing
from bot.games.offers import shown, whole_actions
from bot.games.parts import CHOICES, fitting
from bot.games.wingspan import birds as birds_typed
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.page_token import own_tokens
from bot.games.wingspan.spaces import CODES
from bot.hosting.turn import Turn
from engine.wingspan.choices.answers import kept_of_a_tray
from engine.wingspan.names import LEVELS, MODES, RESET
from render.words import Words


def suggest(turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
    """Return at most 25 offers for the option that is being typed."""
    desk = Desk(turn, {each.seat: each.name for each in turn.table.occupants}, words)
    if typing.option == "bird":  # found by likeness, not by what the label has
        return list(_birds(desk, typing))[:CHOICES]
    offer = _OFFERS.get(typing.option)
    return [] if offer is None else shown(offer(desk, typing), typing.typed)


def _birds(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    german = desk.view.components.birds
    for bird in birds_typed.find(typing.typed, german):
        label = desk.words("wingspan-panel-react-bird", bird=bird, german=german[bird]).replace("*", "")
        yield Suggestion(fitting(label), bird)


def _points(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    if desk.view.bonus is not None:
        for points in kept_of_a_tray(desk.view.bonus):
            value = " ".join(map(str, points)) or "none"
            yield Suggestion(desk.phrases.kept(points), value)


def _trays(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    for each in reversed(desk.view.turns):
        if each.action == "play_bird":
            said = each.points is not None
            answer = desk.phrases.tray_answer(each.points or ()) if said else desk.words("wingspan-answer-open")
            label = desk.words("wingspan-tray-choice", round=each.round, turn=each.turn, answer=answer)
            yield Suggestion(fitting(label), f"{each.round}.{each.turn}")


def _free(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    """Offer the spaces that are free, with what stands on them."""
    if desk.duet:
        for space, code in CODES.items():
            if space == RESET:
                yield Suggestion(desk.words("wingspan-reset"), RESET)
            elif space not in desk.view.map:
                yield Suggestion(fitting(_space(desk, space)), code)


def _own(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    for space in own_tokens(desk):
        yield Suggestion(fitting(desk.phrases.space(space)), CODES[space] if space != RESET else RESET)


def _space(desk: Desk, space: str) -> str:
    shown_space = desk.view.components.space(space)
    facts = {"code": CODES[space], "habitat": shown_space.habitat, "symbol": shown_space.symbol}
    return desk.words("wingspan-space-choice", bonus=shown_space.bonus or "none", **facts)


def _reactions(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    for each in reversed(desk.view.reactions):
        if not each.taken_back:
            what = desk.phrases.reaction(each.bird, each.gains, each.pays)
            label = desk.words("wingspan-reaction-choice", number=each.number, what=what)
            yield Suggestion(fitting(label), str(each.number))


def _modes(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    yield from (Suggestion(desk.words("wingspan-choice-mode", mode=mode), mode) for mode in MODES)


def _levels(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    yield from (Suggestion(desk.words("wingspan-level", level=level), level) for level in LEVELS)


def _actions(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    return whole_actions(desk.turn, typing.typed)


_OFFERS: Mapping[str, Callable[[Desk, Typing], Iterator[Suggestion]]] = {
    "points": _points,
    "when": _trays,
    "target": _free,
    "source": _own,
    "reaction": _reactions,
    "mode": _modes,
    "level": _levels,
    "action": _actions,
}
"""By option."""
