"""What a translation lacks, or has otherwise than English: its messages and its rulebooks (`aviary translation de`)."""

from bot.locale.checking.books import check_books
from bot.locale.checking.findings import Finding
from bot.locale.checking.messages import check_messages

__all__ = ["Finding", "check_books", "check_messages"]
