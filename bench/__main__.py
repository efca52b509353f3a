"""`python -m bench [part...]`: measure and print JSON. Each file of this package that has a `measure` is a part."""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib import import_module
from pkgutil import iter_modules

import bench


def main() -> None:
    """Measure the parts named on the command line, or all."""
    names = sorted(module.name for module in iter_modules(bench.__path__) if not module.name.startswith("_"))
    wanted = sys.argv[1:] or names
    if unknown := set(wanted) - set(names):
        sys.exit(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    figures: dict[str, object] = {"python": platform.python_version(), "cores": os.cpu_count()}
    for name in wanted:
        measure = getattr(import_module(f"bench.{name}"), "measure", None)
        if measure is not None:
            figures[name] = measure()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
