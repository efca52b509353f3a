"""How a game is shown and asked, free of Discord: one Presenter a game, which says what is the game's own.

Views, decisions and events go in; sentences, panels and prompts come out, as plain data that the chat client draws.
A panel keeps no state: what was chosen so far is the path, a short text that travels in the buttons themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from bot.games.pages import panel, suggested
from bot.games.pages.pages import Pages
from bot.games.typed import TypedCommands
from bot.games.typed_commands import Command, Look, Looking, Suggestion, Typing, Unfinished
from bot.games.widgets import Button, Form, Names, Panel, Prompt, Select, Style, Together
from bot.hosting.playing.turn import Turn
from bot.hosting.suggesting.advice import Advice
from engine.choices import NOTHING, Thing, join, ways_to
from engine.contract import Action, Decision, Event, Seat, Unreadable
from render.words import Words

V = TypeVar("V")
"""The game's view."""


class Standing(NamedTuple):
    """The points of a seat."""

    seat: Seat
    score: int | None
    """None while that is hidden."""


class Presenter(Generic[V]):
    """How one game is shown and asked. Without state; works for any table of its game."""

    typed: ClassVar[TypedCommands]
    """Its slash commands and the pages that they share their words with: `game`, `commands` and panels follow.

    A presenter that writes these, `panel`, `suggest` and `command_action` itself can do without.
    """
    game: ClassVar[str]
    group: ClassVar[str | None] = None
    """The slash command that the game's own stand under, where that is not /<game>."""
    commands: ClassVar[tuple[Command, ...]]
    hands: ClassVar[bool] = True
    """Whether its seats hold what nobody else may see: without, no hand is offered."""
    looks: ClassVar[tuple[Command, ...]] = ()
    """Further commands that only show something, privately, to anybody (words and options as for `commands`)."""
    scored: ClassVar[tuple[type[Event], ...]] = ()
    """The events with a scoring sheet."""
    great: ClassVar[tuple[type[Event], ...]] = ()
    """The events that mattered, when a game is looked back on; without: all milestones."""
    topics: ClassVar[Mapping[str, tuple[type[Event], ...]]] = MappingProxyType({})
    """What its log can be narrowed down to, beside what all games have: the events of each topic (`log-of-<topic>`)."""
    on_panel: ClassVar[tuple[type[Event], ...]] = ()
    """The events whose content stands on the panel of what the seat is asked then: above it they are not told."""
    overview: ClassVar[str] = ""
    """The rule that tells the game in a minute; with it goes the message `<game>-intro`, for who has never played."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "typed" in vars(cls):
            cls.game, cls.commands, cls.looks = cls.typed.game.name, cls.typed.commands, cls.typed.looks

    # -- the channel ----------------------------------------------------------------------------------------------

    def narrate(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> list[str]:
        """Tell events in plain sentences, one a line, in order; several small ones may share a line."""
        return self.pages(view, names, words).narrate(events)

    def caption(self, events: Sequence[Event], view: Any, names: Names, words: Words) -> str:
        """Tell the most important thing that happened in one short line (for the picture)."""
        return self.pages(view, names, words).caption(events)

    def prompt(self, decision: Decision, view: Any, names: Names, words: Words) -> Prompt:
        """Ask a decision in the channel; `view` is public.

        Buttons: into the panel, where no way that leads there stands in the open; those ways; and declining.
        """
        pages = self.pages(view, names, words, decision.seat)
        ways = ways_to(self.typed.game.ways, decision.kind)
        said = [way for way in ways if way.open]
        panel = [] if any(way.review for way in said) else [Button(words(self._opener(decision.kind, words)), "")]
        buttons = [
            *panel,
            *(Button(pages.noun(Thing("way", way.key)), way.key, confirms=not way.review) for way in said),
            *(
                Button(words(f"{self.game}-none-{ask.name}"), join(way.key, NOTHING), confirms=True)
                for way in ways
                for ask in way.asks
                if ask.declined
            ),
        ]
        buttons[0] = replace(buttons[0], style=Style.PRIMARY)
        return Prompt(pages.prompt(decision), tuple(buttons))

    def prompt_together(self, decisions: Sequence[Decision], view: Any, names: Names, words: Words) -> Together:
        """Ask several seats the same kind of thing at once, in one sentence with the name of each; `view` is public."""
        own, kind = f"{self.game}-prompt-together", decisions[0].kind
        asked = words.listed([names[each.seat] for each in decisions])
        return Together(words(own if words.has(own) else "post-asked-together", asked=asked), self._opener(kind, words))

    def _opener(self, kind: str, words: Words) -> str:
        """Return the message on the button into the panel: `<game>-button-<kind>`, or what its only way is called."""
        own = f"{self.game}-button-{kind}"
        if words.has(own):
            return own
        ways = ways_to(self.typed.game.ways, kind)
        return f"{self.game}-way-{ways[0].key}" if len(ways) == 1 else "button-turn"

    def sheets(self, events: Sequence[Event]) -> tuple[Any, ...]:
        """Return the scoring sheets among events, for `render`'s picture and text of each."""
        return tuple(getattr(event, "sheet") for event in events if isinstance(event, self.scored))  # noqa: B009

    # -- components -----------------------------------------------------------------------------------------------

    def parts(self, option: str, view: Any) -> Sequence[Thing]:
        """Return the components that the option "card", "tile" or "territory" of `/rules look` can name."""
        return ()

    def place(self, thing: Thing, view: Any) -> str:
        """Return how the painter calls the place that a "territory" is (`Painter.places`)."""
        return str(thing.name)

    part_rules: ClassVar[Mapping[str, Sequence[str]]] = MappingProxyType({})
    """The rules of all components of an option, beside those that tell of the very one."""
    screens: ClassVar[Sequence[str]] = ()
    """The pictures of the game's screens for newcomers: "board", "hand", "close_up", "legend" or "sheet" each.

    The message `<game>-screen-<number>` is what stands above each.
    """

    # -- points ---------------------------------------------------------------------------------------------------

    def standing(self, view: Any) -> Sequence[Standing]:
        """Return each seat's points as `view` knows them, in seating order."""
        return [Standing(each.seat, each.score) for each in view.seats]

    def past_sheets(self, view: Any) -> Sequence[Any]:
        """Return the scoring sheets that a view keeps, oldest first; none for a game without."""
        return ()

    def pages(self, view: V | None, names: Names, words: Words, seat: Seat | None = None) -> Pages[Any]:
        """Return what pages about this game's choices have of their own, for `seat` (None: everybody) to read.

        Without a view they can only word a refusal.
        """
        return self.typed.pages(view, names, words, seat)

    # -- the private panel ----------------------------------------------------------------------------------------

    def panel(self, turn: Turn, path: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
        """Return the page at `path` ("" is the beginning) after `chosen` was picked in a select or typed in a form.

        A path goes through the tree and has marks behind it (bot.games.pages.place). One that cannot be read (forged,
        or of an older version) leads as far as it can.
        """
        return panel.panel(turn, self.pages(turn.view, names, words, turn.seat), path, chosen)

    def answer(self, turn: Turn, path: str) -> Action:
        """Return the action that a confirmed path describes. Illegal or Unreadable when it describes none."""
        return panel.answer(turn, path)

    def answer_ahead(self, turn: Turn, path: str) -> Action | None:
        """Return what a confirmed path answers to a question that its seat will be asked later, if it does.

        The host gives it as the seat's own answer when the seat is asked, where the rules allow it then. Until then it
        is a standing order of the seat (`Turn.answered_ahead`), for its own panel.
        """
        return panel.answer_ahead(turn, path)

    def places(self, turn: Turn, action: Action, names: Names, words: Words) -> Sequence[str]:
        """Return where an action acts, in words; nothing where it acts at no place (`Game.scene`)."""
        pages = self.pages(turn.view, names, words, turn.seat)
        return [pages.noun(thing) for thing in turn.game.scene(turn.view, action)]

    def in_words(self, turn: Turn, action: Action, names: Names, words: Words) -> str:
        """Return what an action is in one line. Illegal or Unreadable where the turn does not allow it."""
        return panel.in_words(turn, self.pages(turn.view, names, words, turn.seat), action)

    def suggested(self, turn: Turn, advice: Advice, names: Names, words: Words) -> Panel:
        """Return the page with moves that are suggested, each with a button to its review.

        A presenter that writes `panel` itself writes this, too, if its game has heuristics.
        """
        return suggested.page(turn, self.pages(turn.view, names, words, turn.seat), advice)

    def form(self, turn: Turn, path: str, names: Names, words: Words) -> Form:
        """Return the form that leads to `path` (`Button.form`): a press keeps nothing but that. Raises Unreadable.

        It is looked for among the buttons of the public prompt, of the panel's beginning and of the panel at `path`; a
        game whose forms open elsewhere says itself which they are.
        """
        prompt = self.prompt(turn.decision, turn.view, names, words).buttons
        panels = (self.panel(turn, place, (), names, words).rows for place in ("", path))
        rows = (prompt, *(row for rows in panels for row in rows if not isinstance(row, Select)))
        for button in (each for row in rows for each in row):
            if button.form is not None and button.path == path:
                return button.form
        raise Unreadable(f"no form leads to {path!r}")

    # -- slash commands -------------------------------------------------------------------------------------------

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what is legal now for the option that is being typed, at most 25."""
        return self.typed.suggest(turn, typing, words)

    def command_action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Return the action of a slash command. Raises Misread where the typed text is none."""
        return self.typed.action(turn, command, given)

    # -- look-ups -------------------------------------------------------------------------------------------------

    def look(self, name: str, looking: Looking, words: Words) -> Look:
        """Answer the look-up `name`, one of `looks`. Raises Misread where a given option is none."""
        return self.answer_look(name, replace(looking, given=self.typed.meant_by_look(name, looking, words)), words)

    def answer_look(self, name: str, looking: Looking, words: Words) -> Look:
        """Answer a look-up; `looking.given` is what its nodes lead to (`TypedCommands.asked_looks`)."""
        raise KeyError(name)

    def suggest_look(self, looking: Looking, typing: Typing, words: Words) -> list[Suggestion]:
        """Offer what the option of a look-up can be that is being typed, at most 25; `looking.past` is left empty."""
        return self.typed.suggest_look(looking, typing, words)

    # -- refusals -------------------------------------------------------------------------------------------------

    def refusal(self, reason: str, facts: Mapping[str, Any], names: Names, words: Words) -> str:
        """Return the sentence of `engine.contract.Illegal` (a "Why?" button beside it shows the rule) or `Misread`."""
        return self.pages(None, names, words).refusal(reason, facts)


AnyPresenter: TypeAlias = Presenter[Any]
"""A presenter whose view does not matter: what the chat client works with."""
