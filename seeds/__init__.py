"""The English source of the rules reference as data, and what came from which source document (README.md).

text.py      what texts, sections, rulings, claims and editions are
rules.py     all sections in reading order
cards.py     the sections about the cards
rulings/     questions that are asked at the table, a file for each subject
claims/      what the source documents say, and what is right
editions.py  boxes that readers may own
synonyms/    what people type for the words of all these, a file for each language
"""
