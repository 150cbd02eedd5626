"""python -m scoring.engine FILE scores one game document; with - one document a line from stdin.

Prints the answer as JSON, one line a document. A document that cannot be scored prints
{"errors": [{"path": ..., "code": ...}]} instead, and the exit status is 2 in the end.
"""

import json
import sys
from collections.abc import Iterator

from .document import DocumentError, Fault, answer, read_document


def main(arguments: list[str]) -> int:
    """Score the documents named by the arguments; the exit status is 0, or 2 for any fault."""
    if len(arguments) != 1 or arguments[0].startswith("--"):
        print(__doc__, file=sys.stderr)
        return 2
    status = 0
    try:
        for document in _documents(arguments[0]):
            line, failed = _answer(document)
            print(line, flush=True)
            status = 2 if failed else status
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    return status


def _documents(source: str) -> Iterator[bytes]:
    if source == "-":
        yield from (line for line in sys.stdin.buffer if line.strip())
    else:
        with open(source, "rb") as file:
            yield file.read()


def _answer(document: bytes) -> tuple[str, bool]:
    try:
        return json.dumps(answer(read_document(_parse(document)))), False
    except DocumentError as error:
        return json.dumps({"errors": [fault._asdict() for fault in error.faults]}), True


def _parse(document: bytes) -> object:
    try:
        return json.loads(
            document.decode("utf-8-sig"),
            object_pairs_hook=_object,
            parse_int=_whole_number,
            parse_constant=_refuse,
        )
    except DocumentError:
        raise
    except (ValueError, RecursionError) as error:
        raise DocumentError([Fault("", "not_json")]) from error


def _object(members: list[tuple[str, object]]) -> dict[str, object]:
    # json itself would silently keep the last of two counts for one card.
    if len(dict(members)) < len(members):
        raise DocumentError([Fault("", "repeated_key")])
    return dict(members)


def _whole_number(digits: str) -> int | float:
    # int() refuses thousands of digits; a float is good enough to be refused as a count.
    return int(digits) if len(digits) < 100 else float(digits)


def _refuse(constant: str) -> object:
    # json itself would take NaN and Infinity, which are not JSON.
    raise ValueError(constant)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
