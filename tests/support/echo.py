"""A process for tests of `bot.processes` that answers with what it was asked."""

from __future__ import annotations

from bot.processes import child

if __name__ == "__main__":
    for _ in child.answers(lambda asked: asked):
        pass
