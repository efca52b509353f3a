"""A game's slash commands, made from its ways: what each takes, what it means, what is offered while it is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, TypeAlias

from bot.games.offers import Read, read_action, shown, whole_actions
from bot.games.pages.pages import Pages
from bot.games.typed.matching import Matcher, written
from bot.games.typed_commands import Command, Misread, Option, OptionKind, Suggestion, Typing, Unfinished
from bot.games.widgets import Names, fitting
from bot.hosting.turn import Turn
from bot.locale.words import LANGUAGES, wording
from engine.choices import NOTHING, Many, Node, One, Step, Way, join
from engine.contract import Action, AnyGame, Illegal, Seat
from engine.filling import Filled, Given, Taken, fill, open_at
from render.words import Words

MakePages: TypeAlias = Callable[[Any, Names, Words, Seat | None], Pages[Any]]
DO = "do"
"""The command that takes a whole action as text."""
_FIRST = "action"
"""The `ask` of a first node: which way."""


class TypedCommands:
    """The commands of one game. Without state.

    `called` names options that are not called as their question ("birds_with" for "bird_payment"); `required` are the
    questions that a command cannot do without, where they come first. `read` and `write` are for a game whose actions
    people type otherwise than in its notation.
    """

    def __init__(
        self,
        game: AnyGame,
        pages: MakePages,
        *,
        called: Mapping[str, str] | None = None,
        required: frozenset[str] = frozenset(),
        read: Read = read_action,
        write: Callable[[Turn, Action], str] | None = None,
    ) -> None:
        self._game = game
        self._pages = pages
        self._called = called or {}
        self._required = required
        self._read = read
        self._write = write

    @cached_property
    def commands(self) -> tuple[Command, ...]:
        """Every command, in the order of the ways; the last takes a whole action."""
        made = [Command(_name(way), tuple(self._options(way))) for way in self._game.ways]
        return (*made, Command(DO, (Option("action", OptionKind.TEXT),)))

    def _options(self, way: Way) -> Iterator[Option]:
        for number, ask in enumerate(way.asks):
            kind = OptionKind.INTEGER if ask.number else OptionKind.TEXT
            required = number == 0 and ask.name in self._required
            yield Option(self._called.get(ask.name, ask.name), kind, required)

    # -- acting ---------------------------------------------------------------------------------------------------

    def action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Return the action that a command means, or where in the panel it goes on.

        Raises Misread where something typed is no answer, Illegal where the rules refuse it.
        """
        if command == DO:
            return self._whole(turn, str(given["action"]))
        filled = fill(turn.tree, self._given(turn, command, given, wording(turn.table.language)))
        if isinstance(filled.tree, Node) or _spends_unnamed(filled):
            return Unfinished(filled.path)
        action: Action = filled.tree
        return action

    def _whole(self, turn: Turn, typed: str) -> Action | Unfinished:
        """Read a whole action; the panel opens where a payment is left out."""
        action = self._read(turn, typed)
        tree: Any = turn.tree
        path = ""
        while isinstance(tree, Node):
            try:
                step = tree.step_of(action)
                tree = tree.take(step)
            except Illegal:
                return Unfinished(path) if isinstance(tree, Many) and step == NOTHING and tree.possible() else action
            except (KeyError, AttributeError, TypeError, ValueError):
                return action
            path = join(path, step)
        return action

    # -- offering -------------------------------------------------------------------------------------------------

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Return at most 25 offers for the option that is being typed, as the panel words them."""
        if typing.command == DO:
            write = self._write
            told = None if write is None else lambda action: write(turn, action)
            return shown(whole_actions(turn, typing.typed, read=self._read, write=told), typing.typed)
        return shown(self._offers(turn, typing, words), typing.typed)

    def _offers(self, turn: Turn, typing: Typing, words: Words) -> Iterator[Suggestion]:
        ask = self._asked(typing.command, typing.option)
        filled = {name: value for name, value in typing.given.items() if name != typing.option}
        pages = self._pages(turn.view, _names(turn), words, turn.seat)
        for node, option in open_at(turn.tree, self._given(turn, typing.command, filled, words), ask):
            told = [pages.label(node, option), pages.note(node, option)]
            value = written(node, option)
            is_number = isinstance(value, str) and self._kind(typing) is OptionKind.INTEGER
            yield Suggestion(fitting(" · ".join(filter(None, told))), int(value) if is_number else value)

    def _kind(self, typing: Typing) -> OptionKind:
        command = next(each for each in self.commands if each.name == typing.command)
        return next(option.kind for option in command.options if option.name == typing.option)

    # -- what is given --------------------------------------------------------------------------------------------

    def _given(self, turn: Turn, command: str, given: Mapping[str, Any], words: Words) -> Given:
        way = next(way for way in self._game.ways if _name(way) == command)
        languages = [words, *(wording(language) for language in LANGUAGES)]
        matcher = Matcher(self._pages(turn.view, _names(turn), each, turn.seat) for each in languages)
        found = {self._asked(command, name): matcher.match(value) for name, value in given.items()}
        return {_FIRST: lambda node: _taken_way(node, way, matcher), **found}

    def _asked(self, command: str, option: str) -> str:
        """Return the question that an option answers."""
        return next((ask for ask, called in self._called.items() if called == option), option)


def _taken_way(node: Node[Any], way: Way, matcher: Matcher) -> Step:
    """Return the way's key; raises Misread where this is not asked now."""
    options = list(node.options())
    if any(option.key == way.key for option in options):
        return way.key
    possible = tuple(matcher.label(node, option) for option in options if option.refused is None)
    raise Misread("typed-not-now", typed=matcher.way(way.key), choices=possible)


def _spends_unnamed(filled: Filled) -> bool:
    """Say whether something is spent that nobody named: a tile that a place takes, a payment without a choice."""
    return any(_is_unnamed(taken) for taken in filled.taken)


def _is_unnamed(taken: Taken) -> bool:
    node, step, given = taken
    if isinstance(node, Many):
        return not given and step != NOTHING
    if not isinstance(node, One):
        return False
    option = next((each for each in node.options() if each.key == step), None)
    return option is not None and len({thing.kind for thing in option.things}) > 1


def _name(way: Way) -> str:
    return way.key.replace("_", "-")


def _names(turn: Turn) -> Names:
    return {each.seat: each.name for each in turn.table.occupants}
