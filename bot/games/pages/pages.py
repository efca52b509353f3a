"""What pages about a game's choices have of their own: nouns, notes, headings, pictures, the review."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from bot.games.narration_base import NONE, BasePhrases
from bot.games.pages.place import Place
from bot.games.widgets import Beside, Button, Names, Panel
from bot.hosting.playing.turn import Turn
from bot.locale.forms import form_of
from engine.choices import Node, Option, Sheet, Step, Thing
from engine.contract import Action, Decision, Event, Illegal, Seat
from engine.preview import Preview
from render.words import Words

V = TypeVar("V")
"""The game's view."""


COUNTS = (1, 2, 5)
"""Numbers that have all plural forms of the languages here: Polish has another one from five on."""


class Pages(Generic[V]):
    """The words and pictures of a game's choices, for one view, one reader and one language. Without state.

    Message keys follow names: `<game>-way-<key>` labels a way, `<game>-ask-<ask>` asks a node's question,
    `<game>-need-<ask>` tells what it takes, `<game>-<kind>` is the noun of a thing.
    """

    game: ClassVar[str]
    pictures: ClassVar[Mapping[str, Beside]] = MappingProxyType({})
    """The picture beside a node, by its `ask`; none where the ask is missing."""
    pictured_notes: ClassVar[frozenset[str]] = frozenset()
    """The asks whose picture tells the notes of the answers as well, so that a first lesson leaves them out."""
    needs: ClassVar[frozenset[str]] = frozenset()
    """The asks that have a message `<game>-need-<ask>`."""
    untitled: ClassVar[frozenset[str]] = frozenset()
    """The asks whose answers the title of the last page leaves out, since the review tells them."""
    unmentioned: ClassVar[frozenset[str]] = frozenset()
    """The asks whose only answer is not told of, since the question behind it names it."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """The asks whose buttons act at once where they end an answer, also in a way that is reviewed."""
    lasting: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions whose heading stands above every question of theirs: what it says is weighed to the end."""
    obvious_at: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions whose first page has the button for obvious answers, beside those that have such answers."""
    by_name: ClassVar[frozenset[str]] = frozenset()
    """The asks with so many answers that people name them, and misspell them: the page has a form for a name.

    `<game>-name-<ask>` labels its button; `<game>-refusal-unread-<ask>` says that there is no such answer,
    `<game>-unlisted-<ask>` what to do where it is none of those that are like it.
    """
    sheet_pages: ClassVar[Mapping[str, Sequence[Sequence[str]]]] = MappingProxyType({})
    """Which fields of a sheet stand on a page together, by its `ask`; by default all, as far as there is room.

    `<game>-page-<first field>` labels the way to a page.
    """
    things: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The kind of component that a fact of a refusal or of an event names ({"trump": "card"}): it is told as a noun."""
    narration: ClassVar[type[BasePhrases[Any]]] = BasePhrases
    """What tells the game's events; a game that tells them otherwise has its own `narrate` and `caption`."""
    phrases: BasePhrases[V]

    def __init__(self, view: V, names: Names, words: Words, seat: Seat | None = None) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.seat = seat
        """Who reads; None: everybody (a public post)."""
        self.phrases = self.narration(words, view, names)

    # -- the channel ----------------------------------------------------------------------------------------------

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Return the lines that tell events, in order."""
        return self.phrases.narrate(events)

    def caption(self, events: Sequence[Event]) -> str:
        """Return the most important thing that happened as one short line."""
        return self.phrases.caption(events)

    def prompt(self, decision: Decision) -> str:
        """Return the sentence that asks a decision in the channel: `<game>-prompt-<kind>`, with its seat's `name`."""
        name = self.noun(Thing("seat", decision.seat))
        return self.words(f"{self.game}-prompt-{self.kind(decision)}", name=name, **self.asked(decision))

    def kind(self, decision: Decision) -> str:
        """Return the kind of a decision as messages are called."""
        return decision.kind

    def asked(self, decision: Decision) -> Mapping[str, Any]:
        """Return the facts of a decision that its messages are given."""
        return self.said(decision.facts)

    def heading(self, decision: Decision) -> str:
        """Return what stands above the first node of a decision: `<game>-panel-<kind>`, where there is that."""
        key = f"{self.game}-panel-{self.kind(decision)}"
        return self.words(key, **self.asked(decision)) if self.words.has(key) else ""

    def under_heading(self, decision: Decision) -> Sequence[str]:
        """Return lines below the heading that say what the picture shows as well: a first lesson leaves them out."""
        return ()

    # -- options --------------------------------------------------------------------------------------------------

    def noun(self, thing: Thing) -> str:
        """Return a thing as it stands alone on a button, in a list or behind a colon ("2 × kea")."""
        match thing:
            case Thing("way", name):
                return self.words(f"{self.game}-way-{name}".replace("_", "-"))
            case Thing("seat", str(seat)):
                return self.names.get(seat) or self.words(f"{self.game}-colour", seat=seat)
        noun = self.words(f"{self.game}-{thing.kind}".replace("_", "-"), **{thing.kind: thing.name})
        return noun if thing.count == 1 else self.words("panel-several", count=thing.count, noun=noun)

    def called(self, thing: Thing) -> Sequence[str]:
        """Return what people may type for a thing in this language: its noun, and what else it is called."""
        return (self.noun(thing),)

    def numbered(self, key: str, cases: Iterable[str], **facts: Any) -> Iterator[str]:
        """Yield what the message `key` has behind a number ("2 grey"), in each plural form and in some `cases`."""
        for count, case in product(COUNTS, cases):
            yield form_of(self.words(key, count=count, **facts), case=case).removeprefix(f"{count} ")

    def typed(self, option: Option) -> str:
        """Return what autocompletion fills in for an option: its key, or what else it is called (`called`)."""
        return option.key

    def label(self, node: Node[Any], option: Option) -> str:
        """Return the text of an option's button; an option without things has the message `<game>-none-<ask>`."""
        if not option.things:
            return self.words(f"{self.game}-none-{node.ask}".replace("_", "-"))
        return self.words.listed([self.noun(thing) for thing in option.things])

    def shows(self, node: Node[Any], option: Option) -> bool:
        """Whether a page has an option; what it leaves out can be typed."""
        return True

    def lately(self, node: Node[Any]) -> Sequence[Step]:
        """Return the answers of a long list that were given lately, the latest first: they have a button each."""
        return ()

    def only(self, node: Node[Any], option: Option) -> str:
        """Return how an answer is named that was not asked for, since there was no other: by its nouns."""
        return self.words.listed([self.noun(thing) for thing in option.things]) or self.label(node, option)

    def together(self, node: Node[Any], options: Sequence[Option]) -> str:
        """Return options as one list, as a line tells them that is about all of them."""
        return self.words.listed([self.label(node, each) for each in options])

    def note(self, node: Node[Any], option: Option) -> str | None:
        """Return what one has to know of an option before choosing it, at most 100 characters; None: nothing."""
        return None

    def note_singly(self, node: Node[Any], option: Option) -> str | None:
        """Return what one has to know of a single thing where several are picked; by default its note."""
        return self.note(node, option)

    # -- above the options ----------------------------------------------------------------------------------------

    def ask(self, node: Node[Any], group: str = "") -> str:
        """Return a node's question ("Where?"), as it stands in a select that is not open; `group`: of those options."""
        return self.words(f"{self.game}-ask-{node.ask}".replace("_", "-"), group=group, **node.facts)

    def holdings(self, node: Node[Any]) -> Sequence[str]:
        """Return lines above a question that say what the reader has, as the picture does: a first lesson has none."""
        return ()

    def need(self, node: Node[Any]) -> str | None:
        """Return what an answer to a node takes ("Needed: 6 fight."); None: nothing is told."""
        if node.ask not in self.needs:
            return None
        return self.words(f"{self.game}-need-{node.ask}".replace("_", "-"), **node.facts)

    def filled(self, node: Sheet[Any, Any], values: Any) -> Sequence[str]:
        """Return what a sheet has so far, in lines above its fields."""
        return ()

    def done(self, node: Sheet[Any, Any]) -> str:
        """Return the label of the button that takes a sheet as it is."""
        return self.words("panel-confirm")

    def title(self, picked: Sequence[tuple[Node[Any], Option]], *, last: bool) -> str:
        """Return what is chosen so far as a line, the way first; "" when nothing is. `last`: on the last page."""
        untitled = self.untitled if last else ()
        told = [self.titled(node, option) for node, option in picked if node.ask not in untitled and option.things]
        return self.words("panel-title", what=told[0], chosen=" · ".join(["", *told[1:]])) if told else ""

    def titled(self, node: Node[Any], option: Option) -> str:
        """Return an answer as the line names it that tells what is chosen so far; by default as its button."""
        return self.label(node, option)

    def why(self, illegal: Illegal) -> str:
        """Return the sentence of a refusal."""
        return self.refusal(illegal.reason, illegal.facts)

    def refusal(self, reason: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence of a reason with its facts; it needs no view."""
        own = f"{self.game}-refusal-{reason}"
        return self.words(own if self.words.has(own) else f"refusal-{reason}", **self.said(facts))

    def said(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts as messages take them: nouns of components and seats (a `seat` as `name`), lists."""
        kinds = {**self.things, "seat": "seat", "asked": "seat"}
        said = {fact: self._said(kinds.get(fact), value) for fact, value in facts.items()}
        return {**said, "name": said["seat"]} if "seat" in said else said

    def _said(self, kind: str | None, value: Any) -> Any:
        match value:
            case None:
                return NONE if kind is None else self.words(f"{self.game}-nothing")
            case Mapping():
                each = ((self.noun(Thing("seat", seat)), number) for seat, number in value.items())
                return self.words.listed([self.words("seat-number", name=name, number=number) for name, number in each])
            case tuple() | list() | set() | frozenset():
                return self.words.listed(list(dict.fromkeys(str(self._said(kind, each)) for each in value)))
        return value if kind is None else self.noun(Thing(kind, value))

    def why_not(self, illegal: Illegal) -> str:
        """Return the sentence of a refusal behind the options that it refuses.

        It need not name them again, so several may share it: `<game>-refusal-<reason>.why-not`, else the full one.
        """
        reason = f"{illegal.reason}.why-not"
        if not self.words.has(f"{self.game}-refusal-{reason}"):
            return self.why(illegal)
        return self.refusal(reason, illegal.facts)

    def around(self, decision: Decision) -> str | None:
        """Return the place that all answers to a decision lie around: close-ups show it larger; None: the whole."""
        return None

    # -- the last page --------------------------------------------------------------------------------------------

    def review(self, action: Action, picked: Mapping[str, Option]) -> list[str]:
        """Return what is told of a complete action before it is confirmed; `picked`: the option taken at each ask."""
        return []

    def foretell(self, action: Action, preview: Preview) -> Sequence[str]:
        """Return what the action will do, in sentences, as far as its seat may know."""
        raise NotImplementedError

    # -- pages by hand --------------------------------------------------------------------------------------------

    def page(self, turn: Turn, place: Place) -> Panel | None:
        """Return a page of the game's own at a place, which leads on by the same paths; None: the generic one."""
        return None

    def beside(self, turn: Turn, text: str) -> Sequence[Button] | None:
        """Return the last row of the page at `text`, in the place of the way back; None: the way back."""
        return None
