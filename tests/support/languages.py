"""The languages for tests that take long in each: English in the quick run, the others in the slow one."""

from __future__ import annotations

import pytest

from bot.locale.words import FALLBACK, LANGUAGES

SLOWLY = [each if each == FALLBACK else pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES]
