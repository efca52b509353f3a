"""`python -m tests.sandbox.serve`: the stand-in with the small bot, to look at the page."""

import asyncio
import sys

from sandbox import SandboxServer
from tests.sandbox.limits_bot import LimitsBot
from tests.support.sandbox import connected, running


async def main(port: int) -> None:
    async with running(SandboxServer(port), clean=False) as server:
        bot = LimitsBot()
        bot.stuck.set()
        async with connected(bot, server):
            print(server.url, flush=True)
            await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
