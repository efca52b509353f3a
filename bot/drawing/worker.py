"""A process that draws: `python -m bot.drawing.worker FOLDER NICENESS`. It ends when the bot does.

The folder is that of prepared pictures.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from traceback import format_exc

from bot.drawing.messages import Failed, NotThere, Task, unpack
from bot.processes import child
from render.contract import Picture
from render.kit import prepared
from render.kit.memory import give_back

TRIM = 10
"""After so many pictures memory that drawing does not need any more is given back."""
THOROUGH = 1_000
"""After so many all that lives is looked through for garbage."""


def main(folder: Path) -> None:
    """Draw until there is nothing to draw."""
    prepared.keep_in(folder)
    leave_collecting_to_us()
    for number, _ in enumerate(child.answers(answer), 1):
        if number % TRIM == 0:
            give_back()
        if number % THOROUGH == 0:
            gc.collect()


def leave_collecting_to_us() -> None:
    """Have no garbage collected in the middle of a picture: drawing makes none that is cyclic.

    Looking through all that is kept, again and again, took a twentieth of the time of pictures.
    """
    gc.disable()
    gc.freeze()


def answer(task: Task) -> Picture | NotThere | Failed:
    """Return what a job draws, or why it does not."""
    try:
        return unpack(task)()
    except LookupError as error:
        return NotThere(str(error))
    except Exception:  # whatever it is: the bot notes it, and this process goes on
        return Failed(format_exc())


if __name__ == "__main__":
    child.begin(int(sys.argv[2]))
    main(Path(sys.argv[1]))
