"""Entry point of the standalone program and of the processes that it starts."""

import sys

from scopa_desktop.__main__ import main

sys.exit(main())
