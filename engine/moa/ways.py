"""Every kind of answer in Moa (contract: `Game.ways`): its key, the questions below it, its notation, what it answers.

The keys are the names of the commands and the first steps of paths: they are never changed, since old buttons carry
them. What can be picked at each question is in engine.moa.choices.
"""

from __future__ import annotations

from engine.choices import Ask, Many, One, Way
from engine.moa import actions as can

_TERRITORY = Ask("territory", One, number=True)
_BIRDS = Ask("birds", One, number=True)
_PAYMENT = Ask("payment", Many)
_TURN = ("action", "tiles")

WAYS: tuple[Way, ...] = (
    Way(
        "place",
        can.PlaceBirds,
        (_TERRITORY, _PAYMENT, _BIRDS),
        "place {birds} at {territory}{payment}{any_territory}",
        ("action",),
    ),
    Way(
        "leader", can.PlaceLeader, (_TERRITORY, _PAYMENT), "leader at {territory}{payment}{any_territory}", ("action",)
    ),
    Way(
        "attack",
        can.Attack,
        (_TERRITORY, _PAYMENT, Ask("bird_payment", Many), _BIRDS),
        "attack {territory}{placing}{payment}{two_fight}{bird_payment}{any_territory}",
        ("action",),
    ),
    Way(
        "sell",
        can.SellLand,
        (_TERRITORY, Ask("mammal", One), _PAYMENT),
        "sell {territory} to {mammal}{payment}{any_territory}",
        ("action",),
    ),
    Way("buy", can.BuyKarakia, (Ask("tiles", Many), _PAYMENT), "buy {tiles}{payment}", ("action",)),
    Way("pass", can.Pass, (), "pass", ("action",), declines=True),
    Way(
        "move",
        can.Move,
        (Ask("source", One, number=True), Ask("target", One, number=True), _BIRDS),
        "move {birds} from {source} to {target}",
        _TURN,
    ),
    Way("stronghold", can.Stronghold, (_TERRITORY,), "stronghold at {territory}", _TURN),
    Way("defend", can.Defend, (_PAYMENT,), "defend{payment}{two_fight}", ("defend",), open=True),
    Way("decline", can.Decline, (), "decline", ("defend",), open=True, review=False, declines=True),
    Way("draw", can.DrawOne, (), "draw one", (*_TURN, "defend")),
    Way("exchange", can.ExchangeThree, (), "exchange three", (*_TURN, "defend")),
    Way("end", can.EndTurn, (), "end turn", ("tiles",), open=True, review=False, declines=True),
    Way("discard", can.Discard, (Ask("cards", Many),), "discard {cards}", ("discard",)),
    Way("neutral", can.NeutralBirds, (_TERRITORY, _BIRDS), "neutral {birds} at {territory}", ("neutral",)),
    Way("neutral-leader", can.NeutralLeader, (_TERRITORY,), "neutral leader at {territory}", ("neutral",)),
    Way("skip", can.NeutralSkip, (), "skip", ("neutral",)),
)
