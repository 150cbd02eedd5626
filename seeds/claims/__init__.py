"""What the three source documents claim, in our own words and in their order (../README.md)."""

from .document_000_1 import DOCUMENT_000_1
from .document_000_2 import DOCUMENT_000_2
from .document_001_1 import DOCUMENT_001_1
from .document_001_2 import DOCUMENT_001_2
from .document_001_3 import DOCUMENT_001_3
from .document_002_1 import DOCUMENT_002_1
from .document_002_2 import DOCUMENT_002_2

CLAIMS = (
    *DOCUMENT_000_1,
    *DOCUMENT_000_2,
    *DOCUMENT_001_1,
    *DOCUMENT_001_2,
    *DOCUMENT_001_3,
    *DOCUMENT_002_1,
    *DOCUMENT_002_2,
)
