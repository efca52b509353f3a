"""The search behind payments: every way to reach a need with nothing that could be left out (rules B3).

Pure arithmetic over stacks of equal things; engine.moa.chapters.payment says what the things are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias


class Stack(NamedTuple):
    """Equal things in a purse: what one gives towards the need, its name, how many, all icons of one."""

    gives: tuple[int, ...]
    name: str
    copies: int
    worth: int


Stacks: TypeAlias = tuple[Stack, ...]
"""In falling order of what they give."""
Cover: TypeAlias = tuple[str, ...]
"""The names of what is taken, with repeats."""


def covers(stacks: Stacks, need: tuple[int, ...]) -> list[Cover]:
    """Return every undominated way to reach a need of one or two kinds, what is most likely wanted first.

    That is one thing, or what fits exactly: the fewest things first; then the rest, the least waste first.
    """
    found = _of_one(stacks, need[0]) if len(need) == 1 else _of_two(stacks, *need)
    needed = sum(need)
    by_name = {stack.name: stack for stack in stacks}

    def order(cover: Cover) -> tuple[bool, int, int, Cover]:
        taken = [by_name[name] for name in cover]
        worth = sum([stack.worth for stack in taken])
        if len(cover) == 1 or sum([sum(stack.gives) for stack in taken]) == needed:
            return False, len(cover), worth, cover
        return True, worth, len(cover), cover

    return sorted(found, key=order)


@lru_cache(maxsize=4096)
def _of_one(stacks: Stacks, need: int) -> tuple[Cover, ...]:
    """Reach a need of one kind.

    Stacks come in falling order, so the last thing taken is the least: it is missed, hence everything taken is.
    """
    if need <= 0:
        return ((),)
    if not stacks:
        return ()
    (value,), name, copies, _ = stacks[0]
    found: list[Cover] = []
    for taken in range(min(copies, -(-need // value)) + 1):
        head = (name,) * taken
        found.extend(head + tail for tail in _of_one(stacks[1:], need - taken * value))
    return tuple(found)


def _of_two(stacks: Stacks, need_one: int, need_other: int) -> list[Cover]:
    """Reach needs of two kinds at once. Stops taking when both are reached, and keeps what misses each thing taken."""
    found: list[Cover] = []
    taken: list[Stack] = []
    left = _left(stacks)

    def search(place: int, one: int, other: int) -> None:
        if one <= 0 and other <= 0:
            if all(stack.gives[0] > -one or stack.gives[1] > -other for stack in taken):
                found.append(tuple(stack.name for stack in taken))
            return
        if left[place][0] < one or left[place][1] < other:
            return
        stack = stacks[place]
        search(place + 1, one, other)
        before = len(taken)
        for _ in range(stack.copies):
            taken.append(stack)
            one -= stack.gives[0]
            other -= stack.gives[1]
            search(place + 1, one, other)
            if one <= 0 and other <= 0:
                break
        del taken[before:]

    search(0, need_one, need_other)
    return found


def _left(stacks: Stacks) -> list[tuple[int, int]]:
    """Return the sum of all stacks from each place on; zero after the last."""
    sums = [(0, 0)]
    for stack in reversed(stacks):
        one, other = sums[-1]
        sums.append((one + stack.gives[0] * stack.copies, other + stack.gives[1] * stack.copies))
    return sums[::-1]
