import pytest

from sushigo_site.storage import COMMENT_LINES


@pytest.mark.parametrize(
    ("source", "sent"),
    [
        ("// why\nlet a;\n", "let a;\n"),
        ("  /** @param {string} a\n   *  what */\n  f(a);\n", "  f(a);\n"),
        ("/* one */\n.a {}\n/* two */\n.b {}\n", ".a {}\n.b {}\n"),
        ("/* a */ .a {}\n.b {} /* b */\n", "/* a */ .a {}\n.b {} /* b */\n"),
        ('const url = "https://a";  // why\n', 'const url = "https://a";  // why\n'),
    ],
)
def test_comments_with_lines_of_their_own_stay_here(source, sent):
    assert COMMENT_LINES.sub(b"", source.encode()).decode() == sent
