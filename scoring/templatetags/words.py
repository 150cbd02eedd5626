from django import template

from scoring import words

register = template.Library()
register.simple_tag(words.address, name="words_url")
