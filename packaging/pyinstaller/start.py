"""Entry point of the standalone program and of its engine process."""

import sys

from scopa_desktop.__main__ import main

sys.exit(main())
