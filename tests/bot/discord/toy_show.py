"""How the toy game is shown: the smallest presenter and painter, so that the Discord room is tested apart from Moa."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.games.contract import Presenter, Standing
from bot.games.typed_commands import Command, Option, OptionKind, Suggestion, Typing, Unfinished
from bot.games.widgets import Beside, Button, Choice, Names, Panel, Prompt, Select, Style
from bot.hosting.playing.turn import Turn
from engine.contract import Action, Decision, Event, Unreadable
from render.contract import Picture
from render.words import Words
from tests.engine.toy import Draw, Lay, Pass

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class ToyPresenter(Presenter[Any]):
    game: ClassVar[str] = "toy"
    commands: ClassVar[tuple[Command, ...]] = (
        Command("lay", (Option("card", OptionKind.INTEGER, required=False), Option("note", OptionKind.TEXT, False))),
        Command("draw"),
        Command("pass", (Option("quickly", OptionKind.FLAG, required=False, suggests=False),)),
    )

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        lines = []
        for event in events:
            data = event.to_data()
            who = names.get(data.get("seat", ""), "everybody")
            lines.append(f"{who} {data['type']} {data.get('card', '')}".strip())
        return lines

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        return " ".join(event.to_data()["type"] for event in events[-1:])

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        turn = Button("Take your turn", "", style=Style.PRIMARY)
        passing = Button("Pass", "pass", confirms=True)
        return Prompt(f"{names[decision.seat]}, it is your turn.", (turn, passing))

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        return ()

    def standing(self, view: Any) -> Sequence[Standing]:
        return [Standing(seat, view["scores"][seat]) for seat in view["seating"]]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        return ()

    def places(self, turn: Turn, action: Action, names: Names, words: Words) -> Sequence[str]:
        return [names.get(str(thing.name), str(thing.name)) for thing in turn.game.scene(turn.view, action)]

    def in_words(self, turn: Turn, action: Action, names: Names, words: Words) -> str:
        return turn.game.notation(action).capitalize()

    def panel(self, turn: Turn, path: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
        hand = turn.view["hands"][turn.seat]
        picked = chosen[0] if path == "pick" and chosen else path.removeprefix("lay.")
        if picked.isdigit() and int(picked) in hand:
            buttons = (Button("Confirm", f"lay.{picked}", confirms=True), Button("Start over", ""))
            return Panel(f"Lay {picked}?", (buttons,), proposed=Lay(int(picked)))
        choices = tuple(Choice(str(card), f"Card {card}") for card in hand)
        rows = (Select("A card", "pick", choices),) if choices else ()
        return Panel("What will you do?", (*rows, (Button("Draw", "draw", confirms=True),)), beside=Beside.HAND)

    def answer(self, turn: Turn, path: str) -> Action:
        if path.startswith("lay.") and path[4:].isdigit():
            return Lay(int(path[4:]))
        if path in ("draw", "pass"):
            return {"draw": Draw(), "pass": Pass()}[path]
        raise Unreadable(f"nothing is called {path}")

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        return [Suggestion(f"Card {card}", card) for card in turn.view["hands"][turn.seat]]

    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        if command == "lay":
            return Lay(given["card"]) if "card" in given else Unfinished("")
        return Draw() if command == "draw" else Pass()

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        return f"The rules say no: {reason}."


class ToyPainter:
    """Draws one pixel, of any game."""

    def _picture(self, alt: str) -> Picture:
        return Picture(PIXEL, "image/png", 1, 1, alt)

    def board(self, view: Any, words: Words, **_: Any) -> Picture:
        number = view.get("round", 0) if isinstance(view, dict) else 0
        return self._picture(f"The board in round {number}.")

    def places(self, view: Any) -> list[str]:
        return ["1", "2", "3"]

    def close_up(self, view: Any, words: Words, *, around: str | None = None, **_: Any) -> Picture:
        of_the_toy = isinstance(view, dict)  # another game's panels ask for places of its own
        if of_the_toy and around not in (None, *self.places(view)):
            raise LookupError(around)
        return self._picture(f"Around {around}.")

    def hand(self, view: Any, words: Words, **_: Any) -> Picture:
        return self._picture("Your hand.")

    def preview(self, view: Any, words: Words, action: Any, foreseen: Any, **_: Any) -> Picture:
        return self._picture(f"If you {action.type}.")

    def sheet(self, view: Any, words: Words, **_: Any) -> Picture:
        return self._picture("A sheet.")

    def legend(self, view: Any, words: Words) -> Picture:
        return self._picture("The signs.")

    def part(self, view: Any, words: Words, part: tuple[str, str], name: str) -> Picture:
        if part[0] == "mammal":
            raise LookupError(part)
        return self._picture(name)

    def part_text(self, view: Any, words: Words, part: tuple[str, str]) -> str:
        return ""

    def alt_text(self, view: Any, words: Words, **_: Any) -> str:
        return "The board."

    def full_text(self, view: Any, words: Words, **_: Any) -> str:
        return "\n".join(f"Line {number} of everything." for number in range(150))

    def sheet_text(self, sheet: Any, words: Words, **_: Any) -> str:
        return "A sheet in words."
