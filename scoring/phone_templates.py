"""Templates of the server as data, so that a phone without a network makes the same pages: nothing is written twice.

Django reads a template; what is the same for every game (sentences, addresses of files) is put in, and what is left
becomes JSON that static/scoring/template.js can run:

    "text"                                 as it is
    ["value", expression]                  escaped
    ["if", [[condition, nodes], ...]]      the first whose condition holds; null always does
    ["for", name, expression, nodes]
    ["with", {name: expression}, nodes]

An expression is {"is": literal} or {"of": ["player", "name"], "by": ["number"]}; a condition is an expression or
[operator, condition, ...]. A tag that is not here is refused, so that no page can silently lose a part on phones.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from django.template import Context, Template
from django.template.base import FilterExpression, Node, TextNode, Variable, VariableNode
from django.template.defaulttags import CommentNode, CsrfTokenNode, ForNode, IfNode, LoadNode, URLNode, WithNode
from django.template.loader import get_template
from django.template.loader_tags import BlockNode, IncludeNode
from django.templatetags.i18n import TranslateNode
from django.templatetags.static import StaticNode
from django.urls import reverse

FILTERS = {"number", "signed", "ordinal"}
OPERATORS = {"not", "and", "or", "==", "!=", "<", "<=", ">", ">=", "is", "is not"}
STANDS_FOR = 900_000_000
"""Takes the place of a value in an address until the phone knows it; no address has such a number by itself."""

Nodes = list[Any]


def blocks(name: str, wanted: tuple[str, ...]) -> dict[str, Nodes]:
    """Blocks of a template by their names, in the active language. Raises TypeError for a tag a phone cannot run."""
    template: Template = get_template(name).template  # type: ignore[attr-defined]
    found: list[Any] = template.nodelist.get_nodes_by_type(BlockNode)
    return {block.name: nodes(block.nodelist) for block in found if block.name in wanted}


def nodes(nodelist: Sequence[Node]) -> Nodes:
    """What a list of Django's nodes becomes, neighbouring texts in one."""
    found: Nodes = []
    for n, node in enumerate(nodelist):
        if name := getattr(node, "asvar", None) or getattr(node, "varname", None):
            return [*found, ["with", {name: {"is": _text_in_variable(node, name)}}, nodes(nodelist[n + 1 :])]]
        for part in _part(node):
            if isinstance(part, str) and found and isinstance(found[-1], str):
                found[-1] += part
            else:
                found.append(part)
    return found


def _part(node: Node) -> Nodes:
    try:
        return _PARTS[type(node)](node)
    except KeyError:
        raise TypeError(f"a template for phones cannot have {type(node).__name__}") from None


def _same_for_all(node: Node) -> Nodes:
    return [node.render(Context())]


def _text_in_variable(node: Node, name: str) -> str:
    """The text of a {% translate … as name %} or {% static … as name %}."""
    if not isinstance(node, TranslateNode | StaticNode):
        raise TypeError(f"a template for phones cannot keep {type(node).__name__} in a variable")
    context = Context()
    node.render(context)
    return str(context[name])


def _value(node: VariableNode) -> Nodes:
    return [["value", _expression(node.filter_expression)]]


def _if(node: IfNode) -> Nodes:
    ways = [[condition and _condition(condition), nodes(nodelist)] for condition, nodelist in node.conditions_nodelists]
    return [["if", ways]]


def _for(node: Any) -> Nodes:
    if len(node.loopvars) != 1 or node.is_reversed or len(node.nodelist_empty):
        raise TypeError("a template for phones can only go through a list from its start")
    return [["for", node.loopvars[0], _expression(node.sequence), nodes(node.nodelist_loop)]]


def _with(node: Any) -> Nodes:
    values = {name: _expression(value) for name, value in node.extra_context.items()}
    return [["with", values, nodes(node.nodelist)]]


def _include(node: Any) -> Nodes:
    inner = nodes(get_template(node.template.resolve(Context())).template.nodelist)  # type: ignore[attr-defined]
    values = {name: _expression(value) for name, value in node.extra_context.items()}
    return [["with", values, inner]] if values else inner


def _url(node: Any) -> Nodes:
    """An address, its arguments put in by the phone."""
    stands = [STANDS_FOR + n for n in range(len(node.args))]
    rest = reverse(node.view_name.resolve(Context()), args=stands)
    parts: Nodes = []
    for number, argument in zip(stands, node.args, strict=True):
        text, _, rest = rest.partition(str(number))
        parts += [text, ["value", _expression(argument)]]
    return [*parts, rest]


def _condition(token: Any) -> Any:
    """Django's own tree of {% if %}: operators over expressions."""
    if hasattr(token, "value") and isinstance(token.value, FilterExpression):
        return _expression(token.value)
    if token.id not in OPERATORS:
        raise TypeError(f"a template for phones cannot have the operator {token.id}")
    return [token.id, *[_condition(operand) for operand in (token.first, token.second) if operand is not None]]


def _expression(expression: FilterExpression) -> dict[str, Any]:
    variable = expression.var
    if not isinstance(variable, Variable):
        return {"is": str(variable)}
    if variable.lookups is None:
        return {"is": variable.literal}
    names = list(_filters(expression))
    return {"of": list(variable.lookups)} | ({"by": names} if names else {})


def _filters(expression: FilterExpression) -> Iterator[str]:
    for function, arguments in expression.filters:
        name = getattr(function, "_filter_name", "")
        if name not in FILTERS or arguments:
            raise TypeError(f"a template for phones cannot have the filter {name}")
        yield name


def _nothing(node: Node) -> Nodes:
    return []


_PARTS: dict[type[Node], Callable[[Any], Nodes]] = {
    TextNode: lambda node: [node.s],
    VariableNode: _value,
    IfNode: _if,
    ForNode: _for,
    WithNode: _with,
    IncludeNode: _include,
    BlockNode: lambda node: nodes(node.nodelist),
    URLNode: _url,
    TranslateNode: _same_for_all,
    StaticNode: _same_for_all,
    LoadNode: _nothing,
    CommentNode: _nothing,
    CsrfTokenNode: _nothing,  # where the phone makes the page, no form of it reaches the server
}
