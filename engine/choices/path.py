"""Going through a tree: along a path, to all its leaves, to a random one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Generic, NamedTuple

from engine.choices.node import A, Node, Path, Step, Tree
from engine.faults import Illegal, Unreadable


def steps_of(path: Path) -> list[Step]:
    """Return the steps of a path."""
    return path.split(".") if path else []


def join(path: Path, step: Step) -> Path:
    """Return a path with one more step."""
    return f"{path}.{step}" if path else step


class Reached(NamedTuple, Generic[A]):
    """How far a path leads: to `tree` by `path`; `fault` says what is wrong with the step after that (None: all is)."""

    tree: Node[A] | A
    path: Path
    fault: Illegal | Unreadable | None


def reach(root: Node[A], path: Path) -> Reached[A]:
    """Go along a path as far as it leads."""
    tree: Node[A] | A = root
    come: Path = ""
    for step in steps_of(path):
        if not isinstance(tree, Node):
            return Reached(tree, come, Unreadable(f"nothing is asked any more at the step {step!r}"))
        try:
            tree = tree.take(step)
        except (Illegal, Unreadable) as fault:
            return Reached(tree, come, fault)
        come = join(come, step)
    return Reached(tree, come, None)


def walk(root: Node[A], path: Path) -> Tree[A]:
    """Return where a path leads, each step checked anew; raises as `Node.take`."""
    reached = reach(root, path)
    if reached.fault is not None:
        raise reached.fault
    return reached.tree


def trace(root: Node[A], action: A) -> Path:
    """Return the path to an action. Illegal where the rules refuse it on the way, Unreadable where none leads there."""
    tree: Node[A] | A = root
    path: Path = ""
    while isinstance(tree, Node):
        try:
            step = tree.step_of(action)
        except (KeyError, AttributeError, TypeError, ValueError) as error:
            raise Unreadable(f"no path leads to {action!r}") from error
        tree = tree.take(step)
        path = join(path, step)
    if tree != action:
        raise Unreadable(f"no path leads to {action!r}, the nearest one leads to {tree!r}")
    return path


def leaves(root: Node[A]) -> Iterator[A]:
    """Enumerate the usual actions of a tree, each once."""
    opened = [root.next()]  # no generator within a generator: each leaf would go through all of them
    while opened:
        for tree in opened[-1]:
            if isinstance(tree, Node):
                opened.append(tree.next())
                break
            yield tree
        else:
            opened.pop()


def draw(root: Node[A], rng: random.Random) -> A:
    """Return one of the usual actions: at each node every answer is as likely as the others."""
    tree: Node[A] | A = root
    while isinstance(tree, Node):
        tree = tree.draw(rng)
    return tree
