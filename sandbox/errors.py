"""Discord's error answers: a status, a JSON code, a message and, for 50035, a tree of what is wrong where."""

from collections.abc import Iterable
from dataclasses import dataclass

from sandbox.payload import Json


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a request body, at `path` in it."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.message} ({self.code})"


class DiscordError(Exception):
    """Ends a request with the given HTTP status and Discord's JSON error `code`."""

    def __init__(
        self, status: int, code: int, message: str, problems: Iterable[Problem] = (), extra: Json | None = None
    ) -> None:
        super().__init__(message)
        self.extra = extra or {}
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)

    def body(self) -> Json:
        """Return the JSON that Discord sends for it."""
        body: Json = {"message": self.message, "code": self.code} | self.extra
        if self.problems:
            body["errors"] = error_tree(self.problems)
        return body


def error_tree(problems: Iterable[Problem]) -> Json:
    """Discord's nested `errors` object: keys and list indexes as strings, `_errors` at each leaf."""
    tree: Json = {}
    for problem in problems:
        node = tree
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def invalid_form(problems: Iterable[Problem]) -> DiscordError:
    """50035, the answer to a body that breaks a documented limit."""
    return DiscordError(400, 50035, "Invalid Form Body", problems)


def unauthorized() -> DiscordError:
    """Refuse with 401."""
    return DiscordError(401, 0, "401: Unauthorized")


def unknown_channel() -> DiscordError:
    """Refuse with 10003."""
    return DiscordError(404, 10003, "Unknown Channel")


def unknown_guild() -> DiscordError:
    """Refuse with 10004."""
    return DiscordError(404, 10004, "Unknown Guild")


def unknown_member() -> DiscordError:
    """Refuse with 10007."""
    return DiscordError(404, 10007, "Unknown Member")


def unknown_message() -> DiscordError:
    """Refuse with 10008."""
    return DiscordError(404, 10008, "Unknown Message")


def unknown_user() -> DiscordError:
    """Refuse with 10013."""
    return DiscordError(404, 10013, "Unknown User")


def unknown_webhook() -> DiscordError:
    """Refuse with 10015."""
    return DiscordError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> DiscordError:
    """Refuse with 10062."""
    return DiscordError(404, 10062, "Unknown interaction")


def already_acknowledged() -> DiscordError:
    """Refuse with 40060."""
    return DiscordError(400, 40060, "Interaction has already been acknowledged.")


def too_large() -> DiscordError:
    """Refuse with 40005."""
    return DiscordError(413, 40005, "Request entity too large")


def missing_access() -> DiscordError:
    """Refuse with 50001."""
    return DiscordError(403, 50001, "Missing Access")


def unknown_emoji() -> DiscordError:
    """Refuse with 10014."""
    return DiscordError(400, 10014, "Unknown Emoji")


def too_many_commands(most: int) -> DiscordError:
    """Refuse with 30032."""
    return DiscordError(400, 30032, f"Maximum number of application commands reached ({most}).")


def invalid_sticker() -> DiscordError:
    """Refuse with 50081."""
    return DiscordError(400, 50081, "Invalid sticker sent")


def too_many_old_edits(retry_after: float) -> DiscordError:
    """Refuse with 30046; it comes with the status of a rate limit."""
    message = "Maximum number of edits to messages older than 1 hour reached."
    return DiscordError(429, 30046, message, extra={"retry_after": retry_after, "global": False})


def wrong_in_dm() -> DiscordError:
    """Refuse with 50003."""
    return DiscordError(400, 50003, "Cannot execute action on a DM channel")


def no_text_channel() -> DiscordError:
    """Refuse with 50008."""
    return DiscordError(400, 50008, "Cannot send messages in a non-text channel")


def thread_archived(status: int = 400) -> DiscordError:
    """Refuse with 50083."""
    return DiscordError(status, 50083, "Thread is archived")


def thread_locked() -> DiscordError:
    """Refuse with 160005."""
    return DiscordError(403, 160005, "Thread is locked")


def foreign_message() -> DiscordError:
    """Refuse with 50005."""
    return DiscordError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> DiscordError:
    """Refuse with 50006."""
    return DiscordError(400, 50006, "Cannot send an empty message")


def cannot_message_user() -> DiscordError:
    """Refuse with 50007."""
    return DiscordError(403, 50007, "Cannot send messages to this user")


def invalid_recipient() -> DiscordError:
    """Refuse with 50033."""
    return DiscordError(400, 50033, "Invalid Recipient(s)")


def missing_permissions() -> DiscordError:
    """Refuse with 50013."""
    return DiscordError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> DiscordError:
    """Refuse with 50024."""
    return DiscordError(400, 50024, "Cannot execute action on this channel type")


def expired_token() -> DiscordError:
    """Refuse with 50027."""
    return DiscordError(401, 50027, "Invalid Webhook Token")


def thread_exists() -> DiscordError:
    """Refuse with 160004."""
    return DiscordError(400, 160004, "A thread has already been created for this message")
