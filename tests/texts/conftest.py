"""What tests of texts share: the scripts that make languages."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
