"""`python -m tools.generate write|check`: see `files`."""

import sys

from tools.generate.files import main

sys.exit(main(sys.argv[1:]))
