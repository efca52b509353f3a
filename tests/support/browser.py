"""How tests start the system's Chromium."""

from typing import Any

CHROMIUM = "/usr/bin/chromium"
LAUNCH: dict[str, Any] = {
    "executable_path": CHROMIUM,
    "args": [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ],
}
