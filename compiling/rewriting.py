"""Rewrites modules for mypyc: their dataclasses become plain classes whose methods are written out.

Of a dataclass mypyc would leave `__init__`, `__eq__` and `__hash__` interpreted, forget what annotations are
subscripted with, and take neither slots nor type parameters. Classes like those that come out here it makes native,
with their attributes.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from pathlib import Path

from compiling.dataclass_fields import Class, Field, Module, Modules, is_class_variable

_HEAD = """
from typing import TYPE_CHECKING, Any, ClassVar, Literal
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr  # mypyc alone reads it; who runs what is made has no such package
from engine._native import as_dataclass as _as_dataclass
_UNSET: Any = object()
"""
_NOT_NATIVE = {"Protocol", "NamedTuple", "Exception"}
_PLAIN_DATA = "Tagged"
"""The base of what never refers to itself: it is nothing that the garbage collector has to look through."""


def rewrite(root: Path, modules: Iterable[str], extended: Iterable[str]) -> None:
    """Rewrite modules below `root` in place; classes of those that are `extended` may have uncompiled subclasses."""
    tree, open_to_all = Modules(root), set(extended)
    texts = {}
    for name in modules:
        module = tree.module(name)
        assert module is not None, name  # noqa: S101  (it was listed)
        texts[name] = _text(module, extended=name in open_to_all)
    for name, text in texts.items():
        root.joinpath(*name.split(".")).with_suffix(".py").write_text(text, encoding="utf-8")


def _text(module: Module, *, extended: bool) -> str:
    """Return the text of a module, rewritten."""
    body: list[ast.stmt] = []
    head = ast.parse(_HEAD).body
    for each in module.tree.body:
        if isinstance(each, ast.ClassDef) and not _NOT_NATIVE & set(module.classes[each.name].base_names):
            body += _Rewriting(module.classes[each.name], head, extended=extended).statements()
        else:
            body.append(each)
    at = 1 + next(n for n, each in enumerate(body) if isinstance(each, ast.ImportFrom) and each.module == "__future__")
    return ast.unparse(ast.fix_missing_locations(ast.Module([*body[:at], *head, *body[at:]], []))) + "\n"


class _Rewriting:
    """A class that is rewritten. `head` is what its module begins with, and grows."""

    def __init__(self, cls: Class, head: list[ast.stmt], *, extended: bool) -> None:
        self.cls = cls
        self.name = cls.node.name
        self.head = head
        self.extended = extended
        self.fields = cls.fields()

    def statements(self) -> list[ast.stmt]:
        """Return the class, and what is called for it."""
        body = [each for each in self.cls.node.body if not _is_slots(each)]
        if "Generic" in self.cls.base_names:
            body += _parsed("@classmethod\ndef __class_getitem__(cls, item: object) -> object:\n    return cls")
        body = [_class_variable(each) for each in body]
        if self.cls.decorator is None:
            return [self._class(body)]
        body = [each for each in map(self._statement, body) if each is not None]
        body += _parsed("__dataclass_fields__: ClassVar[dict[str, Any]]")
        matched = [each.name for each in self.fields.values() if not each.kw_only]
        literals = ", ".join(f"Literal[{name!r}]" for name in matched) or "()"
        body += _parsed(f"__match_args__: ClassVar[tuple[{literals}]] = {tuple(matched)!r}")
        body += [method for text in self._methods() for method in _parsed(text)]
        return [self._class(body), *self._told()]

    def _class(self, body: list[ast.stmt]) -> ast.ClassDef:
        node = self.cls.node
        marks = [each for each in node.decorator_list if each is not self.cls.decorator]
        told = {
            # pydantic and pickle make data without `__init__`, which mypyc has no other class allow
            "allow_interpreted_subclasses": self.extended or self.cls.decorator is not None,
            "acyclic": self._is_plain_data(),
        }
        if given := ", ".join(f"{key}=True" for key, value in told.items() if value):
            marks.append(ast.parse(f"mypyc_attr({given})", mode="eval").body)
        return ast.ClassDef(node.name, node.bases, node.keywords, body or [ast.Pass()], marks)

    def _is_plain_data(self) -> bool:
        return any(each.node.name == _PLAIN_DATA for each in self.cls.line())

    def _statement(self, statement: ast.stmt) -> ast.stmt | None:
        """Return a statement of a dataclass: a field without its default."""
        if not isinstance(statement, ast.AnnAssign) or is_class_variable(statement):
            return statement
        if ast.unparse(statement.annotation) == "KW_ONLY":
            return None
        return ast.AnnAssign(statement.target, statement.annotation, None, simple=1)

    def _told(self) -> list[ast.stmt]:
        """Return the call that tells `dataclasses` of the class."""
        arguments = {key: value for key, value in self.cls.arguments.items() if key != "slots"}
        annotations, defaults = {}, []
        for each in self.cls.node.body:
            if isinstance(each, ast.AnnAssign):
                name = ast.unparse(each.target)
                annotations[name] = ast.unparse(each.annotation)
                if each.value is not None and not is_class_variable(each):
                    defaults.append(f"{name!r}: {ast.unparse(each.value)}")
        return _parsed(f"_as_dataclass({self.name}, {arguments!r}, {annotations!r}, {{{', '.join(defaults)}}})")

    # -- methods ----------------------------------------------------------------------------------------------------

    def _methods(self) -> Iterator[str]:
        """Yield the methods that a dataclass would have made."""
        own, says = self.cls.methods, self.cls.arguments
        if "__init__" not in own and any(True for _ in self.cls.own_fields()):
            yield self._init()
        if says.get("eq", True) and "__eq__" not in own:
            yield self._eq()
            if says.get("frozen") and "__hash__" not in own:
                values = "".join(f"self.{name}, " for name in self.fields)
                yield f"def __hash__(self) -> int:\n    return hash(({values}))"

    def _init(self) -> str:
        lines = [f"self.{name} = {self._value(field)}" for name, field in self.fields.items()]
        if any("__post_init__" in each.methods for each in self.cls.line()):
            lines.append("self.__post_init__()")
        parameters = [self._parameter(each) for each in self.fields.values() if not each.kw_only]
        by_name = [self._parameter(each) for each in self.fields.values() if each.kw_only]
        head = ", ".join(["self", *parameters, *(["*"] if by_name else []), *by_name])
        return f"def __init__({head}) -> None:\n" + "\n".join(f"    {line}" for line in lines)

    def _parameter(self, field: Field) -> str:
        """Return a field as a parameter; its type and default may need names of the module that declares it."""
        here = field.module == self.cls.module.name
        expression = field.factory or field.default
        if expression is not None and not here:
            self.head += [_import(field.module, name) for name in _names(expression)]
        annotation = field.annotation if here and field.factory is None else "Any"
        if field.factory is not None:
            return f"{field.name}: {annotation} = _UNSET"
        if isinstance(expression, ast.Lambda):  # as a default within a class mypyc does not take it
            called = f"_{self.name}_{field.name}"
            given = ", ".join(f"{each.arg}: Any" for each in expression.args.args)
            self.head += _parsed(f"def {called}({given}) -> Any:\n    return {ast.unparse(expression.body)}")
            return f"{field.name}: {annotation} = {called}"
        return f"{field.name}: {annotation}" + (f" = {ast.unparse(expression)}" if expression else "")

    def _value(self, field: Field) -> str:
        if field.factory is None:
            return field.name
        if isinstance(field.factory, ast.Lambda):
            return f"{ast.unparse(field.factory.body)} if {field.name} is _UNSET else {field.name}"
        return f"{ast.unparse(field.factory)}() if {field.name} is _UNSET else {field.name}"

    def _eq(self) -> str:
        same = " and ".join(f"self.{name} == other.{name}" for name in self.fields) or "True"
        return f"""def __eq__(self, other: object) -> bool:
    if type(other) is not type(self):
        return NotImplemented
    assert isinstance(other, {self.name})
    return {same}"""


def _parsed(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


def _is_slots(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "__slots__"


def _class_variable(statement: ast.stmt) -> ast.stmt:
    """Return a statement of a class; what it sets without an annotation is the class's own, and no attribute."""
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return ast.AnnAssign(statement.targets[0], ast.Name("ClassVar"), statement.value, simple=1)
    return statement


def _import(module: str, name: str) -> ast.stmt:
    return ast.ImportFrom(module, [ast.alias(name)], level=0)


def _names(expression: ast.expr) -> list[str]:
    """Return the names that an expression takes from its module."""
    bound = {each.arg for each in ast.walk(expression) if isinstance(each, ast.arg)}
    used = {each.id for each in ast.walk(expression) if isinstance(each, ast.Name)}
    return sorted(name for name in used - bound if not hasattr(builtins, name))
