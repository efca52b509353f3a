"""What pages about the Automa's choices have of their own: nouns, notes, questions, and what comes of an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from bot.games.narration_base import NONE
from bot.games.pages.pages import Pages
from bot.games.pages.panel import panel
from bot.games.pages.place import Place
from bot.games.widgets import Button, Names, Panel
from bot.games.wingspan.asides import CORRECT, asides, asked_at, correct_page, dice_page
from bot.games.wingspan.narration import end_facts, narrate
from bot.games.wingspan.page_token import token_page
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.spaces import CODES
from bot.games.wingspan.state import base_count, state_lines
from bot.games.wingspan.strength import usual_score
from bot.hosting.playing.turn import Turn
from engine.choices import Node, Number, One, Option, Sheet, Step, Thing
from engine.contract import Action, Decision, Seat
from engine.preview import Preview
from engine.wingspan.actions import Goal, React, Score, Setup
from engine.wingspan.bird_names import all_names
from engine.wingspan.choices.score import SCORED
from engine.wingspan.events import GameEnded, Reacted
from engine.wingspan.names import PERCENT, RESET, ROUNDS
from engine.wingspan.sheets import FinalSheet
from engine.wingspan.views.view import WingspanView
from render.words import Words

NAMED_BY_QUESTION = (["setup"], ["score"], ["react"])
"""Ways of which the question says what is done."""


class WingspanPages(Pages[WingspanView]):
    """The words of the Automa's choices."""

    game = "wingspan"
    unmentioned = frozenset({"when", "round"})
    untitled = frozenset({"leftover"})
    at_once = frozenset({"count"})
    needs = frozenset({"setup", "score", "bird"})
    by_name = frozenset({"bird"})
    sheet_pages: ClassVar[Mapping[str, Sequence[Sequence[str]]]] = {
        "setup": (
            ("boxes", "mode", "level"),
            ("special", "bonus", "tokens", "fewest"),
            tuple(f"goal_{number}" for number in ROUNDS),
        )
    }
    things: ClassVar[Mapping[str, str]] = {
        "space": "code",
        "goal": "goal",
        "other": "goal",
        "bonus": "bonus",
        "bird": "bird_name",
    }

    def __init__(self, view: WingspanView, names: Names, words: Words, seat: Seat | None = None) -> None:
        super().__init__(view, names, words, seat)
        self.phrases: Phrases = Phrases(words, view, names)

    @override
    def noun(self, thing: Thing) -> str:
        match thing:
            case Thing("turn" | "round" | "reaction"):
                return self._numbered(thing)
            case Thing("goal", str(goal)):
                return self.phrases.goal(goal)
            case Thing("bird", str(name)):
                return f"{self.phrases.bird(name)} ({self.phrases.other_name(name)})"
            case Thing("bird_name", str(name)):
                return self.phrases.bird(name)
            case Thing("space" | "code", str(space)):
                return self._space(space, thing.kind)
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

    def _space(self, space: str, kind: str) -> str:
        if space == RESET:
            return self.words("wingspan-reset")
        if kind == "code":
            return CODES.get(space, space)
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
                told = self.numbered("wingspan-resources", ("nominative", "accusative"), resource=resource)
                also = self.words("wingspan-also-resource", resource=resource).split(",")
                return tuple(dict.fromkeys((self.noun(thing), *told, *also)))
            case Thing("bird", str(name)):
                return tuple(dict.fromkeys((*self.phrases.birds(name), *all_names(name, self.view.components))))
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
        if node.ask in ("gains", "pays") and option.things:
            return self.phrases.amounts({thing.name: thing.count for thing in option.things})
        if node.ask in ("round", "reaction", "when") and option.things:
            return self.noun(option.things[0])
        if node.ask == "bird" and option.things:
            return self.phrases.bird(str(option.things[0].name))
        if node.ask in ("boxes", "level", "special", "tokens", "fewest", "goal"):
            thing = option.things[0] if option.things else None
            facts = {"name": thing.name, "chosen": self.noun(thing)} if thing else {"name": NONE, "chosen": NONE}
            return self.words(f"wingspan-choice-{node.ask}", **facts, **node.facts)
        return super().label(node, option)

    @override
    def shows(self, node: Node[Any], option: Option) -> bool:
        if node.ask == "action":
            return option.key == "turn"  # all else has its button in the last row
        return option.usual or node.ask != "points"

    @override
    def lately(self, node: Node[Any]) -> Sequence[Step]:
        if node.ask != "bird":
            return ()
        keys = {option.things[0].name: option.key for option in node.options() if option.things}
        used = (each.bird for each in reversed(self.view.reactions) if each.bird and not each.taken_back)
        return [keys[bird] for bird in dict.fromkeys(used)]

    @override
    def note(self, node: Node[Any], option: Option) -> str | None:
        if node.ask == "when":
            points = option.facts["points"]
            return self.words("wingspan-answer-open") if points is None else self.phrases.tray_answer(points)
        if node.ask == "scanned":
            space = option.facts["space"]
            return self.phrases.space(space) if space else self.words("wingspan-nothing")
        if node.ask == "reaction":
            told = next(each for each in self.view.reactions if str(each.number) == option.key)
            return self.words("wingspan-reaction-about", round=told.round, count=told.tokens)
        if node.ask == "special" and not option.things:
            return self.words("wingspan-about-special", special=NONE)
        return self._about(option)

    def _about(self, option: Option) -> str | None:
        """Return what one has to know of a thing."""
        match option.things:
            case (Thing("bird", str(bird)),):
                return self.phrases.other_name(bird)
            case (Thing("round", int(number)), Thing("goal", str(goal))):
                progress = self.view.progress[number - 1]
                facts = {"count": progress.yours or 0, "goal": self.phrases.goal(goal)}
                return self.words("wingspan-goal-choice", **facts) if progress.scored else None
            case (Thing("bonus", str(bonus)),) if bonus.startswith(PERCENT):
                return self.phrases.percent_matches(bonus.removeprefix(PERCENT))
            case (Thing("bonus", bonus),) if option.facts:
                values = self.phrases.either(option.facts["values"])
                return self.words("wingspan-rule-values", **{**option.facts, "values": values})
            case (Thing("goal" | "level" as kind, name),) if option.facts:
                return self.words(f"wingspan-about-{kind}", **{**option.facts, kind: name})
            case (Thing("bonus" | "mode" | "box" | "special" | "tokens" | "fewest" as kind, name),):
                return self.words(f"wingspan-about-{kind}", **{kind: name})
        return None

    # -- above the options ----------------------------------------------------------------------------------------

    @override
    def heading(self, decision: Decision) -> str:
        if decision.kind != "turn":
            return ""  # the question says it
        view = self.view
        heading = self.words("wingspan-panel-turn", round=view.round, turn=view.turn + 1, turns=view.turns_in_round)
        token = [self.words("wingspan-prompt-turn-token")] if self.phrases.duet else []
        return "\n".join([heading, *state_lines(self.phrases), *token])

    @override
    def titled(self, node: Node[Any], option: Option) -> str:
        return self.noun(option.things[0]) if node.ask == "bird" else super().titled(node, option)

    @override
    def title(self, picked: Sequence[tuple[Node[Any], Option]], *, last: bool) -> str:
        asks = [node.ask for node, _ in picked]
        if asks in (["action", "when"], ["action", "round"]) or [each.key for _, each in picked] in NAMED_BY_QUESTION:
            return ""  # the question names it
        return super().title([(node, option) for node, option in picked if not _as_usual(node, option)], last=last)

    @override
    def ask(self, node: Node[Any], group: str = "") -> str:
        if node.ask == "count" and "goal" in node.facts:
            return self.words("wingspan-form-goal-field")
        return super().ask(node, group)

    @override
    def need(self, node: Node[Any]) -> str | None:
        match node.ask:
            case "setup" if self.view.setup is not None:
                return self.words("wingspan-need-setup-again")
            case "points":
                return "\n".join(self._tray_asked(node.facts["round"], node.facts["turn"]))
            case "count" if "goal" in node.facts:
                return "\n".join(self._goal_asked(node.facts["round"]))
            case "count":
                power = self.view.components.power_of(node.facts["bird"])
                return self.words("wingspan-panel-react-ask-count", power=power.id if power is not None else NONE)
            case "leftover" if isinstance(node, Number) and node.unsaid is None:
                left = self.view.standing.leftover if self.view.standing is not None else 0
                return self.words("wingspan-panel-score-tie", count=left)
        return super().need(node)

    def _tray_asked(self, round_number: int, turn: int) -> list[str]:
        told = self.view.turn_taken(round_number, turn).points
        lines = [self.words("wingspan-panel-tray", round=round_number, turn=turn, **self.phrases.asked_of_tray())]
        if told is not None:
            lines.append(self.words("wingspan-panel-tray-so-far", answer=self.phrases.tray_answer(told)))
        return lines

    def _goal_asked(self, round_number: int) -> list[str]:
        progress = self.view.progress[round_number - 1]
        lines = [self.words("wingspan-panel-goal", round=round_number, goal=self.phrases.goal(progress.goal))]
        if progress.scored:
            return [*lines, self.words("wingspan-panel-goal-so-far", count=progress.yours or 0)]
        return [*lines, self.words("wingspan-panel-goal-hers", **base_count(progress, self.phrases))]

    # -- setting up, the end --------------------------------------------------------------------------------------

    @override
    def filled(self, node: Sheet[Any, Any], values: Any) -> Sequence[str]:
        if not isinstance(values, Setup):
            return [self._known(), *([self._entered(values)] if values != node.begun else [])]
        usual = usual_score(values, self.words)
        fixed = self.words("wingspan-panel-setup-fixed") if self.view.turns else usual
        return list(filter(None, (self._setting(values), fixed)))

    @override
    def done(self, node: Sheet[Any, Any]) -> str:
        return self.words("wingspan-button-begin" if self.view.setup is None else "wingspan-button-confirm")

    def _setting(self, setup: Setup) -> str:
        """Tell a whole setup."""
        at_random = self.words("wingspan-none-goal")
        goals = [at_random if goal is None else self.phrases.goal(goal) for goal in setup.goals]
        listed = [self.words("wingspan-panel-goal-item", round=at, goal=goal) for at, goal in enumerate(goals, 1)]
        return self.words(
            "wingspan-panel-setup-lines",
            mode=setup.mode,
            level=setup.level,
            boxes=self.words.listed([self.words("wingspan-box", box=box) for box in setup.boxes]),
            special=setup.special or NONE,
            tokens=setup.tokens,
            bonus=self.phrases.bonus(setup.bonus),
            goals=self.words.listed(listed) if any(setup.goals) else at_random,
        )

    def _known(self) -> str:
        """Tell what is known of the person's points without asking."""
        view = self.view
        goals, group = sum(sheet.yours.points for sheet in view.goal_sheets), view.groups.get(view.seat, ())
        return self.words("wingspan-panel-score-known", goals=goals, group=len(group))

    def _entered(self, score: Score) -> str:
        """Tell what was entered."""
        return self.words("wingspan-panel-score-yours", **{name: getattr(score, name) for name in SCORED})

    # -- the last page --------------------------------------------------------------------------------------------

    @override
    def review(self, action: Action, picked: Mapping[str, Option]) -> list[str]:
        if isinstance(action, Score):
            return [self._known(), self._entered(action)]
        if isinstance(action, React) and "used" in picked and self.view.turns:
            now = "yes" if action.round is None else "no"
            return [self.words("wingspan-panel-react-used", now=now, round=action.round or 0, turn=action.turn or 0)]
        if not isinstance(action, Goal) or action.count is not None:
            return []
        told = self.view.progress[action.round - 1]
        facts = {"round": told.round, "goal": self.phrases.goal(told.goal)}
        return [self.words("wingspan-panel-goal-duet", hers=told.hers, yours=told.yours or 0, **facts)]

    @override
    def foretell(self, action: Action, preview: Preview) -> Sequence[str]:
        ended = [self._totals(each.sheet) for each in preview.events if isinstance(each, GameEnded)]
        return ended or [
            line for each in preview.events if isinstance(each, Reacted) for line in narrate([each], self.phrases)
        ]

    def _totals(self, sheet: FinalSheet) -> str:
        """Tell what both sides come to, and on a tie who has more left over."""
        won = "yes" if sheet.winner == self.view.seat else "no"
        return self.words("wingspan-panel-score-totals", **end_facts(sheet, self.phrases), won=won)

    # -- pages by hand --------------------------------------------------------------------------------------------

    @override
    def page(self, turn: Turn, place: Place) -> Panel | None:
        if self.view.setup is None:
            return None
        match place.path.partition(".")[0]:
            case "token" if self.phrases.duet:
                try:
                    return token_page(turn, self.phrases, place)
                except (LookupError, ValueError):
                    return None  # forged, or of another time
            case "dice":
                return dice_page(self.phrases, place)
            case "correct":
                return correct_page(turn, self)
            case "" if asked := asked_at(turn.decision):
                return panel(turn, self, asked, ())
        return None

    @override
    def beside(self, turn: Turn, text: str) -> Sequence[Button] | None:
        if self.view.setup is None:
            return None
        if text == asked_at(turn.decision):
            return asides(self.phrases)
        if text.partition(".")[0] in ("tray", "goal", "setup", "take_back"):
            return (Button(self.words("panel-back"), CORRECT),)
        return None


def _as_usual(node: Node[Any], option: Option) -> bool:
    """Whether an answer is the one that is taken without a question."""
    return isinstance(node, One) and node.default is not None and option.key == node.key_of(node.default)


def _turn(key: str) -> dict[str, int]:
    round_number, turn = key.split("-")
    return {"round": int(round_number), "turn": int(turn)}
