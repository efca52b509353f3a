"""Setting up: one page with what matters, one with cards and tokens, one for each round's goal.

Everything stands as most people play it, so that the first press can be the last. The pages lay out the fields of one
sheet (engine.wingspan.choices.setup); a control carries what differs from its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.games import widgets
from bot.games.contract import Button, Choice, Panel, Row, Style
from bot.games.narration_base import NONE
from bot.games.pages.place import Place
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.strength import usual_score
from engine.choices import NOTHING, Node, One, Sheet, Step, join, walk
from engine.contract import Unreadable
from engine.wingspan.actions import Setup
from engine.wingspan.chapters.setup import needed_box
from engine.wingspan.names import BOXES, PERCENT, RANDOM_BONUS, ROUNDS, Box

MAIN, CARDS, FIRST_GOAL = 1, 2, 3
"""The numbers of the pages; round 1 has the third one, and so on."""
_BOXES = "b"
"""The letter of the field that takes several values from its select."""


class _Form:
    """The sheet as far as it is filled in."""

    def __init__(self, desk: Desk, place: Place) -> None:
        sheet = walk(desk.turn.tree, places.SETUP)
        if not isinstance(sheet, Sheet):
            raise Unreadable("no setup can be told")
        self.desk = desk
        self.sheet: Sheet[Any, Setup] = sheet
        self.setup: Setup = sheet.values(place.pick or NOTHING)
        if place.chosen:
            self.setup = self._changed(place.chosen)
        self.step: Step = sheet.step(self.setup)
        self.page = place.page

    def _changed(self, chosen: Sequence[str]) -> Setup:
        """Return the setup with what was picked in a select: a field's letter, then its step."""
        letter, step = chosen[0][:1], chosen[0][1:]
        if letter == _BOXES:
            picked = [each[1:] for each in chosen]
            step = "".join(box[0] for box in BOXES if box in picked)
        field = next(field for field in self.sheet.fields.values() if field.letter == letter)
        changed = field.node(self.setup).take(step)
        if isinstance(changed, Node):
            raise Unreadable(f"no field: {letter!r}")
        return changed

    def node(self, name: str) -> One[Setup, Any]:
        """Return the node of a field."""
        node = self.sheet.fields[name].node(self.setup)
        if not isinstance(node, One):
            raise Unreadable(f"no field: {name!r}")
        return node

    def select(
        self,
        name: str,
        message: str,
        about: Callable[[Any], tuple[str, str | None]],
        values: Iterable[Any] | None = None,
        **facts: Any,
    ) -> list[Row]:
        """Return the select of a field, with a label and a short sentence for each value."""
        node, letter = self.node(name), self.sheet.fields[name].letter
        present = node.step_of(self.setup)
        choices = []
        for value in node.usual if values is None else values:
            key = node.key_of(value)
            choices.append(widgets.choice(letter + key, *about(value), chosen=key == present))
        return self.desk.select(message, self.at(self.page), choices, **facts)

    def at(self, page: int) -> str:
        """Return another page of the same setup."""
        return places.setup_page(self.step, page)

    def begin(self) -> list[Button]:
        """Return the button that begins with what is chosen, or sets up anew; none while that is refused."""
        if self.sheet.judge(self.setup) is not None:
            return []
        words = self.desk.words
        label = words("wingspan-button-begin" if self.desk.view.setup is None else "wingspan-button-confirm")
        return [self.desk.does(label, join(places.SETUP, self.step), Style.SUCCESS)]


def setup_page(desk: Desk, place: Place) -> Panel:
    """Ask how to play."""
    form = _Form(desk, place)
    if form.page == CARDS:
        return _cards_page(form)
    if FIRST_GOAL <= form.page < FIRST_GOAL + len(ROUNDS):
        return _goal_page(form, form.page - FIRST_GOAL + 1)
    form.page = MAIN
    return _main_page(form)


def _main_page(form: _Form) -> Panel:
    words, setup = form.desk.words, form.setup
    modes = [mode for mode in form.node("mode").usual if needed_box(mode) in setup.boxes]
    rows: list[Row] = _boxes(form)
    if len(modes) > 1:
        rows += form.select("mode", "wingspan-ask-mode", _said(form, "mode"), modes)
    rows += form.select("level", "wingspan-ask-level", lambda level: _level(form, level))
    cards, goals = form.at(CARDS), form.at(FIRST_GOAL)
    last = (form.desk.button("wingspan-button-cards", cards), form.desk.button("wingspan-button-goals", goals))
    return _page(form, words("wingspan-panel-setup"), [*rows, (*form.begin(), *last)])


def _boxes(form: _Form) -> list[Row]:
    """Return the select of the boxes: one or more are chosen."""
    about = _said(form, "box")
    choices: list[Choice] = [widgets.choice(_BOXES + box, *about(box), chosen=box in form.setup.boxes) for box in BOXES]
    return form.desk.select("wingspan-ask-boxes", form.at(form.page), choices, most=len(BOXES))


