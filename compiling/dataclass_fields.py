"""The dataclasses of a tree of modules and their fields, read without importing anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple


class Field(NamedTuple):
    """A field of a dataclass, as its source tells it."""

    name: str
    annotation: str
    module: str
    """Where it is declared."""
    default: ast.expr | None = None
    factory: ast.expr | None = None
    kw_only: bool = False


@dataclass(frozen=True)
class Class:
    """A class of a module."""

    module: Module
    node: ast.ClassDef

    @property
    def base_names(self) -> list[str]:
        """The names of its bases, without what they are subscripted with."""
        bases = [base.value if isinstance(base, ast.Subscript) else base for base in self.node.bases]
        return [base.id for base in bases if isinstance(base, ast.Name)]

    def line(self) -> Iterator[Class]:
        """Yield the class and all those that it is made of."""
        yield self
        for name in self.base_names:
            if (base := self.module.find(name)) is not None:
                yield from base.line()

    @property
    def decorator(self) -> ast.expr | None:
        """What makes a dataclass of it; None where it is none."""
        for each in self.node.decorator_list:
            name = each.func if isinstance(each, ast.Call) else each
            if isinstance(name, ast.Name) and name.id == "dataclass":
                return each
        return None

    @property
    def arguments(self) -> Mapping[str, Any]:
        """What its decorator says: {"frozen": True}."""
        given = self.decorator.keywords if isinstance(self.decorator, ast.Call) else []
        return {each.arg: ast.literal_eval(each.value) for each in given if each.arg}

    @property
    def methods(self) -> set[str]:
        """The names of its own methods."""
        return {each.name for each in self.node.body if isinstance(each, ast.FunctionDef)}

    def fields(self) -> dict[str, Field]:
        """Return all fields by their names, inherited ones first."""
        found: dict[str, Field] = {}
        for name in reversed(self.base_names):
            if (base := self.module.find(name)) is not None:
                found |= base.fields()
        return found | {each.name: each for each in self.own_fields()}

    def own_fields(self) -> Iterator[Field]:
        """Yield the fields that it declares itself; none where it is no dataclass."""
        kw_only = False
        for each in self.node.body if self.decorator else ():
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                annotation = ast.unparse(each.annotation)
                kw_only = kw_only or annotation == "KW_ONLY"
                if annotation != "KW_ONLY" and not is_class_variable(each):
                    yield _field(Field(each.target.id, annotation, self.module.name, kw_only=kw_only), each.value)


def is_class_variable(statement: ast.AnnAssign) -> bool:
    """Whether a class declares a variable of its own, that is no field."""
    return ast.unparse(statement.annotation).startswith("ClassVar")


def _field(field: Field, value: ast.expr | None) -> Field:
    """Return a field with what its value says: a default, or a call of `field`."""
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "field"):
        return field._replace(default=value)
    given = {each.arg: each.value for each in value.keywords}
    if unknown := set(given) - {"default", "default_factory", "kw_only"}:
        raise NotImplementedError(f"{field.module}, field {field.name}: {unknown}")
    kw_only = field.kw_only or ("kw_only" in given and bool(ast.literal_eval(given["kw_only"])))
    return field._replace(default=given.get("default"), factory=given.get("default_factory"), kw_only=kw_only)


@dataclass(frozen=True)
class Module:
    """A module of a tree, and what it takes from the others."""

    name: str
    tree: ast.Module
    modules: Modules

    @cached_property
    def classes(self) -> Mapping[str, Class]:
        """Its classes."""
        return {each.name: Class(self, each) for each in self.tree.body if isinstance(each, ast.ClassDef)}

    @cached_property
    def imports(self) -> Mapping[str, tuple[str, str]]:
        """What it imports: the module and the name there, by the name here."""
        statements = [each for each in self.tree.body if isinstance(each, ast.ImportFrom) and each.module]
        return {name.asname or name.name: (str(each.module), name.name) for each in statements for name in each.names}

    def find(self, name: str) -> Class | None:
        """Return a class of the tree by the name that it has here; None for one of a library."""
        if name in self.classes:
            return self.classes[name]
        module, there = self.imports.get(name, ("", ""))
        found = self.modules.module(module) if module else None
        return None if found is None else found.find(there)


class Modules:
    """All modules below a folder, read when they are needed."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.module = cache(self._read)

    def _read(self, name: str) -> Module | None:
        """Return a module; None where the folder has none of this name."""
        folder = self._root.joinpath(*name.split("."))
        for path in (folder.with_suffix(".py"), folder / "__init__.py"):
            if path.is_file():
                return Module(name, ast.parse(path.read_text(encoding="utf-8")), self)
        return None
