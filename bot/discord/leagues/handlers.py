"""What people do with leagues: `/league ...`, and the buttons of the invitation and of private answers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import discord

from bot.discord.answering.permissions import check_place, missing_for_threads
from bot.discord.answering.request import Request
from bot.discord.leagues import telling
from bot.discord.messages import controls, names
from bot.discord.messages.custom_id import Verb, number_in
from bot.discord.messages.items import Row
from bot.discord.messages.message import Message
from bot.discord.tables import options
from bot.hosting.clocks.typed import read_clock_text
from bot.hosting.leagues.league import League, LeagueStatus
from bot.hosting.servers import Usual
from bot.hosting.table import Refused


async def open_league(
    request: Request,
    *,
    game: str,
    size: int,
    rounds: int,
    days: int,
    clock: str | None = None,
    chosen: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Open a league in this channel, where threads can be made for its tables; `chosen`: the switches of its game."""
    if game not in request.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    channel = request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("league-no-threads-here")
    await check_place(request.interaction)
    if missing := missing_for_threads(request.interaction):
        raise Refused("league-permissions", permissions=missing)
    times = read_clock_text(clock) if clock else Usual.CLOCK
    made = {"size": size, "rounds": rounds, "days": days}
    picked = options.read(request.services.games[game], chosen)
    language = request.public_language
    league = await request.host.leagues.open(
        request.press(), game, **made, language=language, clock=times, options=picked
    )
    await _answer(request, league, "league-opened")


async def join(request: Request) -> None:
    """Join a league, or look how one leaves it."""
    league = await request.host.leagues.join(request.press(), _pressed(request))
    runs = _runs(request, league)
    rows: list[Row] = [[controls.button(request.words, Verb.LEAGUE_LEAVE, path=str(league.id))]]
    if runs and league.status is LeagueStatus.JOINING:
        rows[0] += [  # type: ignore[operator]
            controls.button(request.words, verb, path=str(league.id)) for verb in (Verb.LEAGUE_START, Verb.LEAGUE_END)
        ]
    text = request.words("league-joined", name=_name(request, league), runs="yes" if runs else "no")
    await request.reply.send(Message(text, tuple(rows)))


async def leave(request: Request) -> None:
    """Leave a league by the button of a private answer."""
    await _leave(request, _pressed(request))


async def drop(request: Request, person: discord.abc.User | None = None) -> None:
    """Leave the league here, or take somebody out of it."""
    league = await _here(request)
    if person is None or person.id == request.person.id:
        await _leave(request, league.id)
        return
    league = await request.host.leagues.leave(request.press(), league.id, person.id)
    shown = names.safe(person.display_name)
    await request.say("league-taken-out", person=shown, name=_name(request, league))


async def _leave(request: Request, league_id: int) -> None:
    league = await request.host.leagues.leave(request.press(), league_id)
    key = "league-left" if league.status is LeagueStatus.JOINING else "league-left-season"
    await _answer(request, league, key)


async def start(request: Request) -> None:
    """Begin the season."""
    league = await _meant(request)
    if missing := missing_for_threads(request.interaction):
        raise Refused("league-permissions", permissions=missing)
    await _answer(request, await request.host.leagues.start(request.press(), league.id), "league-started")


async def pause(request: Request) -> None:
    """Let the season rest."""
    league = await _here(request)
    await _answer(request, await request.host.leagues.pause(request.press(), league.id), "league-pauses")


async def resume(request: Request) -> None:
    """Let it go on, or try again what has failed."""
    league = await _here(request)
    await _answer(request, await request.host.leagues.resume(request.press(), league.id), "league-resumes")


async def ask_end(request: Request) -> None:
    """Ask whether the season is really to end now."""
    league = await _meant(request)
    if not league.status.live:
        raise Refused("league-over")
    if not _runs(request, league):
        raise Refused("league-not-yours")
    surely = controls.button(request.words, Verb.LEAGUE_ENDED, path=str(league.id))
    text = request.words("league-end-sure", name=_name(request, league), status=league.status.value)
    await request.reply.update(Message(text, ([surely],)))


async def end(request: Request) -> None:
    """End it, after it was asked."""
    league = await request.host.leagues.end(request.press(), _pressed(request))
    await _answer(request, league, "league-ended")


async def standing(request: Request) -> None:
    """Show how the season stands, in words and as a picture."""
    league, words = await _here(request), request.words
    text = telling.standing(words, league)
    if not league.lines:
        await request.reply.send(Message(text))
        return
    key = ("league", league.id, request.person.id)
    drawn = await request.services.render_pool.draw(key, f"league-{league.id}", telling.picture(words, league))
    await request.reply.send(Message(text, files=() if drawn is None else (drawn,)))


# -- inside ---------------------------------------------------------------------------------------------------------


async def _answer(request: Request, league: League, key: str) -> None:
    """Answer with a sentence, in the place of the private message that was pressed."""
    await request.reply.update(Message(request.words(key, name=_name(request, league))))


async def _meant(request: Request) -> League:
    """Return the league that a button names, else the one here."""
    return await request.host.leagues.find(_pressed(request)) if request.pressed is not None else await _here(request)


async def _here(request: Request) -> League:
    """Return the league of this channel. Refused: no-league."""
    found = await request.host.leagues.at(request.press())
    if found is None:
        raise Refused("no-league")
    return found


def _pressed(request: Request) -> int:
    """Return the number on a button, which may be forged. Refused: unknown-press."""
    number = number_in(request.path, 15)
    if number is None:
        raise Refused("unknown-press")
    return number


def _runs(request: Request, league: League) -> bool:
    """Return whether the presser has opened a league, or manages its server."""
    manages = request.person.manages and request.place.guild_id == league.place.guild_id
    return manages or request.person.id == league.opener_id


def _name(request: Request, league: League) -> str:
    return telling.name_of(request.words, league)
