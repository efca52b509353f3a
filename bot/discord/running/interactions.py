"""Discord's interactions over HTTP: each is a signed POST, acknowledged at once and answered by REST as usual.

Source: Discord's documentation, "Interactions: receiving and responding" and "Setting up an endpoint".
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

import discord
import structlog
from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

log = structlog.get_logger(__name__)

SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"
PING, PONG = 1, {"type": 1}
OLDEST = 300.0
"""Seconds: an older request is not Discord's any more; somebody repeats what was overheard."""


class Unsigned(Exception):  # noqa: N818
    """A request that Discord did not sign, or not just now."""


class Interactions:
    """Takes what is posted."""

    def __init__(self, client: discord.Client, key: VerifyKey, now: Callable[[], datetime]) -> None:
        self._client = client
        self._key = key
        self._now = now

    async def take(self, request: web.Request) -> web.Response:
        """Take an interaction: 202, and the answer follows by REST. 401: Discord did not send it; 400: it is none."""
        body = await request.read()
        try:
            self._check(request.headers, body)
        except Unsigned as unsigned:
            log.warning("interaction_unsigned", why=str(unsigned))
            return web.Response(status=401, text="invalid request signature")
        try:
            payload = json.loads(body)
            kind = int(payload["type"])
        except (ValueError, TypeError, KeyError):
            log.warning("interaction_unreadable", size=len(body))
            return web.Response(status=400, text="not an interaction")
        if kind == PING:
            return web.json_response(PONG)
        try:
            self._client._connection.parsers["INTERACTION_CREATE"](payload)
        except (LookupError, ValueError, TypeError, AttributeError) as fault:  # signed, and still not as documented
            log.error("interaction_not_understood", kind=type(fault).__name__)  # its text may hold what somebody typed
            return web.Response(status=400, text="not an interaction")
        return web.Response(status=202)

    def _check(self, headers: Mapping[str, str], body: bytes) -> None:
        """Check the signature over timestamp and body. Unsigned."""
        signature, timestamp = headers.get(SIGNATURE, ""), headers.get(TIMESTAMP, "")
        try:
            self._key.verify(timestamp.encode() + body, bytes.fromhex(signature))
            age = abs(self._now().timestamp() - float(timestamp))
        except (BadSignatureError, ValueError) as error:
            raise Unsigned(type(error).__name__) from error
        if age > OLDEST:
            raise Unsigned("old")


def key_of(application: Any) -> VerifyKey:
    """Return the key with which Discord signs what it sends to an application."""
    return VerifyKey(bytes.fromhex(application.verify_key))
