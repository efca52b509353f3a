"""Commands in each reader's language: what `commands.text` marked with a key, in every language of the project."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.commands.text import KEY
from bot.locale.words import FALLBACK, spoken, wording


class CommandTranslator(app_commands.Translator):
    """Gives the library names and descriptions in other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a text in `locale`; None (Discord shows the English one) for a language without messages of ours."""
        key = string.extras.get(KEY)
        language = spoken(locale.value)
        if key is None or language == FALLBACK:
            return None
        said: str = wording(language)(key)
        return said
