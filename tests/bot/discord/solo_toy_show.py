"""How the solo toy game is shown: the smallest presenter with public actions, forms, look-ups and an own group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.games.contract import Presenter, Standing
from bot.games.typed_commands import Command, Look, Looking, Misread, Option, OptionKind, Suggestion, Typing, Unfinished
from bot.games.widgets import Beside, Button, Field, Form, Names, Panel, Prompt
from bot.hosting.playing.turn import Turn as Asked
from engine.contract import Action, Decision, Event, Unreadable
from render.contract import Picture
from render.words import Words
from tests.bot.discord.toy_show import PIXEL
from tests.engine.solo_toy_game import Note, Score, Turn, Worth

NOTE = Form("A note", (Field("Number", value="1", longest=3), Field("Why", required=False, longest=400)))
SCORE = Form("Your score", (Field("Points", longest=3),))


class SoloToyPresenter(Presenter[Any]):
    game: ClassVar[str] = "crow"
    group: ClassVar[str | None] = "caw"
    hands: ClassVar[bool] = False
    commands: ClassVar[tuple[Command, ...]] = (
        Command("turn"),
        Command("note", (Option("number", OptionKind.INTEGER),)),
    )
    looks: ClassVar[tuple[Command, ...]] = (
        Command("why", (Option("card", OptionKind.INTEGER, required=False),)),
        Command("history"),
    )

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        facts = [" ".join(str(each) for each in event.to_data().values()) for event in events]
        return [f"{names[view['crow']]}: {each}" for each in facts]

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        return ""

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        why = Button("Why here?", "", look="why")
        note = Button("Note", "note", form=NOTE)
        if decision.kind == "worth":
            worths = [Button(str(points), f"worth.{points}", confirms=True) for points in range(10)]
            return Prompt("What is it worth?", (*worths, note, why))
        if decision.kind == "score":
            return Prompt("What did you score?", (Button("My score", "score", form=SCORE), note, why))
        turn = Button("Her turn", "turn", confirms=True)
        return Prompt(f"{names[decision.seat]}, when you are ready:", (turn, note, why, Button("More", "")))

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        return ()

    def standing(self, view: Any) -> Sequence[Standing]:
        return [Standing(view["seat"], view["mine"]), Standing(view["crow"], view["hers"])]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        return ()

    def panel(self, turn: Asked, path: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
        kind, _, number = path.partition(".")
        typed = chosen[0] if chosen else number
        if kind in ("note", "score") and typed:
            if not typed.isdigit():
                return Panel(f"“{typed}” is no number.", ((Button("Again", kind, form=self._form(kind)),),))
            sure = Button("Confirm", f"{kind}.{typed}", confirms=True)
            return Panel(
                f"{kind} {typed}, {len(chosen)} fields?", ((sure, Button("Change", kind, form=self._form(kind))),)
            )
        buttons = (Button("Note", "note", form=NOTE), Button("Why here?", "", look="why"))
        return Panel("More.", (buttons,), beside=Beside.CLOSE_UP)

    def _form(self, kind: str) -> Form:
        return NOTE if kind == "note" else SCORE

    def answer(self, turn: Asked, path: str) -> Action:
        kind, _, number = path.partition(".")
        if kind == "turn":
            return Turn()
        makes = {"worth": Worth, "note": Note, "score": Score}.get(kind)
        if makes is None or not number.isdigit():
            raise Unreadable(f"nothing is called {path}")
        return makes(int(number))

    def suggest(self, turn: Asked, typing: Typing, words: Words) -> list[Suggestion]:
        return [Suggestion("One", 1)]

    def command_action(self, turn: Asked, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        return Turn() if command == "turn" else Note(given["number"])

    def look(self, name: str, looking: Looking, words: Words) -> Look:
        if name == "history":
            won = sum(past.seat in past.result.winners for past in looking.past)
            last = looking.past[-1].view["notes"] if looking.past else []
            return Look(f"{len(looking.past)} games, {won} won, the last with {last}")
        if (card := looking.given.get("card", 1)) > 12:
            raise Misread("no-card", card=card)
        here = "no game here" if looking.view is None else f"{looking.names[looking.view['crow']]} is here"
        return Look(f"Card {card}: {here}", lambda: Picture(PIXEL, "image/png", 1, 1, "Why."))

    def suggest_look(self, looking: Looking, typing: Typing, words: Words) -> list[Suggestion]:
        cards = looking.view["drawn"] if looking.view else [1]
        return [Suggestion(f"Card {card}", card) for card in cards]

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        return f"The crow says no: {reason} {dict(facts)}."
