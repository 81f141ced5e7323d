"""The mutants of a module: its functions, each with one small change that mutmut's operators make.

mutmut itself passes over functions with a decorator, so also over properties, and calls every
function through a wrapper, which makes tests of the rules several times slower. Here the changed
code takes the place of a function's own.
"""

from __future__ import annotations

import ast
import difflib
import textwrap
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

_FUTURE = "from __future__ import annotations\n"


class Function(NamedTuple):
    """A function or method of a module."""

    module: str
    owner: str
    """The class of a method, or an empty text."""
    name: str

    def __str__(self) -> str:
        return ".".join(filter(None, self))

    def live(self) -> FunctionType:
        """The function that is called, below whatever its decorators made of it."""
        there: Any = import_module(self.module)
        if self.owner:
            there = vars(there)[self.owner]
        return _below_decorators(vars(there)[self.name])


class Mutant(NamedTuple):
    """One change of one function."""

    function: Function
    number: int
    """Among the mutants of the function, from 1 on; 0 is the function as it stands."""
    change: str
    """The changed lines, before and after."""
    source: str
    """The whole function, changed."""

    def install(self) -> None:
        """Have every call of the function, from wherever, run the changed one."""
        namespace = dict(vars(import_module(self.function.module)))
        owner, name = self.function.owner, self.function.name
        if owner:
            exec(f"{_FUTURE}class {owner}:\n{textwrap.indent(self.source, ' ')}", namespace)
            changed = _below_decorators(vars(namespace[owner])[name])
        else:
            exec(_FUTURE + self.source, namespace)
            changed = namespace[name]
        live = self.function.live()
        live.__code__ = changed.__code__
        live.__defaults__ = changed.__defaults__
        live.__kwdefaults__ = changed.__kwdefaults__


def mutants(path: Path) -> Iterator[Mutant]:
    """All mutants of a module, by its path from the project's folder on.

    Before the first of a function comes the function as it stands.
    """
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    wrapper = MetadataWrapper(cst.parse_module(_without_decorators(path.read_text("utf-8"))))
    visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
    tree = wrapper.visit(visitor)
    owners = {
        id(method): item.name.value
        for item in tree.body
        if isinstance(item, cst.ClassDef)
        for method in item.body.body
    }
    counts: Counter[Function] = Counter()
    for mutation in visitor.mutations:
        node = mutation.contained_by_top_level_function
        if not isinstance(node, cst.FunctionDef):
            continue  # what runs once, when the module is imported
        function = Function(module, owners.get(id(node), ""), node.name.value)
        before = _code(tree, node)
        if function not in counts:
            yield Mutant(function, 0, "", before)
        counts[function] += 1
        after = _code(tree, deep_replace(node, mutation.original_node, mutation.mutated_node))
        yield Mutant(function, counts[function], _change(before, after), after)


def _below_decorators(found: Any) -> FunctionType:
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        if isinstance(found, property):
            found = found.fget
        elif isinstance(found, cached_property):
            found = found.func
        else:
            found = found.__wrapped__
    return found


def _without_decorators(text: str) -> str:
    lines = text.splitlines(keepends=True)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                lines[decorator.lineno - 1 : decorator.end_lineno] = ["\n"] * (
                    decorator.end_lineno - decorator.lineno + 1
                )
    return "".join(lines)


def _code(tree: cst.Module, function: Any) -> str:
    return textwrap.dedent(tree.code_for_node(function)).strip("\n") + "\n"


def _change(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in list(lines)[2:] if not line.startswith("@@"))
