"""The pages of settings that there are, and their presses."""

from __future__ import annotations

from bot.discord import clocks, levels, me, servers
from bot.discord.settings_page import Pages

PAGES = Pages(me.PAGE, clocks.PAGE, servers.PAGE, levels.PAGE)
