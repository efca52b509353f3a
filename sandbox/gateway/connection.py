"""One websocket of the bot. Frames are compressed and written in order by a single task."""

import asyncio
import contextlib
import zlib

from aiohttp import web

from sandbox.payload import Json, dumps


class Connection:
    """Writes frames, or closes with a code after those before it."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._deflate = zlib.compressobj() if compress == "zlib-stream" else None
        self._writer = asyncio.create_task(self._write_all())
        self.closed_by_us = False

    def send(self, text: str) -> None:
        """Queue a frame."""
        self._queue.put_nowait(text)

    def send_op(self, op: int, data: object = None) -> None:
        """Send a frame that is no event."""
        frame: Json = {"op": op, "d": data, "s": None, "t": None}
        self.send(dumps(frame))

    def close(self, code: int) -> None:
        """Close with `code`, once all that was sent before is out."""
        self._queue.put_nowait(code)

    async def flush(self) -> None:
        """Wait until the writer has ended or there is nothing left to write."""
        with contextlib.suppress(TimeoutError, asyncio.CancelledError):
            if not self._queue.empty():
                await asyncio.wait_for(asyncio.shield(self._writer), 1)
        self._writer.cancel()

    async def _write_all(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    self.closed_by_us = True
                    await self._socket.close(code=item)
                    return
                if self._deflate is None:
                    await self._socket.send_str(item)
                else:
                    packed = self._deflate.compress(item.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(packed)
