"""Pointing discord.py elsewhere: at the local stand-in for Discord, or at a proxy before it."""

import discord.asset
import discord.gateway
import discord.http
from yarl import URL

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


def redirect(base: str) -> None:
    """Send REST, gateway and pictures of discord.py to `base`, for example `http://127.0.0.1:8300`.

    To be called before a client is made; it holds for the whole process. Raises ValueError for a host that is
    not loopback, so that a token can never be sent to a stranger.
    """
    url = URL(base)
    if url.scheme != "http" or url.host not in LOOPBACK:
        raise ValueError(f"The sandbox must be at http://127.0.0.1 or http://localhost, not at {base!r}.")
    root = str(url).rstrip("/")
    discord.http.Route.BASE = f"{root}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(f"ws{root.removeprefix('http')}/gateway")
    discord.asset.Asset.BASE = f"{root}/cdn"


def use_api(address: str) -> None:
    """Send requests to another address than Discord's own: a proxy that keeps its limits for many processes.

    To be called before a client is made; it holds for the whole process. Raises ValueError for what is no address.
    """
    url = URL(address)
    if url.scheme not in ("http", "https") or not url.host:
        raise ValueError(address)
    discord.http.Route.BASE = str(url).rstrip("/")


def use_gateway(address: str) -> None:
    """Connect to this gateway wherever the library does not ask for one. It holds for the whole process."""
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(address)
