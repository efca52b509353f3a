"""What pages about Moa's choices have of their own: nouns, notes, pictures, and what is told before confirming."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, ClassVar

from typing_extensions import override

from bot.games.moa.narration import Narration
from bot.games.pages.pages import Pages
from bot.games.widgets import Beside
from engine.choices import Node, Option, Thing
from engine.contract import Action, Decision
from engine.moa.chapters.payment import TWO_FIGHT
from engine.moa.components import TWO_FIGHT_ICONS
from engine.moa.events import TurnBegan, TurnEnded
from engine.moa.views.view import MoaView
from engine.preview import Preview

PLAIN = frozenset({"pass", "end_turn", "decline", "draw_one", "exchange_three", "neutral_skip"})
"""Actions with nothing to choose: a sentence says what they mean."""
_PAYMENTS = ("payment", "bird_payment")
_WHERE = ("territory", "source", "target")


class MoaPages(Pages[MoaView]):
    """The words and pictures of Moa's choices."""

    game = "moa"
    pictures: ClassVar[Mapping[str, Beside]] = {
        **dict.fromkeys(("action", "mammal", "tiles", "cards", *_PAYMENTS), Beside.HAND),
        **dict.fromkeys(_WHERE, Beside.CLOSE_UP),
    }
    needs = frozenset({"cards", *_PAYMENTS})
    untitled = frozenset({"birds", "cards", *_PAYMENTS})
    lasting = frozenset({"defend", "neutral"})
    things: ClassVar[Mapping[str, str]] = {"card": "bird", "tile": "tile", "active": "terrain", "kinds": "icon"}
    narration = Narration
    phrases: Narration

    # -- options --------------------------------------------------------------------------------------------------

    @override
    def noun(self, thing: Thing) -> str:
        match thing:
            case Thing("territory" | "source" | "target", int(number)):
                return self.phrases.place(number)
            case Thing("leader_tile" | "tile", str(tile)) if tile.partition(":")[2].isdecimal():
                return self.phrases.leader_tile(tile)
            case Thing("terrain", str(card)):
                return self.words("moa-terrain", terrain=card.partition(":")[0])
            case Thing("mammal", str(mammal)):
                return self.words("moa-mammals", mammal=mammal)
        return super().noun(thing)

    @override
    def called(self, thing: Thing) -> Sequence[str]:
        match thing:
            case Thing("leader_tile" | "tile", str(tile)) if tile.partition(":")[2].isdecimal():
                icon, _, value = tile.partition(":")
                icons = self.words("moa-icons", icon=icon, count=int(value))
                return (self.noun(thing), f"{self.words('moa-icon', icon=icon)} {value}", icons)
            case Thing("bird", str(bird)):
                return (self.noun(thing), *self.words("moa-also-bird", bird=bird).split(","))
            case Thing("mammal", str(mammal)):
                return (self.noun(thing), self.words("moa-mammal", mammal=mammal))
        return super().called(thing)

    @override
    def label(self, node: Node[Any], option: Option) -> str:
        if not option.things:
            return super().label(node, option)
        if node.ask in _WHERE:
            return self.noun(option.things[0])
        told = super().label(node, option)
        if node.ask in _PAYMENTS and "birds" in option.facts:
            return self.words("moa-label-pays-birds", payment=told, birds=option.facts["birds"])
        if node.ask in ("mammal", "tiles") and "needed" in option.facts:
            return self.words(f"moa-label-{node.ask}", what=told, needed=option.facts["needed"])
        return told

    @override
    def note(self, node: Node[Any], option: Option) -> str | None:
        if node.ask in _WHERE and isinstance(number := option.things[0].name, int):
            return self.what_stands_at(number, spends_tile=len(option.things) > 1)
        if node.ask in _PAYMENTS and any(lost := option.facts["lost"]):
            return self.words("moa-note-lost", lost=self.phrases.icons(lost._asdict()))
        if node.ask == "mammal":
            return self.words("moa-note-mammal", **self.phrases.mammal(option.key), waiting=option.facts["waiting"])
        if node.ask == "tiles" and len(option.things) == 1:
            return self.words("moa-note-tiles", tile=option.things[0].name, stock=option.facts["left"])
        return None

    @override
    def note_singly(self, node: Node[Any], option: Option) -> str | None:
        if node.ask not in _PAYMENTS:
            return None
        name = str(option.things[0].name)
        return self.phrases.icons(
            (TWO_FIGHT_ICONS if name == TWO_FIGHT else self.view.components.icons[name])._asdict()
        )

    def what_stands_at(self, number: int, *, spends_tile: bool = False) -> str:
        """Return in short what stands and lies in a territory."""
        territory, words = self.view.territory(number), self.words
        high, low = territory.vp
        parts = [words("moa-note-any-territory")] if spends_tile else []
        if territory.mammal and territory.sold_by is None:
            parts.append(words("moa-note-invader", **self.phrases.mammal(territory.mammal)))
        leaders = [territory.leader] if territory.leader else []
        pieces = self.phrases.pieces("moa-note-pieces", territory.birds, leaders, self.seat or "")
        parts += pieces or [words("moa-note-empty")]
        parts.append(words("moa-note-worth", high=high, low=low))
        if territory.leader_tile:
            parts.append(self.phrases.leader_tile(territory.leader_tile))
        return " · ".join(parts)

    # -- above the options ----------------------------------------------------------------------------------------

    @override
    def asked(self, decision: Decision) -> Mapping[str, Any]:
        match decision.kind:
            case "action":
                return {**self.phrases.now(), "open": self.phrases.open()}
            case "defend":
                return self.phrases.invasion(decision)
            case "neutral":
                return self.phrases.at(decision.facts["territory"])
        return {}

    @override
    def around(self, decision: Decision) -> str | None:
        return str(decision.facts["territory"]) if decision.kind == "neutral" else None

    # -- the last page --------------------------------------------------------------------------------------------

    @override
    def review(self, action: Action, picked: Mapping[str, Option]) -> list[str]:
        kind = action.to_data()["type"]
        if kind in PLAIN:
            return [self.words(f"moa-confirm-{kind}".replace("_", "-"))]
        paid = [picked[ask] for ask in _PAYMENTS if ask in picked]
        if not paid:
            return []
        spent = self.words.listed([self.noun(thing) for option in paid for thing in option.things])
        given = self.phrases.icons(paid[-1].facts["given"]._asdict())
        lines = [self.words("moa-review-spent", payment=spent, given=given)]
        lost = Counter({icon: count for option in paid for icon, count in option.facts["lost"]._asdict().items()})
        lost["bird"] += paid[-1].facts.get("birds", 0) - getattr(action, "birds", 0)
        return [*lines, self.words("moa-review-lost", lost=self.phrases.icons(lost))] if any(lost.values()) else lines

    @override
    def foretell(self, action: Action, preview: Preview) -> Sequence[str]:
        kind = action.to_data()["type"]
        if kind in PLAIN and kind != "decline":
            return ()
        own = takewhile(lambda event: not isinstance(event, TurnEnded | TurnBegan), preview.events)
        return self.narrate(list(own))
