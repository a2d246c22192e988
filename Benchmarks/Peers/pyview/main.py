"""The measured screen with pyview, LiveView in Python: a button and rows, for each visitor. The argument is the port."""
import sys

import uvicorn
from pyview import LiveView, PyView

BATCH = 100


class RowsView(LiveView):
    async def mount(self, socket, session):
        socket.context = {"rows": batch(1)}

    async def handle_event(self, event, payload, socket):
        rows = socket.context["rows"]
        if event == "append":
            rows += batch(len(rows) + 1)
        if event == "tap":
            row = rows[int(payload["id"]) - 1]
            text = row["text"]
            row["text"] = text.removesuffix("!") if text.endswith("!") else text + "!"


def batch(first):
    return [{"id": n, "text": f"Row number {n}"} for n in range(first, first + BATCH)]


app = PyView()
app.add_live_view("/", RowsView)
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)
