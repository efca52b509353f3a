"""The application's interactions endpoint: an address to which interactions are posted in place of the gateway.

As Discord does it, each POST is signed (Ed25519, over timestamp and body); an address is only taken once it answers a
PING, and refuses one with a wrong signature.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus

import aiohttp
from nacl.signing import SigningKey

from sandbox.clock import Clock
from sandbox.payload import Json, dumps

PATIENCE = aiohttp.ClientTimeout(total=10)
PING, PONG = {"type": 1}, 1
TAKEN = frozenset({HTTPStatus.OK, HTTPStatus.ACCEPTED, HTTPStatus.NO_CONTENT})


class EndpointError(ValueError):
    """Why an address is not taken, as a sentence."""


class Endpoint:
    """Where interactions are posted, if anywhere, and the key with which they are signed."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._key = SigningKey.generate()
        self._session: aiohttp.ClientSession | None = None
        self._posting: set[asyncio.Task[None]] = set()
        self.url: str | None = None
        """None: interactions go through the gateway."""
        self.count = 0
        """How many interactions were posted."""

    @property
    def verify_key(self) -> str:
        """Return the public key of the application, in hexadecimal digits."""
        return self._key.verify_key.encode().hex()

    async def choose(self, url: str | None) -> None:
        """Post interactions to an address from now on, or (None) send them through the gateway again.

        EndpointError where the address does not answer as an endpoint must.
        """
        if url is not None:
            await self._check(url)
        self.url = url

    def send(self, payload: Json, on_failed: Callable[[], object]) -> None:
        """Post an interaction; `on_failed` is called where nobody takes it."""
        self.count += 1
        task = asyncio.create_task(self._post_one(self.url or "", payload, on_failed))
        self._posting.add(task)
        task.add_done_callback(self._posting.discard)

    async def close(self) -> None:
        """End all that is under way."""
        for task in self._posting:
            task.cancel()
        await asyncio.gather(*self._posting, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def _check(self, url: str) -> None:
        try:
            status, answer = await self._post(url, PING)
            forged, _ = await self._post(url, PING, signature=bytes(64).hex())
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise EndpointError(f"The interactions endpoint cannot be reached: {reason}.") from None
        if status != HTTPStatus.OK or not isinstance(answer, dict) or answer.get("type") != PONG:
            raise EndpointError("The interactions endpoint did not answer the PING.")
        if forged != HTTPStatus.UNAUTHORIZED:
            raise EndpointError("The interactions endpoint did not refuse a PING with a wrong signature.")

    async def _post_one(self, url: str, payload: Json, on_failed: Callable[[], object]) -> None:
        try:
            status, _ = await self._post(url, payload)
        except (aiohttp.ClientError, TimeoutError, ValueError):  # ValueError: said to be JSON, and is not
            status = HTTPStatus.BAD_GATEWAY
        if status not in TAKEN:
            on_failed()

    async def _post(self, url: str, payload: Json, signature: str | None = None) -> tuple[int, object]:
        """Post something signed, and return the status and the answer's JSON (None: it has none)."""
        body, timestamp = dumps(payload).encode(), str(int(self._clock.now()))
        signed = signature or self._key.sign(timestamp.encode() + body).signature.hex()
        headers = {
            "Content-Type": "application/json",
            "X-Signature-Ed25519": signed,
            "X-Signature-Timestamp": timestamp,
            "User-Agent": "Discord-Interactions/1.0 (sandbox)",
        }
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=PATIENCE)
        async with self._session.post(url, data=body, headers=headers) as response:
            return response.status, await response.json() if response.content_type == "application/json" else None
