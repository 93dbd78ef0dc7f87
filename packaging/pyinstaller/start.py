"""Where the standalone program begins; the process in which thinking happens begins here too."""

import sys

from scopa_desktop.__main__ import main

sys.exit(main())
