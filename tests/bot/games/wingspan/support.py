"""Turns of games against the Automa, and what every panel is held to."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.games.typed_commands import Misread
from bot.games.widgets import Button, Panel, Select
from bot.games.wingspan.presenter import WingspanPresenter
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.contract import Action, AnyGame
from engine.log import new_setup
from engine.match import Match
from engine.wingspan import wingspan
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray
from engine.wingspan.actions import Turn as HerTurn
from engine.wingspan.names import Box
from engine.wingspan.views.view import WingspanView
from tests.bot.games.support import controls, hold_to_limits

PRESENTER = WingspanPresenter()
GAME: AnyGame = wingspan
WORDS = wording("en")
SEAT = "blue"
NAMES = {SEAT: "Ann"}
ALL: tuple[Box, ...] = ("asia", "core", "european")
DUET = Setup(boxes=("asia",), goals=(*("tokens_in_forest", "tokens_in_grassland", "tokens_in_wetland"), None))
GREEN = Setup(mode="green", special="AUTOMUBON", boxes=ALL, bonus="percent:Anatomist")
BLUE = Setup(mode="blue", special=None, boxes=("core",), tokens="hoard", bonus="percent")
VALUES = Setup(level="eagle_eyed_eagle", bonus="avid_asian_avian_admirer", boxes=("asia",))
SETUPS = {"duet": DUET, "green": GREEN, "blue": BLUE, "values": VALUES}


class Play:
    """A game in which one says what happens, one thing after another."""

    def __init__(self, setup: Setup | None = None, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.match = Match.start(GAME, new_setup(GAME, (SEAT,)), self.rng)
        if setup is not None:
            self.does(setup)

    def does(self, *actions: Action) -> Play:
        """Take actions."""
        for action in actions:
            self.match.act(SEAT, action, self.rng)
        return self

    def until(self, kind: str) -> Play:
        """Answer what is asked in the plainest way until this is asked (or again, if it is asked now)."""
        first = True
        while first or self.asked != kind:
            first = False
            self.does(self.match.decisions()[0].default)
        return self

    def until_action(self, action: str) -> Play:
        """Let her take turns until one is this action."""
        while not (self.view.turns and self.view.turns[-1].action == action):
            self.does(self.match.decisions()[0].default)
        return self

    @property
    def asked(self) -> str:
        """Give what is asked; "" at the end."""
        decisions = self.match.decisions()
        return decisions[0].kind if decisions else ""

    @property
    def view(self) -> WingspanView:
        """Give the public view."""
        view: WingspanView = GAME.view(self.match.position, None)
        return view

    @property
    def turn(self) -> Turn:
        """Give the decision as a turn."""
        return turn_at(self.match)

    def told(self) -> list[str]:
        """Give the lines about the last entry."""
        return PRESENTER.narrate(self.match.entries[-1].events, self.view, NAMES, WORDS)


def turn_at(match: Match) -> Turn:
    """Give what is asked as a turn."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    occupants = (Occupant(SEAT, "Ann", 1),)
    table = Table(1, "wingspan", Place(1, 2), Status.RUNNING, 0, "en", occupants, {}, 1, now, {SEAT: 1})
    return Turn(table, GAME, match.position, match.decisions()[0])


def sentence(error: Misread) -> str:
    """Give the sentence about what was typed and cannot be read."""
    if not WORDS.has(error.reason):
        return PRESENTER.refusal(error.reason, error.facts, {}, WORDS)
    choices = list(error.facts.get("choices", ()))
    return WORDS(error.reason, **{**error.facts, "choices": WORDS.listed(choices), "count": len(choices)})


def text_of(action: Action) -> str:
    """Give an action in its notation."""
    return GAME.notation(action)


def panel(turn: Turn, path: str = "", chosen: Sequence[str] = ()) -> Panel:
    """Give a panel, having held it to its limits."""
    made = PRESENTER.panel(turn, path, chosen, NAMES, WORDS)
    hold_to_limits(made)
    return made


def press(turn: Turn, made: Panel, rng: random.Random, acts: float = 0) -> tuple[Panel | None, str]:
    """Press something at random; give the next panel, or None and the path when it took an action.

    `acts` is how often something is pressed that acts, where there is such a button.
    """
    there = [each for each in controls(made) if isinstance(each, Select) or not each.disabled]
    acting = [each for each in there if isinstance(each, Button) and each.confirms]
    control = rng.choice(acting if acting and rng.random() < acts else there)
    if isinstance(control, Select):
        count = rng.randint(control.at_least, min(control.at_most, 3))
        chosen = [choice.value for choice in rng.sample(control.choices, max(1, count))]
        return panel(turn, control.path, chosen), control.path
    if control.confirms:
        return None, control.path
    if control.form is not None:
        assert PRESENTER.form(turn, control.path, NAMES, WORDS) == control.form
        return panel(turn, control.path, [typed(rng) for _ in control.form.fields]), control.path
    return panel(turn, control.path), control.path


def press_prompt(play: Play, rng: random.Random) -> tuple[Panel | None, str]:
    """Press a button of the public prompt at random; as `press`."""
    made = PRESENTER.prompt(play.match.decisions()[0], play.view, NAMES, WORDS)
    button = rng.choice([each for each in made.buttons if each.look is None])
    if button.confirms:
        return None, button.path
    chosen = [typed(rng) for _ in button.form.fields] if button.form is not None else []
    return panel(play.turn, button.path, chosen), button.path


def typed(rng: random.Random) -> str:
    """Give something that somebody may type into a form."""
    return rng.choice(["", "3", "12", "40", "7", "gold", "Osprey", "many"])


def answers(play: Play, rng: random.Random) -> Iterator[Action]:
    """Give what a person does, by the rules alone: what is asked, and some other things between."""
    if rng.random() < 0.3:
        yield rng.choice([each for each in play.turn.actions() if isinstance(each, Tray | React | Token | TakeBack)])
    decision = play.match.decisions()[0]
    same = {"turn": HerTurn, "tray": Tray, "goal": Goal, "score": Score, "setup": Setup}[decision.kind]
    offered = [each for each in play.turn.actions() if isinstance(each, same)]
    yield rng.choice(offered) if offered else decision.default


def random_games(seed: int, setups: Sequence[Setup]) -> Iterator[Play]:
    """Play a whole game with each setup; give it after every entry."""
    for at, setup in enumerate(setups):
        rng = random.Random(seed + at)
        play = Play(setup, seed + at)
        yield play
        while play.match.decisions():
            for action in answers(play, rng):
                play.does(action)
                yield play
                if not play.match.decisions():
                    break


def buttons(made: Any) -> dict[str, Button]:
    """Give the buttons of a panel or of a prompt by their labels."""
    found = made.buttons if hasattr(made, "buttons") else controls(made)
    return {each.label: each for each in found if isinstance(each, Button)}
