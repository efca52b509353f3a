"""How the C library deals out memory."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

BUSY_THREADS = """
import ctypes, sys, threading
from render.kit.memory import let_threads_share

if sys.argv[1] == "shared":
    let_threads_share()
c = ctypes.CDLL(None)
c.malloc.restype = ctypes.c_void_p
c.fopen.restype = ctypes.c_void_p
c.malloc_info.argtypes = [ctypes.c_int, ctypes.c_void_p]
c.fclose.argtypes = [ctypes.c_void_p]
together = threading.Barrier(12)

def take():
    together.wait()
    c.malloc(50_000)
    together.wait()

threads = [threading.Thread(target=take) for _ in range(12)]
for each in threads:
    each.start()
for each in threads:
    each.join()
file = c.fopen(b"/dev/stdout", b"w")
c.malloc_info(0, file)
c.fclose(file)
"""
"""Twelve threads at the same time take memory; then the C library tells from where ("<heap")."""


def places(how: str) -> int:
    told = subprocess.run([sys.executable, "-c", BUSY_THREADS, how], check=True, capture_output=True, text=True)
    return told.stdout.count("<heap ")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library deals memory out in its own way")
def test_threads_share_few_places() -> None:
    assert places("apart") > 2
    assert places("shared") == 2
