"""The English source of the rules reference as data, and what came from which source document (README.md).

text.py    what a text and a section are
rules.py   all sections in reading order
cards.py   the sections about the cards
"""
