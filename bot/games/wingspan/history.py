"""Somebody's finished games against the Automa: how many were won, averages by level, the latest, and a chart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from babel.dates import format_date, format_skeleton

from bot.games.typed_commands import Look, Looking
from bot.hosting.table import PastGame as Ended
from engine.wingspan.names import Level
from engine.wingspan.views.view import WingspanView
from render.wingspan import PAINTER
from render.wingspan.chart import History, PastGame, Summary
from render.words import Words

_LATEST = 10
"""So many games are listed one by one."""


def history(looking: Looking, words: Words) -> Look:
    """Tell the games of who asks."""
    ended = _scored(looking.past)
    if not ended:
        return Look(words("wingspan-history-none"))
    games = History(words("wingspan-history-you"), tuple(_game(each, view, words) for each, view in ended))
    lines = [words("wingspan-history-title", count=len(games.games), won=games.won)]
    lines += [_level(level, summary, words) for level, summary in games.by_level()]
    lines.append(words("wingspan-history-latest"))
    latest = list(zip(ended, games.games, strict=True))[-_LATEST:]
    lines += [_line(each, game, words) for (each, _), game in reversed(latest)]
    return Look("\n".join(lines), partial(PAINTER.history, games, words))


def _scored(past: Sequence[Ended]) -> list[tuple[Ended, WingspanView]]:
    """Return the games that were played to their end, oldest first."""
    return [(each, each.view) for each in past if isinstance(each.view, WingspanView) and each.view.final is not None]


def _game(ended: Ended, view: WingspanView, words: Words) -> PastGame:
    assert view.setup is not None  # noqa: S101  (it was scored)
    assert view.final is not None  # noqa: S101
    return PastGame(
        format_skeleton("MMMd", ended.ended, locale=words.language),
        view.setup.mode,
        view.setup.level,
        view.final.yours.total,
        view.final.hers.total,
        view.final.winner == ended.seat,
    )


def _level(level: Level, games: Summary, words: Words) -> str:
    facts = {"count": games.games, "won": games.won, "yours": round(games.yours), "hers": round(games.hers)}
    return words("wingspan-history-level", level=level, **facts)


def _line(ended: Ended, game: PastGame, words: Words) -> str:
    return words(
        "wingspan-history-game",
        result="won" if game.won else "lost",
        date=format_date(ended.ended, format="medium", locale=words.language),
        yours=game.yours,
        hers=game.hers,
        level=game.level,
        mode=game.mode,
    )
