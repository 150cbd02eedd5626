"""What people type for the words of the reference: other names, common misspellings, other forms and ways to say it.

The search folds letters that are typed for each other, and knows most endings, by itself: those need not stand here.
"""

from . import en, fa, sl


def groups(text: str) -> list[list[str]]:
    """A line is a group, with bars between its words; an indented line goes on with the group before it."""
    lines = text.strip().replace("\n    ", " ").splitlines()
    return [[word.strip() for word in line.split("|")] for line in lines]


SYNONYMS = {
    language: groups(words.SILENT.rstrip() + words.GROUPS) for language, words in (("fa", fa), ("sl", sl), ("en", en))
}
"""Groups of words by language. The first group says nothing about a question: the name of the game, and small words."""
