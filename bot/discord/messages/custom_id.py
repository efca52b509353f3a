"""What a button, select or modal carries: `av2:<verb>:<table>:<since>:<seat>:<path>`, at most 100 characters.

In a panel the path is the one through the tree of what can be chosen, with marks behind it (bot.games.pages.place).
A long path is packed, since Discord counts characters: two of them are written as one Chinese one.
Ids of the version before (`av1:`) are still in channels: what they say is read, but for their paths in panels.

All state of a press is in here or in the database, so that any process can answer it at any time, also after a restart.
Nothing in it is trusted: whoever reads one checks table, place, seat and seq against what the host says now.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from engine.choices import PATH_LENGTH

VERSION, BEFORE = "av2", "av1"
LENGTH = 100
"""The greatest length that Discord allows."""

_NONE = "-"
_FIRST, _WIDTH = 0x4E00, 128
"""The first of the characters that stand for two of a path, and how many characters a path may have in its place."""
_PACKED = f"{chr(_FIRST)}-{chr(_FIRST + _WIDTH * _WIDTH - 1)}"
_PATH = "[A-Za-z0-9_,;.=+!-]"
_FORM = re.compile(
    rf"(?P<version>{VERSION}|{BEFORE})"
    r":(?P<verb>[a-z-]{1,12}):(?P<table>\d{1,15}):(?P<since>-|\d{1,9}):(?P<seat>-|\d)"
    rf":(?:(?P<path>{_PATH}{{0,{PATH_LENGTH}}})|(?P<packed>[{_PACKED}]{{1,{PATH_LENGTH}}}))(?:~\d{{1,2}})?",
    re.ASCII,
)


class Verb(StrEnum):
    """What a press wants."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_AUTOMA = "add"
    REMOVE_AUTOMA = "remove"
    START = "start"
    END = "end"
    END_SURELY = "end-yes"
    KEEP = "keep"
    THREAD = "thread"
    DECLINE = "decline"
    """Decline an invitation; the path is "own" on the message that made it."""
    UNKEEP = "unkeep"
    """Wait for nobody who was invited any more."""
    WAIT = "wait"
    """Keep a lobby open that was asked about."""
    REMATCH = "rematch"
    """Open a lobby for the people of a finished game; the path says who gets which seat."""

    LEAVE_AS = "leave-as"
    """Leave a running game; the path is what becomes of the seat."""
    BACK = "back"
    """Play again oneself."""
    OFFER_BACK = "offer-back"
    """Offer the own seat no more."""
    RESIGN = "resign"
    """Tell what resigning means."""
    KICK_SURELY = "kick-yes"
    """Take a seat away from its person, or propose that; the path is "<seat>.<the person's number>"."""
    SUBSTITUTE = "substitute"
    """Call for somebody who takes a seat that is free, or whose person is away."""
    HOLD_VACANT = "hold-vacant"
    """Let automas play for vacant seats."""

    TURN = "turn"
    """Open the private panel (at the path)."""
    GO = "go"
    """Move inside the private panel (to the path, with what a select gave)."""
    DO = "do"
    """Take the action that the path describes."""
    FORM = "form"
    """Open the form that leads to the path."""
    FILLED = "filled"
    """The form, filled in."""
    PREPARE = "prepare"
    """Move inside the private panel on which the next turn is prepared (as GO)."""
    PREPARE_FORM = "prep-form"
    """The same as FORM and FILLED, there."""
    PREPARE_FILLED = "prep-filled"
    PREPARED = "prep-if-same"
    """Prepare the action that the path describes, for the case that nothing has changed where it acts."""
    PREPARED_ANYWAY = "prep-anyway"
    """The same, whatever has."""
    SUGGEST = "suggest"
    """Suggest moves to the presser, privately."""
    LOOK = "look"
    """Show a look-up of the game, named by the path, to anybody."""
    REMIND = "remind"
    """Remind the reader of a letter again; the path is `<nonce of the letter>.<hours>`, or a select has the hours."""
    UNDO = "undo"
    BONUSES = "bonuses"
    """Let the host take the seat's bonuses from now on (path "on"), or not any more ("off")."""

    PROPOSE = "propose"
    """Propose what the path names ("end")."""
    AGREE = "agree"
    """Agree to a proposal; the path is its number."""
    REFUSE = "refuse"
    WITHDRAW = "withdraw"
    LOOK_BACK = "look-back"
    """Show what going back takes back; the path, or what a select gave, is the seq of the first entry."""
    GO_BACK = "go-back"
    """Go back to there, or ask the others."""

    ORDERS = "orders"
    """Show what the host answers for the presser's seat; the path is what is changed there before."""
    HAND = "hand"
    BOARD = "board"
    SCORE = "score"
    LOG = "log"
    """Show what happened; the path: what the log is narrowed down to, and the page (bot.discord.looking.log_pages)."""
    REPLAY = "replay"
    """Show a step of the game; the path is which, and how (bot.discord.looking.replaying)."""
    FILM = "film"
    """Post a finished game as an animated picture."""
    MISSED = "missed"
    """Show the last round as one, privately."""
    HOW = "how"
    """Show how a finished game went; the path is the page."""
    RULE = "rule"
    """Show a rule privately; the path is `<game>.<rule id>`, with a "+" in the same message.

    In a select the path is `<game>.+`, and the rule id is what was picked.
    """
    CHAPTERS = "chapters"
    """Show the chapters of a rulebook; the path is `<game>.<rule id>`, of a rule whose chapter is to be among them."""
    CHAPTER = "chapter"
    """Show a chapter; the path is `<game>.<rule id>`, of a rule on the page; in a select `<game>`, as above."""
    SHARE_RULE = "share"
    """Show a rule to all."""
    ASK_RULE = "ask-rule"
    """Open the form in which a question about the rules is typed."""
    RULE_ASKED = "look-up"
    """The form, filled in."""
    LEGEND = "legend"
    """Show what the signs on a game's pictures mean; the path is the game."""
    SCREEN = "screen"
    """Show a screen of a game for newcomers; the path is `<game>.<number>`, with a "+" in the same message."""
    HELP = "help"

    LEARN = "learn"
    """Begin a first lesson or go on with it; the path is its game, `<game>.again` to begin anew, nothing: offer all."""
    LESSON_GO = "lesson-go"
    """The same as GO, DO, FORM and FILLED in a lesson; the path is `<game>.<place>`, the since the step."""
    LESSON_DO = "lesson-do"
    LESSON_FORM = "lesson-form"
    LESSON_TYPED = "lesson-typed"
    LESSON_NEXT = "lesson-next"
    """Go on from a step at which the board was looked at."""
    OPEN = "open"
    """Open a table of the game that the path names; `<game>.now`: with automas, and begin at once."""

    SETTING = "set"
    """Something on a page of settings; the path is `<page>.<what>`, and what else it needs."""
    SETTING_FORM = "set-form"
    """Open the form of a setting."""
    SETTING_TYPED = "set-typed"
    """The form, filled in."""
    TABLES = "tables"
    """Show all tables of the presser; the path is the page."""
    STATS = "stats"
    """Show statistics; the path is the page (`bot.discord.statistics.showing.Wanted`)."""
    SHARE_STATS = "share-stats"
    """Show that page to all."""
    SINCE = "since"
    """Tell what happened since a visit: since the seq that the custom id carries."""
    NOTE = "note"
    """Open the form in which the presser notes something down."""
    NOTED = "noted"
    """The form, filled in."""

    LEAGUE_JOIN = "league-join"
    """Join a league; the path of these is its number."""
    LEAGUE_LEAVE = "league-leave"
    LEAGUE_START = "league-start"
    LEAGUE_END = "league-end"
    """Ask whether a league is really to end."""
    LEAGUE_ENDED = "league-over"


