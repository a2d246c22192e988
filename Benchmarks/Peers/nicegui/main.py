"""The measured screen with NiceGUI: a button and rows, for each visitor. The argument is the port."""
import sys

from nicegui import ui

BATCH = 100


class Screen:
    def __init__(self):
        self.count = 0
        self.title = ui.label()
        ui.button(f"Append {BATCH}", on_click=self.append)
        self.column = ui.column()
        self.append()

    def append(self):
        with self.column:
            for number in range(self.count + 1, self.count + BATCH + 1):
                self.draw_row(number)
        self.count += BATCH
        self.title.set_text(f"{self.count} rows")

    def draw_row(self, number):
        button = ui.button().props("flat no-caps")
        with button:
            label = ui.label(f"Row number {number}")
            ui.badge(str(number))
        button.on_click(lambda: label.set_text(changed(label.text)))


def changed(text):
    return text.removesuffix("!") if text.endswith("!") else text + "!"


@ui.page("/")
def rows():
    Screen()


ui.run(
    host="127.0.0.1", port=int(sys.argv[1]), title="Rows", reload=False, show=False,
    uvicorn_logging_level="warning",
)
