"""A game's slash commands, made from its ways: what each takes, what it means, what is offered while it is typed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, NamedTuple, TypeAlias

from bot.games.naming import plain_names
from bot.games.pages.naming import Unsure
from bot.games.pages.pages import Pages
from bot.games.pages.panel import titled
from bot.games.pages.place import PICK, meant
from bot.games.typed.matching import SPENT, Matcher, written
from bot.games.typed.offers import Counting, shown
from bot.games.typed.refused import sentence
from bot.games.typed_commands import Command, Looking, Misread, Option, OptionKind, Suggestion, Typing, Unfinished
from bot.games.widgets import Names, fitting
from bot.hosting.playing.turn import Turn
from bot.locale.words import LANGUAGES, wording
from engine.choices import NOTHING, Many, Node, Number, One, Path, Sheet, Step, Way, join
from engine.choices import Option as Choice
from engine.contract import Action, AnyGame, Illegal, Seat, Unreadable
from engine.filling import Filled, Match, Taken, fill, nodes_at, open_at, settle
from engine.spelling import in_order
from render.words import Words

MakePages: TypeAlias = Callable[[Any, Names, Words, Seat | None], Pages[Any]]
DO = "do"
"""The command that takes a whole action as text."""
_FIRST = "action"
"""The `ask` of a first node: which way."""


class _Slot(NamedTuple):
    """What an option of a command fills in: a question, or a field of a sheet."""

    option: Option
    ask: str
    part: str | None = None


@dataclass(slots=True)
class _Given:
    """What is filled in of a command: what is meant at each question, and of sheets that go on in the panel."""

    matches: dict[str, Match] = field(default_factory=dict)
    sheets: dict[str, Match] = field(default_factory=dict)


@dataclass(frozen=True)
class TypedCommands:
    """The commands of one game. Without state."""

    game: AnyGame
    pages: MakePages
    called: Mapping[str, str] = field(default_factory=dict)
    """Names of options that are not called as their question, by the question or by "way.question"."""
    required: frozenset[str] = frozenset()
    """The questions that a command cannot do without."""
    unasked: frozenset[str] = frozenset()
    """The questions that a command leaves out where they have a default, or nothing to choose."""
    sheets: Mapping[str, Mapping[str, OptionKind]] = field(default_factory=dict)
    """Which fields of a sheet are options."""
    open_sheets: frozenset[str] = frozenset()
    """The sheets that go on in the panel with what is filled in."""
    opens: Mapping[str, str] = field(default_factory=dict)
    """Further commands that only open a page."""
    counting: Counting = field(default_factory=Counting)
    """How people count otherwise than the game's notation."""
    asked_looks: Mapping[str, Mapping[str, Callable[[Any], Node[Any]]]] = field(default_factory=dict)
    """The look-ups, with the node of each option: it takes the view (None: of no game) and leads to what is meant."""

    @cached_property
    def commands(self) -> tuple[Command, ...]:
        """Every command, in the order of the ways; the last takes a whole action."""
        made = [Command(name, tuple(slot.option for slot in slots)) for name, slots in self._slots.items()]
        made += [Command(name) for name in self.opens]
        return (*made, Command(DO, (Option("action", OptionKind.TEXT),)))

    @cached_property
    def looks(self) -> tuple[Command, ...]:
        """Every look-up; all of its options can be left out."""
        return tuple(
            Command(name, tuple(Option(each, OptionKind.TEXT, required=False) for each in asked))
            for name, asked in self.asked_looks.items()
        )

    @cached_property
    def _slots(self) -> Mapping[str, tuple[_Slot, ...]]:
        slots = {_name(way): list(self._slots_of(way)) for way in self.game.ways}
        return {name: tuple(sorted(each, key=lambda slot: not slot.option.required)) for name, each in slots.items()}

    def _slots_of(self, way: Way) -> Iterator[_Slot]:
        for ask in way.asks:
            kind = OptionKind.INTEGER if ask.number else OptionKind.TEXT
            name = self.called.get(f"{way.key}.{ask.name}") or self.called.get(ask.name, ask.name)
            if ask.kind is Sheet:
                for part, kind in self.sheets.get(ask.name, {}).items():
                    yield _Slot(Option(part, kind, required=False), ask.name, part)
            else:
                yield _Slot(Option(name, kind, ask.name in self.required), ask.name)

    # -- acting ---------------------------------------------------------------------------------------------------

    def action(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Action | Unfinished:
        """Return the action that a command means, or where in the panel it goes on.

        Raises Misread where something typed is no answer, Illegal where the rules refuse it.
        """
        if command == DO:
            return self._whole(turn, str(given["action"]))
        if command in self.opens:
            return Unfinished(self.opens[command])
        typed = self._given(turn, command, given, wording(turn.table.language))
        at_once = not self._way(command).review
        try:
            filled = fill(turn.tree, typed.matches, odd=at_once)
        except Unsure as unsure:
            return _ask_which(turn, typed, unsure)
        filled = settle(filled, None if at_once else self.unasked)
        if isinstance(filled.tree, Node) and filled.tree.ask in typed.sheets:
            return Unfinished(filled.path + PICK + typed.sheets[filled.tree.ask](filled.tree))
        if isinstance(filled.tree, Node) or _spends_unnamed(filled):
            return Unfinished(_path(filled))
        action: Action = filled.tree
        return action

    def _whole(self, turn: Turn, typed: str) -> Action | Unfinished:
        """Read a whole action; the panel opens where what pays for it is left out."""
        action = self.counting.read(turn, typed)
        tree: Any = turn.tree
        path = ""
        while isinstance(tree, Node):
            step = _step_of(tree, action)
            if step is None:
                return action
            try:
                behind = tree.take(step)
            except Illegal:
                return Unfinished(path) if isinstance(tree, Many) and step == NOTHING and tree.possible() else action
            path, tree = join(path, step), behind
        return action

    # -- offering -------------------------------------------------------------------------------------------------

    def suggest(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Return at most 25 offers for the option that is being typed, as the panel words them.

        Where nothing fits since the command is refused now, whatever is typed: one that says why, and leads to that.
        """
        return self._fitting(turn, typing, words) or self._refused(turn, typing, words)

    def _fitting(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        if typing.command == DO:
            pages = self.pages(turn.view, _names(turn, words), words, turn.seat)
            found = shown(self.counting.offers(turn, typing.typed), typing.typed)
            return [self._in_words(turn, pages, each) for each in found]
        by_name = self._slot(typing).ask in self.pages(turn.view, _names(turn, words), words, turn.seat).by_name
        return shown(self._offers(turn, typing, words), "" if by_name else typing.typed)

    def _refused(self, turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
        """Return why the command is refused without the option that is typed and with it alike, as an offer."""
        if typing.command == DO:
            return []
        given = {name: value for name, value in typing.given.items() if name != typing.option}
        value = 0 if self._slot(typing).option.kind is OptionKind.INTEGER else NOTHING
        why = self._fault(turn, typing.command, given)
        sent = self._fault(turn, typing.command, {**given, typing.option: value})
        if why is None or sent is None or (why.reason, why.facts) != (sent.reason, sent.facts):
            return []
        pages = self.pages(turn.view, _names(turn, words), words, turn.seat)
        told = sentence(why, words, pages.refusal)
        return [Suggestion(fitting(words("typed-refused", why=told) if isinstance(why, Illegal) else told), value)]

    def _fault(self, turn: Turn, command: str, given: Mapping[str, Any]) -> Illegal | Misread | None:
        try:
            self.action(turn, command, given)
        except (Illegal, Misread) as fault:
            return fault
        return None

    def _in_words(self, turn: Turn, pages: Pages[Any], offer: Suggestion) -> Suggestion:
        """Say beside a whole action what it is: its text is the same in every language."""
        try:
            told = titled(turn, pages, self.counting.read(turn, str(offer.value)))
        except (Unreadable, Illegal):
            return offer
        return Suggestion(fitting(f"{offer.label} · {told.replace('**', '')}"), offer.value)

    def _way(self, command: str) -> Way:
        return next(way for way in self.game.ways if _name(way) == command)

    def _slot(self, typing: Typing) -> _Slot:
        return next(each for each in self._slots[typing.command] if each.option.name == typing.option)

    def _offers(self, turn: Turn, typing: Typing, words: Words) -> Iterator[Suggestion]:
        slot = self._slot(typing)
        filled = {name: value for name, value in typing.given.items() if name != typing.option}
        given = self._given(turn, typing.command, filled, words)
        pages = self.pages(turn.view, _names(turn, words), words, turn.seat)
        found = open_at(turn.tree, given.matches, slot.ask)
        by_name = slot.ask in pages.by_name
        if by_name:
            options = sorted(found, key=lambda each: in_order(pages.label(*each)))
            matcher = self._matcher(turn.view, _names(turn, words), words, turn.seat)
            found = _in_order(matcher.likely(typing.typed, [each for _, each in options]), options)
        if slot.part is not None:
            found = _options_of_part(turn, given, slot.ask, slot.part)
        number = slot.option.kind is OptionKind.INTEGER
        for node, option in found:
            value = str(option.things[0].name) if by_name else written(node, option)
            if not number or option.key != NOTHING:  # no number is told by leaving the option away
                yield _offer(pages, node, option, value, number=number, alone=slot.part is not None)

    # -- look-ups -------------------------------------------------------------------------------------------------

    def suggest_look(self, looking: Looking, typing: Typing, words: Words) -> list[Suggestion]:
        """Return at most 25 offers for the option of a look-up that is being typed."""
        asked = self.asked_looks.get(typing.command, {}).get(typing.option)
        if asked is None:
            return []
        node, pages = asked(looking.view), self.pages(looking.view, looking.names, words, None)
        return shown((_offer(pages, node, each, written(node, each)) for each in node.options()), typing.typed)

    def meant_by_look(self, name: str, looking: Looking, words: Words) -> dict[str, Any]:
        """Return what is meant by what is given with a look-up; raises Misread."""
        matcher = self._matcher(looking.view, looking.names, words, None)
        nodes = {option: asked(looking.view) for option, asked in self.asked_looks[name].items()}
        given = {option: str(typed) for option, typed in looking.given.items() if typed not in (None, "")}
        return {option: nodes[option].take(matcher.step(typed, nodes[option])) for option, typed in given.items()}

    def _matcher(self, view: Any, names: Names, words: Words, seat: Seat | None) -> Matcher:
        languages = [words, *(wording(language) for language in LANGUAGES)]
        return Matcher(self.pages(view, names, each, seat) for each in languages)

    # -- what is given --------------------------------------------------------------------------------------------

    def _given(self, turn: Turn, command: str, given: Mapping[str, Any], words: Words) -> _Given:
        way = self._way(command)
        matcher = self._matcher(turn.view, _names(turn, words), words, turn.seat)
        found = _Given({_FIRST: partial(_taken_way, way, matcher)})
        parts: dict[str, dict[str, Match]] = defaultdict(dict)
        for slot in self._slots[command]:
            if slot.option.name not in given:
                continue
            match = matcher.match(given[slot.option.name])
            if slot.part is None:
                found.matches[slot.ask] = match
            else:
                parts[slot.ask][slot.part] = match
        for ask, filled in parts.items():
            by_hand = ask in self.open_sheets
            (found.sheets if by_hand else found.matches)[ask] = partial(_sheet_step, filled)
        return found


def _offer(
    pages: Pages[Any],
    node: Node[Any],
    option: Choice,
    value: str | int,
    *,
    number: bool = False,
    alone: bool = False,
) -> Suggestion:
    """Return the offer of an option, as the panel words it; a number that stands `alone` in its field needs no word."""
    if alone and isinstance(node, Number):
        return Suggestion(option.key, int(value))
    told = [pages.label(node, option), pages.note(node, option)]
    value = pages.typed(option) if value == option.key else value
    return Suggestion(fitting(" · ".join(filter(None, told))), int(value) if number else value)


def _ask_which(turn: Turn, given: _Given, unsure: Unsure) -> Unfinished:
    """Return where one picks what was meant by a name; raises it again where that cannot be asked."""
    filled = fill(turn.tree, {ask: match for ask, match in given.matches.items() if ask != unsure.ask})
    if not isinstance(filled.tree, Node) or filled.tree.ask != unsure.ask:
        raise unsure
    return Unfinished(_path(filled) + PICK + ",".join(unsure.keys))


def _path(filled: Filled) -> Path:
    """Return where the panel goes on, with what is given for questions behind."""
    return ".".join([*(meant(*each) for each in filled.later.items()), filled.path])


def _in_order(keys: Sequence[Step], options: Iterable[tuple[Node[Any], Choice]]) -> Iterator[tuple[Node[Any], Choice]]:
    """Yield the options with these keys, in their order."""
    by_key = {option.key: (node, option) for node, option in options}
    return (by_key[key] for key in keys)


def _taken_way(way: Way, matcher: Matcher, node: Node[Any]) -> Step:
    """Return the way's key; raises Misread where this is not asked now."""
    options = list(node.options())
    if any(option.key == way.key for option in options):
        return way.key
    possible = tuple(matcher.label(node, option) for option in options if option.refused is None)
    raise Misread("typed-not-now", typed=matcher.way(way.key), choices=possible)


def _sheet_step(parts: Mapping[str, Match], node: Node[Any]) -> Step:
    """Return the step of a sheet of which some fields are filled in."""
    assert isinstance(node, Sheet)  # noqa: S101  (as its way says)
    return node.step(_values(parts, node))


def _values(parts: Mapping[str, Match], sheet: Sheet[Any, Any]) -> Any:
    values = sheet.begun
    for name, each in sheet.fields.items():
        if name in parts:
            asked = each.node(values)
            values = asked.take(parts[name](asked))
    return values


def _options_of_part(turn: Turn, given: _Given, ask: str, part: str) -> Iterator[tuple[Node[Any], Choice]]:
    """Yield what a field of a sheet can be, with the others as they are filled in."""
    for node in nodes_at(turn.tree, given.matches, ask):
        if isinstance(node, Sheet):
            values = node.values(given.sheets[ask](node)) if ask in given.sheets else node.begun
            asked = node.fields[part].node(values)
            yield from ((asked, option) for option in asked.options() if option.refused is None)


def _step_of(node: Node[Any], action: Action) -> Step | None:
    """Return the step towards an action; None where none leads there, so that the rules are to say why."""
    try:
        return node.step_of(action)
    except (Illegal, KeyError, AttributeError, TypeError, ValueError):
        return None


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
    return option is not None and any(thing.kind == SPENT for thing in option.things[1:])


def _name(way: Way) -> str:
    return way.key.replace("_", "-")


def _names(turn: Turn, words: Words) -> Names:
    return plain_names(turn.table, turn.game, words)
