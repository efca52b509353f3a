"""The person's Duet tokens, as they lie on the printed map (WA8, WS10)."""

from __future__ import annotations

from engine.contract import Illegal
from engine.wingspan.actions import Token
from engine.wingspan.chapters.goals import goal_sheets, rescored
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.events import OwnTokenChanged
from engine.wingspan.facts import OwnToken
from engine.wingspan.names import RESET, SPACES
from engine.wingspan.position import WingspanPosition


def why_no_token(position: WingspanPosition, action: Token) -> Illegal | None:
    """Return why a token is not there, or cannot go there."""
    if not position.duet:
        return Illegal("WA5", "no-map")
    if action.source is None and action.target is None:
        return Illegal("WS10", "token-unsaid")
    for space in (action.source, action.target):
        if space is not None and space != RESET and space not in SPACES:
            return Illegal("WS10", "no-such-space", space=space)
    if action.round is not None and not 1 <= action.round <= position.round:
        return Illegal("WS10", "no-such-round", round=action.round, last=position.round)
    return (
        why_no_source(position, action.source)
        or _why_no_change(position, action)
        or why_no_target(position, action.source, action.target)
    )


def why_no_source(position: WingspanPosition, source: str | None) -> Illegal | None:
    """Return why no token can be taken from `source`; None: from the supply."""
    if source is not None:
        there = _token_on(position, source) is not None
        return None if there else Illegal("WS10", "no-own-token", space=source)
    placed = len(position.own_tokens)
    left = placed < position.rules.components.duet.tokens
    return None if left else Illegal("WA8", "no-tokens-left", tokens=placed)


def why_no_target(position: WingspanPosition, source: str | None, target: str | None) -> Illegal | None:
    """WA51: one token lies on a space of the map, whoever has it; on the reset space any number of the person's."""
    if target in position.automa_tokens():
        return Illegal("WA51", "her-token-there", space=target)
    if target in position.your_tokens() and target != source:
        return Illegal("WA51", "own-token-there", space=target)
    return None


def _why_no_change(position: WingspanPosition, action: Token) -> Illegal | None:
    """Return why a token that lies somewhere would stay as it is."""
    token = _token_on(position, action.source)
    if token is None:
        return None
    if action.source == action.target and action.round in (None, token.round):
        return Illegal("WS10", "token-there-before", space=action.source)
    if action.target is None and action.round is not None:
        return Illegal("WS10", "round-needless", space=action.source)
    return None


def _token_on(position: WingspanPosition, space: str | None) -> OwnToken | None:
    """Return the person's token on a space; on the reset space the last one that was put there."""
    return next((token for token in reversed(position.own_tokens) if token.space == space), None)


def change(transition: Transition, action: Token) -> None:
    """Place, move or take back a token. What is counted of earlier rounds follows it, and is told where it scores."""
    position = transition.position
    before = goal_sheets(position)
    token = _token_on(position, action.source)
    began = action.round or (token.round if token is not None else position.round)
    left = list(position.own_tokens)
    if token is not None:
        left.remove(token)
    if action.target is not None:
        left.append(OwnToken(action.target, began))
    position.own_tokens = tuple(left)
    transition.emit(OwnTokenChanged(action.source, action.target, began), *rescored(before, goal_sheets(position)))
