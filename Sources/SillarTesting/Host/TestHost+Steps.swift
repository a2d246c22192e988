import Sillar

/// What a person does.
///
/// Every step throws a ``TestFailure`` when what it needs is not on the screen, or is disabled, and stays so for
/// ``TestHost/Limits/wait``. `fileID` and `line` are the caller's; leave them out.
extension TestHost {
  /// Taps a button, a link, or a row, column or card that is tapped as a whole.
  ///
  /// - Parameters:
  ///   - text: A title; for a row, one of its texts, or all of them with a space between.
  ///   - place: A text of the row, card or section that it is in, where there are several.
  ///   - times: How often; a second tap goes to the very thing that the first one went to, even when it has
  ///     gone meanwhile, as it does when a finger is faster than the screen.
  public func tap(
    _ text: String, in place: String? = nil, times: Int = 1, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let node = try await find(.tappable(text, in: place), fileID, line) { node in
      if case .link(_, let destination) = node.content {
        try await self.follow(destination, fileID, line)
        return true
      }
      return try await self.send(WindowEvent(node: node.id), fileID, line)
    }
    try await finishStep(fileID, line)
    for _ in 1..<max(1, times) {
      await window.send(WindowEvent(node: node.id))
      try await finishStep(fileID, line)
    }
  }

  /// Puts a text in the place of what is in a field, in one go.
  ///
  /// - Parameter label: The field's label, or its placeholder.
  public func type(
    _ text: String, into label: String, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await enter(text, into: .field(label, in: place), fileID, line)
  }

  /// Confirms a field, as the return key does.
  public func submit(
    _ label: String, in place: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await find(.field(label, in: place), fileID, line) { node in
      guard node.sendsEvent else {
        throw await self.failure(
          "The field \"\(label)\" sends nothing when it is confirmed.", fileID, line)
      }
      return try await self.send(WindowEvent(node: node.id), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Chooses an option of a segmented control or picker. One that is chosen already stays so, and nothing
  /// happens.
  ///
  /// - Parameter label: The control's label; needed where several controls have such an option.
  public func choose(
    _ option: String, in label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await find(.choices(label, option: option), fileID, line) { node in
      guard let choices = node.choices, let index = choices.titles.firstIndex(of: option) else {
        let titles = node.choices?.titles.map { "\"\($0)\"" }.joined(separator: ", ") ?? ""
        throw await self.failure(
          "\"\(label ?? option)\" has no option \"\(option)\", but \(titles).", fileID, line)
      }
      if choices.selection == index { return true }
      return try await self.send(WindowEvent(node: node.id, input: "\(index)"), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Turns a toggle on or off. One that is so already stays so, and nothing happens.
  public func `switch`(
    _ label: String, on isOn: Bool, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    _ = try await find(.toggle(label, in: place), fileID, line) { node in
      if node.toggle?.isOn == isOn { return true }
      return try await self.send(WindowEvent(node: node.id, input: "\(isOn)"), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Gives stars.
  public func rate(
    _ label: String, _ stars: Int, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await enter("\(stars)", into: .rating(label, in: place), fileID, line)
  }

  /// Scrolls to the end of a list, which then may go on.
  ///
  /// - Parameter label: The list's label; needed where several lists go on.
  public func reachEnd(
    of label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await find(.list(label), fileID, line) { node in
      try await self.send(WindowEvent(node: node.id), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Goes back, as the browser's button does.
  public func back(fileID: String = #fileID, line: Int = #line) async throws {
    await window.back()
    try await finishStep(fileID, line)
  }

  /// Opens a path, as a link or the address bar does.
  public func open(_ path: String, fileID: String = #fileID, line: Int = #line) async throws {
    try await follow(path, fileID, line)
    try await finishStep(fileID, line)
  }

  /// Lets time pass on the ``TestHost/clock``, and what waits for it have its turn.
  public func advance(
    by duration: Duration, fileID: String = #fileID, line: Int = #line
  ) async throws {
    await clock.advance(by: duration)
    try await finishStep(fileID, line)
  }

  /// Waits until a text is to be read somewhere on the screen, beneath modals too.
  ///
  /// - Parameter text: A part of what a node shows, or of ``TestHost/text``.
  public func see(
    _ text: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await wait(fileID, line, orElse: "\"\(text)\" is not to be seen.") { $0.shows(text) }
    try await finishStep(fileID, line)
  }

  /// Waits until a text is nowhere to be read on the screen. Looks only when the window has settled.
  public func dontSee(
    _ text: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    await settle()
    try await wait(fileID, line, orElse: "\"\(text)\" is to be seen.") { !$0.shows(text) }
    try await finishStep(fileID, line)
  }

  // MARK: -

  private func enter(
    _ input: String, into target: Target, _ fileID: String, _ line: Int
  ) async throws {
    _ = try await find(target, fileID, line) { node in
      try await self.send(WindowEvent(node: node.id, input: input), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Returns false when the screen has changed since it was looked at.
  private func send(
    _ event: WindowEvent, _ fileID: String, _ line: Int
  ) async throws -> Bool {
    switch await window.send(event) {
    case .accepted: return true
    case .refused(.notOnScreen), .refused(.unavailable): return false
    case .refused(.invalidInput):
      throw await failure(
        "The screen does not take the input \"\(event.input ?? "")\".", fileID, line)
    case .refused(.ended): throw await failure("The app has been closed.", fileID, line)
    }
  }

  private func follow(_ destination: String, _ fileID: String, _ line: Int) async throws {
    guard destination.hasPrefix("/"), !destination.hasPrefix("//") else {
      return notes.add(address: destination)
    }
    guard await window.open(destination) else {
      throw await failure("The app does not open \"\(destination)\".", fileID, line)
    }
  }
}
