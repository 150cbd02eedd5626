"""Questions that are asked at the table and their answers. A page orders them by the sections of the rules."""

from .chopsticks import CHOPSTICKS
from .course import COURSE
from .maki import MAKI
from .puddings import PUDDINGS
from .sets import SETS
from .variants import VARIANTS
from .wasabi import WASABI
from .winning import WINNING

RULINGS = (*COURSE, *SETS, *WASABI, *CHOPSTICKS, *MAKI, *PUDDINGS, *WINNING, *VARIANTS)
