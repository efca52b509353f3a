"""What the Automa's choices are called: in commands, autocompletion and `now`. Its panels are made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from bot.games.narration_base import Say
from bot.games.pages.pages import Pages
from bot.games.widgets import Names
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.refusals import SAY
from bot.games.wingspan.spaces import CODES
from engine.choices import Node, Option, Thing
from engine.contract import Decision, Seat
from engine.wingspan.names import RESET
from engine.wingspan.views.view import WingspanView
from render.words import Words


class WingspanPages(Pages[WingspanView]):
    """The words of the Automa's choices."""

    game = "wingspan"
    say: ClassVar[Mapping[str, Say]] = SAY

    def __init__(self, view: WingspanView, names: Names, words: Words, seat: Seat | None = None) -> None:
        super().__init__(view, names, words, seat)
        self.phrases = Phrases(words, view, names)

    @override
    def noun(self, thing: Thing) -> str:
        match thing:
            case Thing("turn" | "round" | "reaction"):
                return self._numbered(thing)
            case Thing("goal", str(goal)):
                return self.phrases.goal(goal)
            case Thing("bird", str(bird)):
                return f"{bird} ({self.view.components.birds[bird]})"
            case Thing("space", str(space)):
                return self._space(space)
            case Thing("bonus", str(bonus)):
                return self.phrases.bonus(bonus)
            case Thing("mode", str(mode)):
                return self.words("wingspan-choice-mode", mode=mode)
            case Thing("tokens", str(variant)):
                return self.words("wingspan-variant", tokens=variant)
            case Thing("points" | "count" | "leftover", number):
                return str(number)
        return super().noun(thing)

    def _numbered(self, thing: Thing) -> str:
        if thing.kind == "turn":
            return self.words("wingspan-noun-turn", **_turn(str(thing.name)))
        if thing.kind == "round":
            return self.words("wingspan-noun-round", round=thing.name)
        return self.words("wingspan-reaction-choice", number=thing.name, what=self._reaction(int(thing.name)))

    def _space(self, space: str) -> str:
        if space == RESET:
            return self.words("wingspan-reset")
        shown = self.view.components.space(space)
        facts = {"code": CODES[space], "habitat": shown.habitat, "symbol": shown.symbol}
        return self.words("wingspan-space-choice", bonus=shown.bonus or "none", **facts)

    def _reaction(self, number: int) -> str:
        told = next(each for each in self.view.reactions if each.number == number)
        return self.phrases.reaction(told.bird, told.gains, told.pays)

    @override
    def called(self, thing: Thing) -> Sequence[str]:
        match thing:
            case Thing("space", str(space)):
                return (CODES[space], self.noun(thing))
            case Thing("resource", str(resource)):
                several = self.words("wingspan-resources", resource=resource, count=2).removeprefix("2 ")
                return (self.noun(thing), several)
            case Thing("bird", str(bird)):
                return (bird, self.view.components.birds[bird])
        return super().called(thing)

    @override
    def typed(self, option: Option) -> str:
        match option.things:
            case [Thing("space", str(space))]:
                return CODES[space]
            case [Thing("turn", str(key))]:
                return "{round}.{turn}".format(**_turn(key))
            case [Thing("points"), *_] as points:
                return " ".join(str(each.name) for each in points)
        return super().typed(option)

    @override
    def label(self, node: Node[Any], option: Option) -> str:
        if node.ask == "points":
            return self.phrases.kept([int(thing.name) for thing in option.things])
        if node.ask in ("round", "reaction", "when") and option.things:
            return self.noun(option.things[0])
        return super().label(node, option)

    @override
    def note(self, node: Node[Any], option: Option) -> str | None:
        if node.ask == "when":
            points = option.facts["points"]
            return self.words("wingspan-answer-open") if points is None else self.phrases.tray_answer(points)
        return None

    @override
    def heading(self, decision: Decision) -> str:
        return ""


def _turn(key: str) -> dict[str, int]:
    round_number, turn = key.split("-")
    return {"round": int(round_number), "turn": int(turn)}
