"""The pages of settings that there are, and their presses."""

from __future__ import annotations

from bot.discord.settings import language_page, me, servers
from bot.discord.settings.settings_page import Pages
from bot.discord.tables import clocks, levels

PAGES = Pages(me.PAGE, language_page.PAGE, clocks.PAGE, servers.PAGE, levels.PAGE)
