"""Bad weather for the bot: REST answers that are refused, slow or lost. The gateway's faults are methods of Gateway."""

import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

WHENS = ("before", "after")


@dataclass(slots=True)
class Fault:
    """What happens to matching requests."""

    route: str = "*"
    """Pattern with `*` for `METHOD /template`, for example `POST /channels/*`."""
    status: int | None = None
    """Answer with this status (429 and 5xx make sense); None: the usual answer."""
    code: int = 0
    """Discord's JSON error code in that answer."""
    delay: float = 0.0
    """Seconds before the answer."""
    when: str = "before"
    """`before`: the request has no effect; `after`: it has, but the bot does not learn of it."""
    times: int | None = 1
    """How many requests; None: until cleared."""
    retry_after: float = 0.5
    """For 429."""

    def __post_init__(self) -> None:
        if self.when not in WHENS:
            raise ValueError(f"when must be one of {WHENS}, not {self.when!r}")
        # fnmatch would read "[" specially; templates have none, braces are plain.
        self.route = re.sub(r"\s+", " ", self.route.strip())

    def fits(self, method: str, template: str) -> bool:
        """Tell whether a request is meant."""
        return fnmatchcase(f"{method} {template}", self.route)


@dataclass(slots=True)
class Faults:
    """The faults that are in force, oldest first."""

    active: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Put a fault in force."""
        self.active.append(fault)
        return fault

    def clear(self) -> None:
        """End all faults."""
        self.active.clear()

    def take(self, method: str, template: str) -> Fault | None:
        """Return the first fault that fits this request; counts it as used."""
        for fault in self.active:
            if fault.fits(method, template):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self.active.remove(fault)
                return fault
        return None