def _cards_page(form: _Form) -> Panel:
    bonuses = form.node("bonus").usual
    named = [bonus for bonus in bonuses if not bonus.startswith(PERCENT)]
    percent = [bonus for bonus in bonuses if bonus.startswith(PERCENT)]
    rows: list[Row] = []
    if not form.desk.view.turns:
        rows += form.select("special", "wingspan-ask-special", lambda card: _said(form, "special")(card or NONE))
    rows += form.select("bonus", "wingspan-ask-bonus", lambda bonus: _bonus(form, bonus), named)
    rows += form.select("bonus", "wingspan-ask-percent", lambda bonus: _bonus(form, bonus), percent)
    rows += form.select("tokens", "wingspan-ask-tokens", _said(form, "tokens"))
    last = (*form.begin(), form.desk.back(form.at(MAIN)))
    return _page(form, form.desk.words("wingspan-panel-cards"), [*rows, last])


def _goal_page(form: _Form, number: int) -> Panel:
    desk, words, name = form.desk, form.desk.words, f"goal_{number}"
    rounds = tuple(
        Button(
            words("wingspan-button-round", round=each),
            form.at(FIRST_GOAL + each - 1),
            style=Style.PRIMARY if each == number else Style.SECONDARY,
            disabled=each == number,
        )
        for each in ROUNDS
    )
    rules = desk.view.rules
    others = {goal for at, goal in enumerate(form.setup.goals, 1) if at != number and goal is not None}
    taken = {rules.tile[goal] for goal in others}
    offered = [goal for goal in form.node(name).usual if goal is not None and rules.tile[goal] not in taken]
    rows: list[Row] = [rounds]
    boxes: tuple[Box, ...] = ("asia",) if form.setup.mode == "duet" else ("core", "european")
    for box in boxes:
        goals = [goal for goal in offered if rules.goal_box[goal] == box]
        rows += form.select(name, "wingspan-ask-goal", lambda goal: _goal(form, goal, number), goals, box=box)
    last = [*form.begin(), desk.back(form.at(MAIN))]
    if form.setup.goals[number - 1] is not None:
        drawn = form.node(name).take(NOTHING)
        if isinstance(drawn, Setup):
            at = places.setup_page(form.sheet.step(drawn), form.page)
            last.insert(-1, desk.button("wingspan-button-random-goal", at))
    return _page(form, words("wingspan-panel-goal-of", round=number), [*rows, tuple(last)])


# -- what is told of each -------------------------------------------------------------------------------------------


def _said(form: _Form, fact: str) -> Callable[[str], tuple[str, str | None]]:
    """Return what gives the label of a value and a sentence about it."""

    def said(value: str) -> tuple[str, str | None]:
        facts = {fact: value}
        return form.desk.words(f"wingspan-choice-{fact}", **facts), form.desk.words(f"wingspan-about-{fact}", **facts)

    return said


def _level(form: _Form, level: str) -> tuple[str, str | None]:
    words, data = form.desk.words, form.desk.view.components.levels[level]  # type: ignore[index]
    facts = {"face_down": data.face_down, "per_egg": data.tokens_per_egg}
    return words("wingspan-choice-level", level=level), words("wingspan-about-level", **facts)


def _bonus(form: _Form, bonus: str) -> tuple[str, str | None]:
    words, phrases = form.desk.words, form.desk.phrases
    label = phrases.bonus(bonus)
    if bonus in RANDOM_BONUS:
        return label, words("wingspan-about-sort", bonus=bonus)
    if bonus.startswith(PERCENT):
        return label, phrases.percent_matches(bonus.removeprefix(PERCENT))
    card = form.desk.view.rules.bonus_cards[bonus]
    values = phrases.either(card.values[form.setup.level])
    return label, words("wingspan-rule-values", values=values, keep=card.keep, order=card.order)


def _goal(form: _Form, goal: str, number: int) -> tuple[str, str | None]:
    """Return what a goal counts, and for a base goal the printed number of the Automa in a round."""
    label = form.desk.phrases.goal(goal)
    if form.setup.mode == "duet":
        return label, None
    base = form.desk.view.rules.base_goals[goal].base[number - 1]
    return label, form.desk.words("wingspan-about-goal", base=base)


def _page(form: _Form, line: str, rows: Sequence[Row]) -> Panel:
    """Return a page with the whole setting told on it, and why it is refused if it is."""
    desk = form.desk
    told = [line, setting_told(desk, form.setup)]
    if desk.view.turns:
        told.append(desk.words("wingspan-panel-setup-fixed"))
    elif usual := usual_score(form.setup, desk.words):
        told.append(usual)
    illegal = form.sheet.judge(form.setup)
    return desk.page([*told, *([desk.why(illegal)] if illegal else [])], rows)


def setting_told(desk: Desk, setup: Setup) -> str:
    """Tell a whole setup."""
    words = desk.words
    at_random = words("wingspan-panel-random")
    goals = [at_random if goal is None else desk.phrases.goal(goal) for goal in setup.goals]
    listed = [words("wingspan-panel-goal-item", round=at, goal=goal) for at, goal in enumerate(goals, 1)]
    drawn = all(goal is None for goal in setup.goals)
    return words(
        "wingspan-panel-setup-lines",
        mode=setup.mode,
        level=setup.level,
        boxes=words.listed([words("wingspan-box", box=box) for box in setup.boxes]),
        special=desk.phrases.special(setup.special),
        tokens=setup.tokens,
        bonus=desk.phrases.bonus(setup.bonus),
        goals=at_random if drawn else words.listed(listed),
    )
