"""`python -m tests.handover`: see `search`."""

import sys

from tests.handover.search import main

sys.exit(main())