_VERBS: Mapping[str, Verb] = MappingProxyType({each.value: each for each in Verb})
PREPARING = frozenset({Verb.PREPARE, Verb.PREPARE_FORM, Verb.PREPARE_FILLED, Verb.PREPARED, Verb.PREPARED_ANYWAY})
"""Verbs by which the next turn is prepared: their path is a place in the panel of that turn."""
IN_PANELS = frozenset({Verb.TURN, Verb.GO, Verb.DO, Verb.FORM, Verb.FILLED})
"""Verbs whose path is a place in a panel."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id, read."""

    verb: Verb
    table: int = 0
    """0 where no table is meant (rules looked up outside a game)."""
    since: int | None = None
    """The seq of the decision (or of the log) that the component was made for."""
    seat: int | None = None
    """Whose component it is: the index of the seat among the game's colours; None: anybody's."""
    path: str = ""
    outdated: bool = False
    """Whether it is of a panel made by the version before: its path can no longer be read."""

    def __str__(self) -> str:
        """Write it as Discord carries it."""
        since = _NONE if self.since is None else str(self.since)
        seat = _NONE if self.seat is None else str(self.seat)
        path = self.path if len(self.path) <= PATH_LENGTH else _packed(self.path)
        return f"{VERSION}:{self.verb}:{self.table}:{since}:{seat}:{path}"


def parse(text: str) -> CustomId | None:
    """Read a custom id; None when it is forged, damaged or of another version."""
    match = _FORM.fullmatch(text)
    if match is None or (verb := _VERBS.get(match["verb"])) is None:
        return None
    path = _unpacked(match["packed"]) if match["packed"] else match["path"]
    if not re.fullmatch(f"{_PATH}*", path, re.ASCII):
        return None
    return CustomId(
        verb=verb,
        table=int(match["table"]),
        since=None if match["since"] == _NONE else int(match["since"]),
        seat=None if match["seat"] == _NONE else int(match["seat"]),
        path=path,
        outdated=match["version"] == BEFORE and bool(path) and verb in IN_PANELS,
    )


def number_in(text: str, longest: int = 9) -> int | None:
    """Return the number that a part of a custom id is; None where it is none, or has more digits: it may be forged."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= longest else None


def _packed(path: str) -> str:
    """Return a path with one character for each two."""
    numbers = path.encode("ascii").ljust(len(path) + len(path) % 2, b"\0")
    return "".join(chr(_FIRST + one * _WIDTH + two) for one, two in zip(numbers[::2], numbers[1::2], strict=True))


def _unpacked(packed: str) -> str:
    """Return the path; of a forged one any text."""
    pairs = (divmod(ord(char) - _FIRST, _WIDTH) for char in packed)
    return "".join(chr(number) for pair in pairs for number in pair).rstrip("\0")
