import Chromium

/// The tab of a session of WebDriver.
struct DriverTab: Tab {
  private let driver: Driver

  init(_ driver: Driver) { self.driver = driver }

  func open(_ url: String) async throws {
    do {
      try await load(.open, ["url": .string(url)])
    } catch let error as BrowserError {
      // WebKit has at times stayed at its blank page, on a machine with other work.
      guard case .timedOut = error, try await evaluate("location.href").string == "about:blank"
      else { throw error }
      try await load(.open, ["url": .string(url)])
    }
  }
  func reload() async throws { try await load(.refresh) }
  func back() async throws { try await driver.call(.back) }
  func forward() async throws { try await driver.call(.forward) }
  /// Closes the tab, and opens it again; in Firefox.
  func reopen() async throws { try await driver.reopenTab() }

  /// Waits by itself, so that a script can look at a page that is still loading.
  private func load(_ command: Command, _ parameters: [String: JSON] = [:]) async throws {
    try await evaluate("window.isLeft = true")
    do {
      try await driver.call(command, parameters)
    } catch BrowserError.refused(_, let reason) {
      throw BrowserError.unreachable(url: parameters["url"]?.string ?? "the page", reason: reason)
    }
    try await waitUntil("!window.isLeft && document.readyState === 'complete'")
  }

  @discardableResult
  func evaluate(_ expression: String) async throws -> JSON {
    try await driver.call(
      .execute, ["script": .string("return (\(expression)\n)"), "args": []])
  }

  func click(_ element: Locator) async throws {
    try await retry(element) { found in
      // A driver does not see what is in view, and covered by a bar.
      try await evaluate(
        "void \(element.expression ?? "null")?.scrollIntoView({ block: 'nearest', behavior: 'instant' })"
      )
      if driver.engine == .webKit { return try await clickUntilHeard(found, element) }
      try await driver.call(.click(found))
    }
  }

  /// Beside other work WebKitWebDriver may lose a click: the page then has no press of the mouse either. A press without a click is the
  /// page's own doing, and is not made again. A page that has gone on knows of none.
  private func clickUntilHeard(_ found: String, _ element: Locator) async throws {
    try await evaluate(
      """
      void (window.isPressed = false,
        addEventListener('mousedown', () => { window.isPressed = true; }, { capture: true, once: true }))
      """)
    try await driver.call(.click(found))
    do {
      try await waitUntil("window.isPressed !== false", within: .seconds(3))
    } catch BrowserError.timedOut {
      print("WebKit has lost a click on \(element)")
      throw BrowserError.refused(command: "click", reason: "the page has not had it")
    }
  }

  func middleClick(_ element: Locator) async throws {
    // WebKitWebDriver says that the left button was released: the page gets the event of the middle one from here.
    guard driver.engine != .webKit else {
      try await retry(element) { _ in
        try await evaluate(
          "\(element.expression ?? "null").dispatchEvent(new MouseEvent('click', { button: 1, bubbles: true, cancelable: true }))"
        )
      }
      return
    }
    try await retry(element) { found in
      let origin: JSON = .object([Self.elementKey: .string(found)])
      try await act([
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": [
          ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
          ["type": "pointerDown", "button": 1], ["type": "pointerUp", "button": 1],
        ],
      ])
    }
  }

  /// Tries with an element, and with its labels, until the browser can do it.
  private func retry(_ element: Locator, _ body: (String) async throws -> Void) async throws {
    guard let expression = element.expression else {
      throw BrowserError.refused(command: "find", reason: "WebDriver finds no \(element)")
    }
    let deadline = ContinuousClock.now + .seconds(30)
    var obstacle = "it is not there"
    while ContinuousClock.now < deadline {
      let found = try await evaluate("(\(Self.show))(\(expression))")
      for one in found.array {
        do {
          return try await body(one[Self.elementKey].string ?? "")
        } catch BrowserError.refused(_, let reason) {
          obstacle = reason
        }
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw BrowserError.refused(command: "click", reason: "\(element): \(obstacle)")
  }

  /// Brings an element into view: WebKit takes a part of it for enough, and then finds its center out of view.
  private static let show = """
    element => {
      if (!element) return [];
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return [element, ...(element.labels ?? [])];
    }
    """

  func type(_ text: String) async throws { try await keys(text.map(String.init)) }
  func press(_ key: Key) async throws { try await press(key, []) }

  func press(_ key: Key, _ modifiers: Key.Modifiers) async throws {
    let held = Self.modifiers.filter { modifiers.contains($0.0) }.map(\.1)
    try await keys([Self.codes[key.name] ?? key.name], holding: held)
  }

  private func keys(_ keys: [String], holding held: [String] = []) async throws {
    func stroke(_ type: String) -> (String) -> JSON {
      { ["type": .string(type), "value": .string($0)] }
    }
    let strokes = keys.flatMap { [stroke("keyDown")($0), stroke("keyUp")($0)] }
    let all = held.map(stroke("keyDown")) + strokes + held.reversed().map(stroke("keyUp"))
    try await act(["type": "key", "id": "keyboard", "actions": .array(all)])
  }

  private func act(_ actions: JSON) async throws {
    try await driver.call(.act, ["actions": .array([actions])])
  }

  // WebDriver has no input methods: these are the events that one causes, in the order of the engine.

  func compose(_ text: String) async throws {
    try await dispatch(
      text,
      """
      if (!field.composed) fire('compositionstart', '');
      field.composed ??= {
        before: field.value.slice(0, field.selectionStart), after: field.value.slice(field.selectionEnd)
      };
      fire('compositionupdate', text);
      write();
      tell('insertCompositionText', true);
      """)
  }

  func insert(_ text: String) async throws {
    let end = "fire('compositionend', text); field.composed = undefined;"
    try await dispatch(
      text,
      driver.engine == .firefox
        ? "write(); \(end) tell('insertCompositionText', false);"
        : "write(); tell('insertFromComposition', true); \(end)")
  }

  private func dispatch(_ text: String, _ script: String) async throws {
    try await evaluate(
      """
      (text => {
        const field = document.activeElement;
        const fire = (type, data) => field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
        const write = () => {
          const { before, after } = field.composed, caret = before.length + text.length;
          field.value = before + text + after;
          field.setSelectionRange(caret, caret);
        };
        const tell = (inputType, isComposing) =>
          field.dispatchEvent(new InputEvent('input', { data: text, inputType, isComposing, bubbles: true }));
        \(script)
      })(\(JSON.string(text).text))
      """)
  }

  /// The name of an element's reference (WebDriver, 12.1).
  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  private static let modifiers: [(Key.Modifiers, String)] = [
    (.shift, "\u{E008}"), (.control, "\u{E009}"), (.alt, "\u{E00A}"), (.meta, "\u{E03D}"),
  ]

  /// The characters that stand for keys without one (WebDriver, 17.4.2).
  private static let codes = [
    "Backspace": "\u{E003}", "Tab": "\u{E004}", "Enter": "\u{E007}", "Escape": "\u{E00C}",
    "PageUp": "\u{E00E}", "PageDown": "\u{E00F}", "End": "\u{E010}", "Home": "\u{E011}",
    "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}", "ArrowRight": "\u{E014}",
    "ArrowDown": "\u{E015}", "Delete": "\u{E017}",
  ]
}
