extension Page {
  /// Presses and releases a key.
  ///
  /// ```swift
  /// try await page.press(.tab, [.shift])
  /// try await page.press(.character("a"), [.control])
  /// ```
  public func press(_ key: Key, _ modifiers: Key.Modifiers = []) async throws {
    let text = modifiers.isSubset(of: [.shift]) ? key.text : ""
    var event: [String: JSON] = [
      "type": text.isEmpty ? "rawKeyDown" : "keyDown",
      "key": .string(key.name), "code": .string(key.code), "text": .string(text),
      "windowsVirtualKeyCode": .number(Double(key.number)),
      "modifiers": .number(Double(modifiers.rawValue)),
    ]
    try await call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try await call("Input.dispatchKeyEvent", event)
  }

  /// Types into the focused element, key by key. Text without a key of its own, such as an emoji, is inserted as an
  /// input method does.
  public func type(_ text: String) async throws {
    for character in text {
      if character.utf16.count == 1 {
        try await press(.character(character))
      } else {
        try await insert(String(character))
      }
    }
  }

  /// Shows a text in the focused field as an input method does while somebody composes it. ``insert(_:)`` ends the composition.
  public func compose(_ text: String) async throws {
    let end = JSON.number(Double(text.utf16.count))
    try await call(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Enters a text at once, as an input method, a dictation or a pasting program does.
  public func insert(_ text: String) async throws {
    try await call("Input.insertText", ["text": .string(text)])
  }

  /// Clicks a field, selects its text and types over it; once more if the field was replaced meanwhile, and is empty.
  public func fill(_ field: Locator, with text: String) async throws {
    for _ in 0..<5 {
      try await click(field)
      try await press(.character("a"), [.control])
      try await press(.backspace)
      try await type(text)
      guard !text.isEmpty, let element = try await find(field) else { return }
      if try await evaluate("function () { return this.value; }", on: element).string != "" {
        return
      }
    }
    throw BrowserError.refused(
      command: "fill", reason: "\(field) was replaced each time that it was written in")
  }
}
