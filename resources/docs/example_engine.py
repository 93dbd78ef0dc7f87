"""An engine in ten lines: it plays the first legal move. The protocol is in ENGINE.md."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "First legal move"}
    elif message["type"] == "move":
        answer = {"type": "move", "id": message["id"], "move": message["view"]["legal"][0]}
    else:
        break
    print(json.dumps(answer), flush=True)
