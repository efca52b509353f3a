"""What can be done beside answering what is asked: the buttons that lead there, and two pages that are no choice."""

from __future__ import annotations

from typing import Any

from bot.games.pages import layout
from bot.games.pages.pages import Pages
from bot.games.pages.place import Place
from bot.games.widgets import Button, Panel, Row, Select, choice
from bot.games.wingspan.phrases import Phrases
from bot.hosting.playing.turn import Turn
from engine.choices import walk
from engine.contract import Decision
from engine.wingspan.names import FACES

CORRECT, DICE = "correct", "dice"
"""Where the two pages are."""
TAKE_BACK = "take_back"


def asked_at(decision: Decision) -> str:
    """Return where what is asked now is answered: its own page, or the first one."""
    match decision.kind:
        case "tray":
            return "tray.{round}-{turn}".format(**decision.facts)
        case "goal":
            return "goal.{round}".format(**decision.facts)
        case "score":
            return "score"
    return ""


def asides(phrases: Phrases) -> tuple[Button, ...]:
    """Return the buttons to what can be done beside answering, those that are pressed most first."""
    view, words = phrases.view, phrases.words
    found = [Button(words("wingspan-button-token"), "token")] if phrases.duet else []
    found.append(Button(words("wingspan-button-react"), "react"))
    if phrases.food_order:
        found.append(Button(words("wingspan-button-dice"), DICE))
    if view.current and view.turns and view.turns[-1].scan is not None:
        found.append(Button(words("wingspan-button-why"), "", look="why"))
    return (*found, Button(words("wingspan-button-correct"), CORRECT))


def correct_page(turn: Turn, pages: Pages[Any]) -> Panel:
    """Ask what was different: every answer that was given is listed, and each leads to the page where it was given."""
    possible = {option.key for option in turn.tree.options() if option.refused is None}
    rows: list[Row] = []
    for way in (each for each in ("tray", "goal") if each in possible):
        node, asked = walk(turn.tree, way), pages.words(f"wingspan-ask-{way}-answers")
        asked_now = asked_at(turn.decision)
        given = [each for each in node.options() if each.refused is None and f"{way}.{each.key}" != asked_now]
        rows += [block.row for block in layout.selects(pages, asked, layout.told(pages, node, given), way, "")]
    labels = {"setup": "wingspan-button-correct-setup", TAKE_BACK: "wingspan-button-correct-reactions"}
    ways = [Button(pages.words(label), way) for way, label in labels.items() if way in possible]
    told = pages.words("wingspan-panel-correct", duet="yes" if "token" in possible else "no")
    return Panel(told, (*rows, (*ways, Button(pages.words("panel-back"), ""))))


def dice_page(phrases: Phrases, place: Place) -> Panel:
    """Ask which faces show; then tell which dice to remove."""
    words, back = phrases.words, (Button(phrases.words("panel-back"), ""),)
    if not phrases.food_order:
        return Panel(words("wingspan-panel-dice-none"), (back,))
    faces = [face for at, face in enumerate(FACES) if str(at) in place.chosen]
    choices = [
        choice(str(at), words("wingspan-face", face=face), chosen=face in faces) for at, face in enumerate(FACES)
    ]
    lines = [words("wingspan-panel-dice", faces=phrases.faces(phrases.food_order))]
    lines += [phrases.dice_removed(faces)] if faces else []
    return Panel("\n".join(lines), (Select(words("wingspan-ask-faces"), DICE, tuple(choices), 1, len(FACES)), back))
