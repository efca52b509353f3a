"""Messages in the languages of the project (Fluent). One folder a language, one file a room; see words.py."""

from bot.locale.words import LANGUAGES, Wording, wording

__all__ = ["LANGUAGES", "Wording", "wording"]
