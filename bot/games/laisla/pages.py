"""What pages about La Isla's choices have of their own: nouns, notes, what one has, what is told before confirming."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import override

from bot.games.laisla.narration import Narration
from bot.games.pages.pages import Pages
from bot.games.widgets import Beside
from bot.locale.forms import CASES, form_of
from engine.choices import Node, Option, Thing
from engine.contract import Action, Decision
from engine.laisla.actions import Assign
from engine.laisla.events import Assigned
from engine.laisla.functions import FUNCTIONS
from engine.laisla.island import CODES
from engine.laisla.obvious import ends_the_game, own_gains
from engine.laisla.views.view import FieldView, LaIslaView, SeatView
from engine.preview import Preview

PARTS = ("a", "b", "d")
"""The actions that cards are assigned to; also the questions for them."""


class LaIslaPages(Pages[LaIslaView]):
    """The words and pictures of La Isla's choices."""

    game = "laisla"
    pictures: ClassVar[Mapping[str, Beside]] = {
        **dict.fromkeys((*PARTS, "slot"), Beside.HAND),
        **dict.fromkeys(("action", "source", "field"), Beside.CLOSE_UP),
    }
    pictured_notes = frozenset(("a",))
    untitled = frozenset((*PARTS, "slot"))
    obvious_at = frozenset(("assign",))
    lasting = frozenset(("assign", "swap"))
    things: ClassVar[Mapping[str, str]] = {
        "field": "code",
        "function": "function",
        "colour": "cube",
        "slot": "place",
        "last": "place",
    }
    narration = Narration
    phrases: Narration

    @property
    def me(self) -> SeatView:
        """The seat that reads."""
        assert self.seat is not None  # noqa: S101  (in the channel: the seat that is asked)
        return self.view.seat(self.seat)

    # -- options --------------------------------------------------------------------------------------------------

    @override
    def noun(self, thing: Thing) -> str:
        match thing:
            case Thing("card", int(card)):
                return self.words(
                    "laisla-panel-hand-card", number=self.number(card), card=self.phrases.whole_card(card)
                )
            case Thing("slot", int(slot)):
                function = self.phrases.function(self.shown(slot))
                return self.words("laisla-panel-cover", number=slot + 1, function=function)
            case Thing("field", str(slot)):
                return self.phrases.field(slot)
            case Thing("code", str(slot)):
                return CODES.get(slot, slot)
            case Thing("place", int(slot)):
                return str(slot + 1)
            case Thing("function", str(name)):
                return self.phrases.function(name) if name in FUNCTIONS else self.words("laisla-subject", subject=name)
            case Thing("marker", str(animal)):
                return self.words("laisla-animal", animal=animal)
            case Thing("cube", str(cube), count) if count > 1:
                return self.words("laisla-cubes", cube=cube, count=count)
            case Thing("way", "place") if self.seat is not None and not self.me.supply:
                return self.words("laisla-way-move")
        return super().noun(thing)

    @override
    def called(self, thing: Thing) -> Sequence[str]:
        match thing:
            case Thing("card", int(card)):
                return str(self.number(card)), self.phrases.function(self.phrases.card(card).function)
            case Thing("slot", int(slot)):
                return str(slot + 1), self.phrases.function(self.shown(slot))
            case Thing("field", str(slot)):
                return CODES[slot], slot
            case Thing("cube", cube):
                return (
                    *self.forms("laisla-cube", cube=cube),
                    self.words("laisla-terrain", cube=cube),
                    *self.numbered("laisla-cubes", sorted(CASES), cube=cube),
                )
            case Thing("marker", str(animal)):
                return self.forms("laisla-animal", animal=animal)
        return super().called(thing)

    def forms(self, key: str, **facts: Any) -> tuple[str, ...]:
        """Return what a thing is called alone, and where something is done with it."""
        said = self.words(key, **facts)
        return said, form_of(said, case="accusative"), form_of(said, case="genitive")

    @override
    def typed(self, option: Option) -> str:
        match option.things:
            case (Thing("card" | "slot") as thing,):
                return self.called(thing)[0]
        return super().typed(option)

    def number(self, card: int) -> int:
        """Return the number of a card in the hand, from 1."""
        return (self.me.hand or ()).index(card) + 1

    def shown(self, slot: int) -> str:
        """Return the function that is visible in a slot of the reader."""
        return self.me.slots[slot].function or ""

    @override
    def label(self, node: Node[Any], option: Option) -> str:
        match option.things:
            case (Thing("card", int(card)),) if node.ask in PARTS:
                part = self.phrases.part(card, node.ask)
                return self.words("laisla-panel-card-choice", number=self.number(card), part=part)
            case (Thing("marker", str(animal)),):
                own = "yes" if animal == self.card_animal() else "no"
                return self.words("laisla-panel-marker-choice", animal=animal, own=own)
        return super().label(node, option)

    @override
    def only(self, node: Node[Any], option: Option) -> str:
        return self.label(node, option) if node.ask in PARTS else super().only(node, option)

    def card_animal(self) -> str:
        """Return the animal of the card that moves a marker in action D; "" where a function moves one."""
        asked = any(each.seat == self.seat and each.kind == "advance" for each in self.view.asked)
        card = self.me.pending.d if asked else None
        return "" if card is None else self.phrases.card(card).animal

    @override
    def note(self, node: Node[Any], option: Option) -> str | None:
        match option.things:
            case () if node.ask == "slot":
                return self.words("laisla-panel-later")
            case (Thing("card", int(card)),) if node.ask in PARTS:
                return " · ".join([self.detail(node.ask, card), *self.left_for_d(node, option)])
            case (Thing("slot", int(slot)),):
                return self.phrases.function_text(self.shown(slot))
            case (Thing("field", str(slot)),) if node.ask == "source":
                return " · ".join(self.progress(self.view.field(slot), None)) or None
            case (Thing("field", str(slot)),):
                return self.prospect(self.view.field(slot), option.facts, node.facts["source"]) or None
            case (Thing("marker", str(animal)),):
                return self.step(animal)
            case (Thing("cube", cube),) if node.ask != "pay":
                return self.words("laisla-panel-have-cubes", cube=cube, count=option.facts["held"])
        wild = option.facts.get("wild")
        return self.words("laisla-panel-uses", functions=self.phrases.functions(wild)) if wild else None

    # -- notes ----------------------------------------------------------------------------------------------------

    def detail(self, part: str, card: int) -> str:
        """Tell what the part of a card brings that counts in action "a", "b" or "d"."""
        shown = self.phrases.card(card)
        if part == "b":
            return self.words("laisla-panel-have-cubes", cube=shown.cube, count=self.me.cubes[shown.cube])
        if part == "d":
            return self.step(shown.animal)
        if shown.function in self.me.functions:
            return self.words("laisla-panel-function-again")
        return self.phrases.function_text(shown.function)

    def left_for_d(self, node: Node[Any], option: Option) -> list[str]:
        """Tell which animal is left for D after a choice for B, where that is the last card: two may bring one cube."""
        others = [each for each in node.options() if each.refused is None and each.key != option.key]
        match others:
            case [Option(things=(Thing("card", int(card)),))] if node.ask == "b":
                return [self.words("laisla-panel-left-for-d", animal=self.phrases.card(card).animal)]
        return []

    def step(self, animal: str) -> str:
        """Tell what a step of a marker brings, in a few words."""
        track, view = self.view.track(animal), self.view
        top = track.space >= view.thresholds[-1]
        space = track.space if top else track.space + 1
        return self.words(
            "laisla-panel-step",
            points=self.me.animals[animal],
            space=space,
            value=sum(threshold <= space for threshold in view.thresholds),
            top="yes" if top else "no",
            ends="yes" if ends_the_game(view, animal) else "no",
        )

    def prospect(self, field: FieldView, brings: Mapping[str, Any], source: str | None) -> str:
        """Tell in short what placing on a field costs and brings (`engine.laisla.chapters.explore.Prospect`)."""
        words, tiles = self.words, brings["tiles"]
        told = [words("laisla-panel-cheaper")] if brings["needed"] == 1 else []
        told += [words("laisla-panel-tile", animal=animal, points=points) for animal, points in tiles]
        if brings["points"] > sum(points for _, points in tiles):
            told.append(words("laisla-panel-points", points=brings["points"]))
        told += [words("laisla-panel-asks", gives=gives) for gives in brings["asks"]]
        told += self.progress(field, source)
        if rivals := [seat for seat in field.explorers if seat != self.seat]:
            told.append(words("laisla-panel-with", names=self.phrases.name_list(rivals)))
        return " · ".join(told)

    def progress(self, field: FieldView, source: str | None) -> list[str]:
        """Tell how far clearings around that are not yet enclosed are, with an own explorer there; nearest first."""
        own = {*self.me.fields, field.slot} - {source}
        found = []
        for name in field.clearings:
            clearing = self.view.clearing(name)
            done = len(own.intersection(clearing.fields))
            if clearing.animal is not None and done < clearing.number:
                found.append((clearing.number - done, clearing.animal, done, clearing.number))
        return [
            self.words("laisla-panel-progress", animal=animal, done=done, number=number)
            for _, animal, done, number in sorted(found)
        ]

    # -- above the options ----------------------------------------------------------------------------------------

    @override
    def kind(self, decision: Decision) -> str:
        return "move" if decision.kind == "explore" and not self.me.supply else decision.kind

    @override
    def asked(self, decision: Decision) -> Mapping[str, Any]:
        facts: dict[str, Any] = {"round": self.view.round, "cards": len(self.me.hand or ())}
        function = decision.facts.get("function")
        if decision.kind == "slot" and self.me.pending.a is not None:
            function = self.phrases.card(self.me.pending.a).function
        if function is not None:
            facts |= {"function": self.phrases.function(function), "text": self.phrases.function_text(function)}
        return {**facts, "animal": self.card_animal()}

    @override
    def under_heading(self, decision: Decision) -> Sequence[str]:
        cards = self.me.hand or () if decision.kind == "assign" else ()
        return [self.noun(Thing("card", card)) for card in cards]

    @override
    def title(self, picked: Sequence[tuple[Node[Any], Option]], *, last: bool) -> str:
        only_way = len(picked) == 1 and sum(1 for _ in picked[0][0].next()) == 1
        if only_way:
            return ""
        return super().title(picked, last=last)

    @override
    def titled(self, node: Node[Any], option: Option) -> str:
        match option.things:
            case (Thing("card", int(card)),) if node.ask in PARTS:
                return self.words("laisla-panel-title-card", action=node.ask, part=self.phrases.part(card, node.ask))
        return super().titled(node, option)

    @override
    def need(self, node: Node[Any]) -> str | None:
        match node.ask:
            case "cube" if "function" not in node.facts:
                lines = [self.words("laisla-panel-take")]
            case "source":
                lines = [self.words("laisla-panel-progress-means")]
            case "field":
                lines = [*self.out_of_reach(node), self.words("laisla-panel-progress-means")]
            case "animal":
                lines = [self.words("laisla-panel-sum", now=self.view.value_sum, needed=self.view.end_sum)]
            case _:
                return None
        return "\n".join([*lines, self.ask(node)])

    @override
    def holdings(self, node: Node[Any]) -> Sequence[str]:
        """Tell what the reader has where that counts: visible functions, cubes, animals."""
        if node.ask not in ("a", "cube", "give", "source", "field", "animal"):
            return ()
        return [
            self.words("laisla-panel-functions", functions=self.phrases.functions(self.me.functions)),
            self.words("laisla-panel-cubes", cubes=self.phrases.cubes(self.me.cubes), supply=self.me.supply),
            self.words("laisla-panel-animals", animals=self.phrases.animals(self.me.animals)),
        ]

    def out_of_reach(self, node: Node[Any]) -> list[str]:
        """Tell how many fields cannot be paid; which they are is told behind "Why not?", since it makes a long line."""
        short = [each for each in node.options() if each.refused is not None and each.refused.reason == "cubes-short"]
        return [self.words("laisla-panel-out-of-reach", count=len(short))] if short else []

    @override
    def together(self, node: Node[Any], options: Sequence[Option]) -> str:
        """Return fields by colour; a list of anything else as it is."""
        codes: dict[str, list[str]] = {}
        for option in options:
            match option.things:
                case (Thing("field", str(slot)),):
                    field = self.view.field(slot)
                    codes.setdefault(field.colour, []).append(field.code)
                case _:
                    return super().together(node, options)
        items = [
            self.words(
                "laisla-panel-fields-of-colour",
                cube=colour,
                fields=", ".join(sorted(each, key=lambda code: (code[0], int(code[1:])))),
                count=len(each),
            )
            for colour, each in sorted(codes.items())
        ]
        return self.words.listed(items)

    # -- the last page --------------------------------------------------------------------------------------------

    @override
    def review(self, action: Action, picked: Mapping[str, Option]) -> list[str]:
        if not isinstance(action, Assign):
            return []
        cards = {part: getattr(action, part) for part in PARTS}
        lines = [
            self.words(
                f"laisla-panel-brings-{part}", part=self.phrases.part(card, part), detail=self.detail(part, card)
            )
            for part, card in cards.items()
        ]
        lines[0] += self.covered(picked.get("slot"))
        return [self.words("laisla-panel-chosen"), *lines]

    def covered(self, option: Option | None) -> str:
        """Tell which function the card for action A will cover, where it has a choice."""
        match option:
            case None:
                return ""
            case Option(things=(Thing("slot", int(slot)),)):
                return " " + self.words("laisla-panel-covers", function=self.phrases.function(self.shown(slot)))
        return " " + self.words("laisla-panel-covers-later")

    @override
    def foretell(self, action: Action, preview: Preview) -> Sequence[str]:
        own = [each for each in own_gains(preview.events, self.seat or "") if not isinstance(each, Assigned)]
        return [*self.narrate(own), *self.then(preview.view)]

    def then(self, after: LaIslaView | None) -> list[str]:
        """Tell what functions ask about after an action."""
        asked = after.asked[0] if after is not None and after.asked else None
        if after is None or asked is None or asked.seat != self.seat or asked.kind not in ("cube", "swap", "marker"):
            return []
        gives = [FUNCTIONS[function].gives for function in (asked.function or "", *after.to_ask)]
        told = self.words.listed([self.words("laisla-panel-asks", gives=each) for each in gives])
        return [self.words("laisla-panel-then", gives=told)]
