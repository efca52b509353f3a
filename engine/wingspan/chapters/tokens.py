"""The person's Duet tokens, as they lie on the printed map (WA8, WS10)."""

from __future__ import annotations

from engine.contract import Illegal
from engine.wingspan.actions import Token
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.events import OwnTokenChanged
from engine.wingspan.facts import OwnToken
from engine.wingspan.names import RESET, SPACES
from engine.wingspan.position import WingspanPosition


def check_token(position: WingspanPosition, action: Token) -> None:
    """Raise Illegal for a token that is not there, or cannot go there.

    Only one token lies on a space of the map, whoever has it; on the reset space any number of the person's.
    """
    if not position.duet:
        raise Illegal("WA5", "no-map")
    if action.source is None and action.target is None:
        raise Illegal("WS10", "token-unsaid")
    for space in (action.source, action.target):
        if space is not None and space != RESET and space not in SPACES:
            raise Illegal("WS10", "no-such-space", space=space)
    if action.round is not None and not 1 <= action.round <= position.round:
        raise Illegal("WS10", "no-such-round", round=action.round, last=position.round)
    if action.source is not None:
        _check_source(position, action)
    elif len(position.own_tokens) >= position.rules.components.duet.tokens:
        raise Illegal("WA8", "no-tokens-left", tokens=len(position.own_tokens))
    if action.target in position.her_tokens():
        raise Illegal("WA51", "her-token-there", space=action.target)
    if action.target in position.your_tokens() and action.target != action.source:
        raise Illegal("WA51", "own-token-there", space=action.target)


def _check_source(position: WingspanPosition, action: Token) -> None:
    token = _token_on(position, action.source)
    if token is None:
        raise Illegal("WS10", "no-own-token", space=action.source)
    if action.source == action.target and action.round in (None, token.round):
        raise Illegal("WS10", "token-there-before", space=action.source)
    if action.target is None and action.round is not None:
        raise Illegal("WS10", "round-needless", space=action.source)


def _token_on(position: WingspanPosition, space: str | None) -> OwnToken | None:
    """Give the person's token on a space; on the reset space the last one that was put there."""
    return next((token for token in reversed(position.own_tokens) if token.space == space), None)


def change(transition: Transition, action: Token) -> None:
    """Place, move or take back a token. What is counted of earlier rounds follows it."""
    position = transition.position
    token = _token_on(position, action.source)
    began = action.round or (token.round if token is not None else position.round)
    left = list(position.own_tokens)
    if token is not None:
        left.remove(token)
    if action.target is not None:
        left.append(OwnToken(action.target, began))
    position.own_tokens = tuple(left)
    transition.emit(OwnTokenChanged(action.source, action.target, began))
