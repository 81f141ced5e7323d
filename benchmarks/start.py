"""Start to painted table, and memory there, against a bare window with 104 pictures."""

import argparse
import tempfile

from measure import run_script, spread

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--pairs", type=int, default=15)
pairs = parser.parse_args().pairs

with tempfile.TemporaryDirectory() as folder:
    run_script("bare_window.py")
    run_script("painted_game.py", folder)  # the first start makes the files
    bare, ours = [], []
    for _ in range(pairs):
        bare.append(run_script("bare_window.py"))
        ours.append(run_script("painted_game.py", folder))

print(f"{pairs} pairs; least / middle / largest")
for unit, what in (
    ("ms", "start to painted, ms"),
    ("cpu_ms", "processor's time, ms"),
    ("pss_mb", "memory (PSS), MB"),
):
    print(f"{what:22} bare  {spread([run[unit] for run in bare])}")
    print(f"{'':22} game  {spread([run[unit] for run in ours])}")
    ratios = [b[unit] / a[unit] for a, b in zip(bare, ours, strict=True)]
    print(f"{'':22} ratio {spread(ratios)}")
