"""What the channel is told about a decision: how things stand, what is asked, and buttons that answer in one press."""

from __future__ import annotations

from bot.games.pages.sheet import form_button
from bot.games.widgets import Button, Prompt, Style
from bot.games.wingspan import places
from bot.games.wingspan.forms import goal_form
from bot.games.wingspan.pages import WingspanPages
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.state import base_count, state_lines
from engine.contract import Decision
from engine.wingspan.choices.answers import kept_of_a_tray
from engine.wingspan.choices.score import SCORED

COUNTS = range(10)
"""Own counts for a goal that have a button; others are typed."""


def prompt(decision: Decision, pages: WingspanPages) -> Prompt:
    """Return the sentences that ask `decision`, and its buttons."""
    phrases = pages.phrases
    name = phrases.name(decision.seat)
    match decision.kind:
        case "setup":
            return _setup(name, phrases)
        case "tray":
            return _tray(name, decision, phrases)
        case "goal":
            return _goal(name, decision, phrases)
        case "score":
            return _score(name, pages)
        case _:
            return _turn(name, phrases)


def _setup(name: str, phrases: Phrases) -> Prompt:
    buttons = (
        Button(phrases.words("wingspan-button-setup-change"), places.SETUP, style=Style.PRIMARY),
        _does(phrases, "wingspan-button-setup", places.USUAL_SETUP, Style.SUCCESS),
    )
    return Prompt(phrases.words("wingspan-prompt-setup", name=name), buttons)


def _turn(name: str, phrases: Phrases) -> Prompt:
    view = phrases.view
    asked = phrases.words("wingspan-prompt-turn", name=name, turn=view.turn + 1, turns=view.turns_in_round)
    if view.setup is not None and view.setup.mode == "duet":
        asked = f"{asked} {phrases.words('wingspan-prompt-turn-token')}"
    first = _does(phrases, "wingspan-button-turn", places.TURN, Style.PRIMARY)
    return Prompt("\n".join([*state_lines(phrases), asked]), (first, *_ways(phrases)))


def _tray(name: str, decision: Decision, phrases: Phrases) -> Prompt:
    wanted, question = phrases.view.bonus, decision.facts
    assert wanted is not None  # noqa: S101  (it has one from the setup on)
    facts = {"name": name, "card": phrases.bonus(wanted.card), "look": phrases.look(wanted)}
    answers = kept_of_a_tray(wanted)
    buttons = [
        Button(
            phrases.kept(points),
            places.tray(question["round"], question["turn"], points),
            confirms=True,
            style=Style.PRIMARY,
        )
        for points in answers
    ]
    return Prompt(phrases.words("wingspan-prompt-tray", **facts), (*buttons, *_ways(phrases))[:15])


def _goal(name: str, decision: Decision, phrases: Phrases) -> Prompt:
    view, words, round_number = phrases.view, phrases.words, decision.facts["round"]
    progress = view.progress[round_number - 1]
    facts = {"name": name, "round": round_number, "goal": phrases.goal(progress.goal)}
    if view.setup is not None and view.setup.mode == "duet":
        text = words("wingspan-prompt-goal-duet", hers=progress.hers, yours=progress.yours or 0, **facts)
        confirm = _does(phrases, "wingspan-button-goal", places.goal(round_number), Style.PRIMARY)
        return Prompt(text, (confirm, *_ways(phrases)))
    hers = words("wingspan-panel-goal-hers", **base_count(progress, phrases))
    counts = [
        Button(str(count), places.goal(round_number, count), confirms=True, style=Style.PRIMARY) for count in COUNTS
    ]
    other = Button(words("wingspan-button-other"), places.goal(round_number), form=goal_form(words))
    text = "\n".join([words("wingspan-prompt-goal", **facts), hers])
    return Prompt(text, (*counts, other, *_ways(phrases)))


def _score(name: str, pages: WingspanPages) -> Prompt:
    enter = form_button(pages, "score", places.SCORE, dict.fromkeys(SCORED, ""))
    asked = pages.words("wingspan-prompt-score", name=name)
    return Prompt("\n".join([*state_lines(pages.phrases), asked]), (enter, *_ways(pages.phrases)))


# -- buttons --------------------------------------------------------------------------------------------------------


def _ways(phrases: Phrases) -> tuple[Button, ...]:
    """Return the buttons to what can be done beside answering, those that are pressed most first."""
    view = phrases.view
    latest = view.turns[-1] if view.turns else None
    found = [_opens(phrases, "wingspan-button-react", places.REACT)]
    if view.setup is not None and view.setup.mode == "duet":
        found.insert(0, _opens(phrases, "wingspan-button-token", places.TOKEN))
    if latest is not None and view.current and latest.food_order:
        found.append(_opens(phrases, "wingspan-button-dice", places.DICE))
    if latest is not None and view.current and latest.scan is not None:
        found.append(Button(phrases.words("wingspan-button-why"), "", look="why"))
    return (*found, _opens(phrases, "wingspan-button-correct", places.CORRECT))


def _does(phrases: Phrases, label: str, path: str, style: Style = Style.SECONDARY) -> Button:
    return Button(phrases.words(label), path, confirms=True, style=style)


def _opens(phrases: Phrases, label: str, place: str) -> Button:
    return Button(phrases.words(label), place)
