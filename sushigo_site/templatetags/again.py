from django import template
from django.template.base import Node, NodeList, Parser, Token
from django.template.context import Context
from django.utils.safestring import SafeString

register = template.Library()


class Kept(Node):
    """Shows nothing; what stands inside can be shown from here on, as often as wanted."""

    def __init__(self, name: str, nodelist: NodeList) -> None:
        self.name = name
        self.nodelist = nodelist

    def render(self, context: Context) -> SafeString:
        context[self.name] = self.nodelist.render(context)
        return SafeString()


@register.tag
def keep(parser: Parser, token: Token) -> Kept:
    """{% keep page_title %}…{% endkeep %}: a block can stand in a template only once, {{ page_title }} often."""
    _, name = token.split_contents()
    nodelist = parser.parse(["endkeep"])
    parser.delete_first_token()
    return Kept(name, nodelist)
