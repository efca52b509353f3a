"""What every request handler of the stand-in is given."""

from dataclasses import dataclass, field

from sandbox.clock import Clock
from sandbox.endpoint import Endpoint
from sandbox.faults import Faults
from sandbox.gateway.gateway import Gateway
from sandbox.model.world import World
from sandbox.play.feed import Feeds
from sandbox.rest.buckets import Buckets, OldEdits
from sandbox.traffic import Traffic


@dataclass(slots=True)
class Context:
    """The parts of a running stand-in; no behaviour of its own."""

    clock: Clock
    world: World
    gateway: Gateway
    token: str
    """The bot token that is accepted."""
    endpoint: Endpoint
    """Where interactions are posted in place of the gateway."""
    buckets: Buckets | None = None
    """Rate limits, when they are wanted."""
    old_edits: OldEdits = field(init=False)
    feeds: Feeds = field(default_factory=Feeds)
    faults: Faults = field(default_factory=Faults)
    traffic: Traffic = field(default_factory=Traffic)

    @property
    def is_online(self) -> bool:
        """Whether somebody takes interactions."""
        return self.gateway.is_online or self.endpoint.url is not None

    def tell_presence(self) -> None:
        """Tell everybody whether the bot is there."""
        self.feeds.tell_all({"kind": "presence", "online": self.is_online})

    def __post_init__(self) -> None:
        self.old_edits = OldEdits(self.clock)
