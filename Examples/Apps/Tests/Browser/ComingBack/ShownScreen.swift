import Chromium

/// What a person sees of a page, and where they are in it.
struct ShownScreen: Equatable, Sendable, CustomStringConvertible {
  /// The address without the server's.
  let path: String
  /// The text of the topmost screen.
  let text: String
  /// The fields by their labels, each with its text or choice.
  let fields: [String]
  /// The label of the field that has the focus; empty for none.
  let focus: String
  let place: Int

  var description: String {
    "\(path) at \(place), focus in “\(focus)”, \(fields): \(text)"
  }
}

extension Page {
  /// JavaScript functions that read a screen.
  private static let reading = """
    const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    // Without what a screen says of itself while it is read again, and after it was brought back.
    const remarks = /(Updating…|Saved just now|Saved \\d+ minutes? ago|You go on where you left off\\.) /g;
    const topmost = () =>
      tidy(document.querySelector('main')?.lastElementChild?.innerText).replace(remarks, '');
    const label = (field) => tidy([
      field.closest('fieldset')?.querySelector('legend')?.innerText, field.labels?.[0]?.innerText,
    ].join(' '));
    """

  /// Records, in each document that comes, the screens that it paints, as ``painted`` says. Call it before ``open(_:)``.
  func recordPaintedScreens() async throws {
    try await runFirst(
      """
      (() => {
        \(Self.reading)
        const painted = [];
        Object.defineProperty(window, 'painted', { value: painted });
        // Runs before each paint, after all else that changes the page.
        const look = () => {
          const text = topmost();
          if (text && painted.at(-1) !== text) painted.push(text);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        // A page whose window does not come for 3 s shows what there is. Here it waits longer: other work keeps the machine busy.
        const { setTimeout } = window;
        window.setTimeout = (work, time) => setTimeout(work, time === 3000 ? 30000 : time);
      })()
      """)
  }

  /// The texts of the screens that this document has painted by its next frame, the oldest first.
  var painted: [String] {
    get async throws {
      let next = "new Promise(done => requestAnimationFrame(() => done(window.painted ?? [])))"
      return try await evaluate(next).array.compactMap(\.string)
    }
  }

  var shownScreen: ShownScreen {
    get async throws {
      let seen = try await evaluate(
        """
        (() => {
          \(Self.reading)
          if (!document.querySelector('main')) return {};
          const fields = [...document.querySelector('main').lastElementChild
            .querySelectorAll('input:not([type=hidden]), textarea, select')];
          const field = fields.find((one) => one === document.activeElement);
          return {
            path: location.pathname + location.search, text: topmost(),
            fields: fields.map((one) => label(one) + ': '
              + (['radio', 'checkbox'].includes(one.type) ? one.checked : one.value)),
            focus: field ? label(field) : '', place: Math.round(scrollY),
          };
        })()
        """)
      return ShownScreen(
        path: seen["path"].string ?? "", text: seen["text"].string ?? "",
        fields: seen["fields"].array.compactMap(\.string), focus: seen["focus"].string ?? "",
        place: seen["place"].int ?? 0)
    }
  }

  /// The id of the page's window.
  var window: String {
    get async throws { try await evaluate("document.body?.dataset.window").string ?? "" }
  }
}
