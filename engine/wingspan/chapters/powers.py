"""Powers of the person's birds that touch it (rules WA29 to WA39, WA64 to WA71): what each is to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from engine.contract import Illegal
from engine.wingspan.actions import React, TakeBack
from engine.wingspan.chapters.numbers import why_no_number
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.events import Reacted, TakenBack
from engine.wingspan.facts import Booking, Mark, ReactionFact
from engine.wingspan.names import Effect, Resource, Status, Variant
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import Rules, marked

COMPARED = ("fewest", "steal")
"""The powers that compare something with it: its current card makes the difference."""
WITHOUT_TOKENS = ("tray_bird", "bonus_cards", "none")
"""WA34, WA35, WS13: the powers that give it nothing."""

Counts = Mapping[Resource, int]


def automa_number(rules: Rules, card: str | None) -> int:
    """WA30: count the icon on all printed sections of its current card; without a card it is 0 (WA31)."""
    if card is None:
        return 0
    icon = rules.components.lost_icon.symbol
    return sum(section.right == icon for section in rules.cards[card].sections.values())


def worth(rules: Rules, variant: Variant, gains: Counts, pays: Counts) -> int:
    """WA36, WA65, WA69: count the tokens of what it would gain and pay; below zero is a net loss."""
    if variant == "cache":
        tokens = rules.components.cache
        return (tokens.paid if any(pays.values()) else tokens.free) * sum(gains.values())
    hoard = rules.components.hoard
    gained = sum(hoard.gains[resource] * count for resource, count in gains.items())
    return gained - sum(hoard.pays[resource] * count for resource, count in pays.items())


def terms(rules: Rules, reaction: ReactionFact | React) -> tuple[Counts, Counts]:
    """Return what it would gain and pay, by the bird or as described."""
    if reaction.bird is None:
        return dict(reaction.gains), dict(reaction.pays)
    power = rules.powers[reaction.bird]
    return power.gains, power.pays


@lru_cache(maxsize=1024)
def booking(rules: Rules, variant: Variant, reaction: ReactionFact) -> Booking:
    """Return what a reaction is to it."""
    power = None if reaction.bird is None else rules.powers[reaction.bird]
    effect: Effect = "gain" if power is None else power.kind
    status: Status = "stated" if power is None or reaction.bird is None else power.status_of(reaction.bird, variant)
    hers = automa_number(rules, reaction.card) if effect in COMPARED else None
    gains, pays = terms(rules, reaction)
    outcome, tokens = _outcome(effect, hers, reaction.count, worth(rules, variant, gains, pays))
    marks: tuple[Mark, ...] = marked("power", status)
    if hers is not None and reaction.card is not None:
        marks += marked("lost_icon", rules.components.lost_icon.status)
    if variant == "hoard" and "die" in gains and tokens:
        marks += marked("hoard_die", rules.components.hoard.die_status)
    return Booking(effect, outcome, tokens, hers, status, marks)


def _outcome(effect: Effect, hers: int | None, yours: int | None, tokens: int) -> tuple[str, int]:
    if effect in WITHOUT_TOKENS:
        return effect, 0
    if effect == "fewest" and hers is not None and yours is not None and hers > yours:
        return "not_fewest", 0
    if effect == "steal" and not hers:
        return "has_none", 0
    if tokens < 0:
        return "declines", 0
    return "gains", tokens


def bookings(position: WingspanPosition) -> tuple[Booking, ...]:
    """Return what each reaction is to it, in their order; those taken back too."""
    if position.setup is None:
        return ()
    return tuple(booking(position.rules, position.setup.tokens, each) for each in position.reactions)


def tokens(position: WingspanPosition) -> int:
    """Count the tokens that it has cached or hoarded (WA36, WA64), before the end."""
    booked = zip(position.reactions, bookings(position), strict=True)
    return sum(each.tokens for reaction, each in booked if not reaction.taken_back)


# -- when it was used -----------------------------------------------------------------------------------------------


def present_turn(position: WingspanPosition) -> tuple[int, int]:
    """Return the round and the number of the person's turn: the Automa's turn of the same number follows it."""
    return position.round, len(position.this_round) + 1


def earlier_turns(position: WingspanPosition) -> tuple[tuple[int, int], ...]:
    """Return the person's turns before the present one as (round, turn), the latest first."""
    return tuple((turn.round, turn.turn) for turn in reversed(position.turns))


