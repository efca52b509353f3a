"""The person's token on the Duet map, as choices (rules WA8, WA51, WS10): which one, where to, since which round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.choices import NOTHING, Closed, Node, One, Option, Thing, Tree
from engine.contract import Illegal
from engine.wingspan.actions import Token, WingspanAction
from engine.wingspan.chapters.duet_map import NEIGHBOURS
from engine.wingspan.chapters.tokens import why_no_source, why_no_target, why_no_token
from engine.wingspan.names import RESET, SPACES
from engine.wingspan.position import WingspanPosition

SUPPLY = "supply"
"""The key of a token that is not on the map yet."""
OFF = "off"
"""The key of taking a token back."""


def token_source(position: WingspanPosition) -> Node[WingspanAction]:
    """Return the node that asks which token: one of the supply (None), or one that lies on a space."""
    if not position.duet:
        return Closed(lambda: Illegal("WA5", "no-map"), "source")
    none_left = why_no_source(position, None)
    placed = list(dict.fromkeys(token.space for token in position.own_tokens))
    return One(
        "source",
        placed if none_left else [None, *placed],
        partial(_target, position),
        refused=lambda: () if none_left is None else ((None, none_left),),
        key_of=lambda source: source or SUPPLY,
        about=lambda source: Option(source or SUPPLY, () if source is None else (Thing("space", source),)),
    )


def _target(position: WingspanPosition, source: str | None) -> Node[WingspanAction]:
    """Return the node that asks where to. None: off the map. A token is seldom moved farther than to the next space."""
    taken = {*position.automa_tokens(), *position.your_tokens()} - {source}
    free = [space for space in (*SPACES, RESET) if space not in taken]
    near = free if source is None else [None, *(space for space in NEIGHBOURS.get(source, ()) if space in free)]
    stays = [source] if source in free and not _rounds(position, source, source) else []
    return One(
        "target",
        near,
        partial(_since, position, source),
        odd=[space for space in free if space not in near and space not in stays],
        refused=lambda: _refused_targets(position, source, stays),
        key_of=lambda target: target or OFF,
        about=lambda target: Option(target or OFF, () if target is None else (Thing("space", target),)),
    )


def _refused_targets(
    position: WingspanPosition, source: str | None, stays: list[str]
) -> Iterator[tuple[str | None, Illegal]]:
    for space in SPACES:
        if illegal := why_no_target(position, source, space):
            yield space, illegal
    for space in stays:
        if illegal := why_no_token(position, Token(source, space)):
            yield space, illegal


def _since(position: WingspanPosition, source: str | None, target: str | None) -> Tree[WingspanAction]:
    """Return the node that asks since which round it counts. None: the present one, or as it was for one that moves."""
    if target is None:
        return Token(source, None)
    now = why_no_token(position, Token(source, target)) if source == target else None
    rounds = _rounds(position, source, target)
    return One(
        "round",
        [] if now else [None],
        lambda number: Token(source, target, number),
        odd=rounds,
        refused=lambda: _refused_rounds(position, source, target, rounds, now),
        key_of=lambda number: NOTHING if number is None else str(number),
        about=lambda number: Option(
            NOTHING if number is None else str(number), () if number is None else (Thing("round", number),)
        ),
    )


def _rounds(position: WingspanPosition, source: str | None, target: str) -> list[int | None]:
    """Return the rounds that can be told: past ones and the present one, but for a token that stays not its own."""
    numbers = range(position.round, 0, -1)
    if source != target:
        return list(numbers)
    return [number for number in numbers if why_no_token(position, Token(source, target, number)) is None]


def _refused_rounds(
    position: WingspanPosition,
    source: str | None,
    target: str,
    rounds: list[int | None],
    now: Illegal | None,
) -> Iterator[tuple[int | None, Illegal]]:
    if now is not None:
        yield None, now
    for number in range(1, position.round + 1):
        if number not in rounds and (illegal := why_no_token(position, Token(source, target, number))):
            yield number, illegal
