"""`python -m sandbox --port 8300`: the stand-in alone."""

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

from sandbox.server import SandboxServer


async def serve(server: SandboxServer) -> None:
    """Run until it is interrupted."""
    url = await server.start()
    print(f"Sandbox at {url}/ (this machine only). A bot connects to it with the token {server.token!r}.", flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await server.stop()


def main() -> int:
    """Read the options and serve."""
    parser = argparse.ArgumentParser(prog="sandbox", description="A local stand-in for Discord, for this machine only.")
    parser.add_argument("--port", type=int, default=8300, help="port to listen on (0: any free one)")
    parser.add_argument("--host", default="127.0.0.1", help="a loopback address; others are refused")
    parser.add_argument("--data", type=Path, help="folder in which the world is kept")
    parser.add_argument("--rate-limits", action="store_true", help="limit requests as Discord does")
    options = parser.parse_args()
    try:
        server = SandboxServer(options.port, options.data, host=options.host, rate_limits=options.rate_limits)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(server))
    except (ValueError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