def card_before(position: WingspanPosition, when: tuple[int, int]) -> str | None:
    """WA30, WA31: return the Automa's current card in a turn of the person's; None before its first of the round."""
    before = (when[0], when[1] - 1)
    return next((turn.card for turn in position.turns if (turn.round, turn.turn) == before), None)


# -- the person's answers -------------------------------------------------------------------------------------------


def why_no_reaction(position: WingspanPosition, action: React) -> Illegal | None:
    """Return why a reaction says too little or too much."""
    if action.bird is None:
        if illegal := why_not_described(position.rules, action):
            return illegal
        compares = False
    else:
        if action.bird not in position.rules.powers:
            return Illegal("WS15", "no-such-bird", bird=action.bird)
        if action.gains or action.pays:
            return Illegal("WS15", "bird-described", bird=action.bird)
        compares = compares_numbers(position.rules, action.bird)
    if illegal := why_not_then(position, action):
        return illegal
    if compares and action.count is None:
        return Illegal("WA30", "own-number-needed", bird=action.bird)
    if not compares and action.count is not None:
        return Illegal("WA30", "own-number-needless")
    return None if action.count is None else why_no_number("WA30", (action.count,))


def why_not_then(position: WingspanPosition, action: React) -> Illegal | None:
    """WA30: return why the turn that a late reaction names is none, or makes no difference to it."""
    if action.round is None and action.turn is None:
        return None
    power = position.rules.powers.get(action.bird or "")
    if power is None or power.kind not in COMPARED:
        return Illegal("WA30", "own-turn-needless")
    if (action.round, action.turn) in earlier_turns(position):
        return None
    return Illegal("WA30", "no-such-own-turn", round=action.round, turn=action.turn)


def compares_numbers(rules: Rules, bird: str) -> bool:
    """WA30: whether the bird compares the person's own number with the Automa's."""
    return rules.powers[bird].kind == "fewest"


def why_not_described(rules: Rules, action: React) -> Illegal | None:
    """Return why an effect that is described by what the Automa would gain and pay is none."""
    if not action.gains:
        return Illegal("WA33", "nothing-gained")
    if illegal := why_no_number("WA33", (count for _, count in (*action.gains, *action.pays))):
        return illegal
    payable: Iterable[Resource] = rules.components.hoard.pays
    unpayable = next((resource for resource, _ in action.pays if resource not in payable), None)
    return None if unpayable is None else Illegal("WA65", "no-price", resource=unpayable)


def react(transition: Transition, action: React) -> None:
    """WA33: book what it gets."""
    position = transition.position
    number = len(position.reactions) + 1
    when = present_turn(position)
    if action.round is not None and action.turn is not None:
        when = (action.round, action.turn)
    card = card_before(position, when)
    fact = ReactionFact(number, when[0], card, action.bird, action.gains, action.pays, action.count)
    position.reactions += (fact,)
    booked = booking(position.rules, position.told.tokens, fact)
    gains, pays = terms(position.rules, fact)
    transition.emit(
        Reacted(
            number,
            fact.bird,
            gains,
            pays,
            fact.count,
            booked.effect,
            booked.outcome,
            booked.tokens,
            booked.hers,
            booked.status,
            booked.marks,
        )
    )


def why_not_taken_back(position: WingspanPosition, action: TakeBack) -> Illegal | None:
    """Return why there is nothing to take back."""
    known = {reaction.number: reaction for reaction in position.reactions}
    if action.reaction not in known:
        return Illegal("WA33", "no-such-reaction", reaction=action.reaction)
    if known[action.reaction].taken_back:
        return Illegal("WA33", "taken-back-before", reaction=action.reaction)
    return None


def take_back(transition: Transition, action: TakeBack) -> None:
    """Let a reaction be none."""
    position = transition.position
    fact = next(each for each in position.reactions if each.number == action.reaction)
    position.reactions = tuple(replace(each, taken_back=True) if each is fact else each for each in position.reactions)
    transition.emit(TakenBack(fact.number, booking(position.rules, position.told.tokens, fact).tokens))
