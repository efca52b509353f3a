"""Every kind of answer at a table with the Automa, known without a position."""

from __future__ import annotations

from engine.choices import Ask, Many, Number, One, Sheet, Way
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn

RUNNING = ("turn", "tray", "goal", "score")
"""The kinds of decision while a game runs: tokens, reactions and earlier answers may be told at any of them."""

WAYS: tuple[Way, ...] = (
    Way("turn", Turn, (), "turn", ("turn",), open=True, review=False),
    Way(
        "tray",
        Tray,
        (Ask("when", One), Ask("points", One)),
        "tray {when} {points}",
        RUNNING,
        open=True,
        review=False,
    ),
    Way(
        "goal",
        Goal,
        (Ask("round", One, number=True), Ask("count", Number, number=True)),
        "goal {round}{count}",
        RUNNING,
        open=True,
        review=False,
    ),
    Way("score", Score, (Ask("score", Sheet), Ask("leftover", Number, number=True)), "score {scored}", ("score",)),
    Way(
        "token",
        Token,
        (Ask("source", One), Ask("target", One), Ask("round", One, number=True)),
        "token {spaces}{since}",
        RUNNING,
        review=False,
    ),
    Way(
        "react",
        React,
        (
            Ask("bird", One),
            Ask("used", One),
            Ask("count", Number, number=True),
            Ask("gains", Many),
            Ask("pays", Many),
        ),
        "react {power}",
        RUNNING,
    ),
    Way("take_back", TakeBack, (Ask("reaction", One, number=True),), "take_back {reaction}", RUNNING),
    Way(
        "setup",
        Setup,
        (Ask("setup", Sheet),),
        "setup {mode}{level}{special}{tokens}{boxes}{bonus}{goals}{fewest}",
        ("setup", *RUNNING),
    ),
)
