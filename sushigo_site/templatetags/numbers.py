from django import template

from sushigo_site import numbers

register = template.Library()
register.filter("number", numbers.number)
register.filter("signed", numbers.signed)
register.filter("ordinal", numbers.ordinal)
