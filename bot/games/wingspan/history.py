"""Somebody's finished games against the Automa: how many were won, averages by level, the latest."""

from __future__ import annotations

from collections.abc import Sequence

from babel.dates import format_date

from bot.games.contract import Look, Looking, PastGame
from engine.wingspan.names import LEVELS, Level
from engine.wingspan.sheets import FinalSheet
from engine.wingspan.view import WingspanView
from render.words import Words

_LATEST = 10
"""So many games are listed one by one."""


class Played:
    """One finished game, as it is told."""

    def __init__(self, past: PastGame, view: WingspanView, sheet: FinalSheet) -> None:
        self.ended = past.ended
        self.setup = view.setup
        self.yours = sheet.yours.total
        self.hers = sheet.hers.total
        self.won = sheet.winner == past.seat


def played(past: Sequence[PastGame]) -> list[Played]:
    """Give the games that were scored to their end, oldest first."""
    games = ((each, each.view) for each in past)
    return [
        Played(each, view, view.final)
        for each, view in games
        if isinstance(view, WingspanView) and view.final is not None and view.setup is not None
    ]


def history(looking: Looking, words: Words) -> Look:
    """Tell the games of who asks."""
    games = played(looking.past)
    if not games:
        return Look(words("wingspan-history-none"))
    lines = [words("wingspan-history-title", count=len(games), won=_won(games))]
    lines += [_level(level, games, words) for level in LEVELS if _of(level, games)]
    lines.append(words("wingspan-history-latest"))
    lines += [_line(each, words) for each in reversed(games[-_LATEST:])]
    return Look("\n".join(lines))


def _of(level: Level, games: Sequence[Played]) -> list[Played]:
    return [each for each in games if each.setup is not None and each.setup.level == level]


def _won(games: Sequence[Played]) -> int:
    return sum(each.won for each in games)


def _level(level: Level, games: Sequence[Played], words: Words) -> str:
    some = _of(level, games)
    yours = round(sum(each.yours for each in some) / len(some))
    hers = round(sum(each.hers for each in some) / len(some))
    facts = {"count": len(some), "won": _won(some), "yours": yours, "hers": hers}
    return words("wingspan-history-level", level=level, **facts)


def _line(game: Played, words: Words) -> str:
    setup = game.setup
    return words(
        "wingspan-history-game",
        result="won" if game.won else "lost",
        date=format_date(game.ended, format="medium", locale=words.language),
        yours=game.yours,
        hers=game.hers,
        level=setup.level if setup else "",
        mode=setup.mode if setup else "",
    )
