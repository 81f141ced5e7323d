"""Stands in for the solver's worker: speaks its protocol, and behaves as its arguments say.

It writes every request into the file of its second argument. With ``answers``, the file of the
third one holds the answer for each position's text, and one for all others under ``else``.
"""

import json
import sys
from pathlib import Path


def work(behaviour: str, log: Path, answers: Path) -> None:
    print(json.dumps({"hello": "1"}), flush=True)
    for text in sys.stdin:
        with log.open("a") as file:
            file.write(text)
        request = json.loads(text)
        if request["op"] == "stop":
            continue
        number = request["id"]
        match behaviour:
            case "crash":
                print("out of order", file=sys.stderr)
                sys.exit(3)
            case "garbage":
                print("{{{ no answer", flush=True)
            case "stale":
                stale = {"id": number - 1, "verdict": "lost", "line": [], "spent": {}}
                print(json.dumps(stale), flush=True)
                right = {"id": number, "verdict": "unknown", "line": [], "spent": {}}
                print(json.dumps(right), flush=True)
            case "answers":
                known = json.loads(answers.read_text())
                answer = known.get(request["position"], known["else"])
                print(json.dumps({"id": number, "progress": {"positions": 1}}), flush=True)
                print(json.dumps({"id": number, "spent": {}, **answer}), flush=True)


if __name__ == "__main__":
    work(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
