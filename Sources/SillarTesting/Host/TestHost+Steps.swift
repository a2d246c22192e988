import Foundation
public import Sillar
import SillarHost

/// User actions.
///
/// Every step throws a ``TestFailure`` when its target is missing or disabled for longer than ``TestHost/Limits/wait``,
/// and sooner when nothing goes on that could bring it.
/// `fileID` and `line` locate the caller; omit them.
extension TestHost {
  /// Taps a button, a link, or a row, column or card that is tapped as a whole.
  ///
  /// - Parameters:
  ///   - text: A title; for a row, one of its texts, or all of them with a space between.
  ///   - place: A text of the row, card or section that contains the target, when several targets match.
  ///   - times: The number of taps. All taps go to the node that received the first one, even if it has been removed,
  ///     as when a user taps faster than the screen updates.
  public func tap(
    _ text: String, in place: String? = nil, times: Int = 1, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let node = try await find(.tappable(text, in: place), fileID, line) { node in
      if case .link(_, let destination, let isShared) = node.content {
        if isShared {
          self.notes.add(address: destination)
        } else {
          try await self.follow(destination, fileID, line)
        }
        return true
      }
      return try await self.send(WindowEvent(node), fileID, line)
    }
    try await finishStep(fileID, line)
    for _ in 1..<max(1, times) {
      await window.send(WindowEvent(node))
      try await finishStep(fileID, line)
    }
  }

  /// Presses a row, column, card or button that is linked to a route, as a user does before the tap: what its screen reads
  /// first is read in advance. Shows nothing. See `Destination(_:beneath:ahead:build:)`.
  ///
  /// - Parameters:
  ///   - text: As for ``tap(_:in:times:fileID:line:)``.
  ///   - place: As there.
  public func press(
    _ text: String, in place: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await find(.tappable(text, in: place), fileID, line) { node in
      await self.window.readAhead(node.id)
      return true
    }
    try await finishStep(fileID, line)
  }

  /// Replaces the text of a field, in a single input.
  ///
  /// - Parameter label: The field's label, or its placeholder.
  public func type(
    _ text: String, into label: String, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await enter(.text(text), into: .field(label, in: place), fileID, line)
  }

  /// Replaces the text of a field of ``screen``: of one that shares its label with others.
  ///
  /// - Throws: ``TestFailure`` at once if the field is no longer there: a tap or a text on an old screen has no effect.
  public func type(
    _ text: String, into field: ScreenNode, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await enter(.text(text), into: field, fileID, line)
  }

  /// Submits a field, as the return key does.
  public func submit(
    _ label: String, in place: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await find(.field(label, in: place), fileID, line) { node in
      guard node.sendsEvent else {
        throw await self.failure(
          "The field \"\(label)\" sends nothing when it is confirmed.", fileID, line)
      }
      return try await self.send(WindowEvent(node), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Chooses an option of a segmented control or picker. Does nothing if the option is already chosen.
  ///
  /// - Parameter label: The control's label; required when several controls have the option.
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
      return try await self.send(WindowEvent(node, .option(index)), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Chooses an option of a segmented control or picker of ``screen``.
  ///
  /// - Throws: ``TestFailure`` at once if the control is no longer there: a choice on an old screen has no effect.
  public func choose(
    _ option: String, in control: ScreenNode, fileID: String = #fileID, line: Int = #line
  ) async throws {
    guard let index = control.choices?.titles.firstIndex(of: option) else {
      throw await failure("\"\(control.label)\" has no option \"\(option)\".", fileID, line)
    }
    try await enter(.option(index), into: control, fileID, line)
  }

  /// Turns a toggle on or off. Does nothing if it already has that state.
  public func `switch`(
    _ label: String, on isOn: Bool, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    _ = try await find(.toggle(label, in: place), fileID, line) { node in
      if node.toggle?.isOn == isOn { return true }
      return try await self.send(WindowEvent(node, .flag(isOn)), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Sets a rating to a number of stars.
  public func rate(
    _ label: String, _ stars: Int, in place: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await enter(.number(stars), into: .rating(label, in: place), fileID, line)
  }

  /// Sends an input to a `CustomElement`, as its form in a browser does.
  ///
  /// ```swift
  /// func pick(_ app: TestHost) async throws { try await app.send(["stars": 3], to: "Taps by day") }
  /// ```
  ///
  /// - Parameters:
  ///   - input: Encoded as JSON. One that is not of the element's `Input` throws a ``TestFailure``.
  ///   - label: The element's label.
  public func send(
    _ input: some Encodable, to label: String, in place: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    let json = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    try await enter(.json(json), into: .element(label, in: place), fileID, line)
  }

  /// Scrolls to the end of a list, which may then load more.
  ///
  /// - Parameter label: The list's label; required when several lists can load more.
  public func reachEnd(
    of label: String? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    _ = try await find(.list(label), fileID, line) { node in
      try await self.send(WindowEvent(node), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Goes back, as the browser's back button does.
  public func back(fileID: String = #fileID, line: Int = #line) async throws {
    await window.back()
    try await finishStep(fileID, line)
  }

  /// Puts the window behind something else, as another tab of a browser does.
  public func leaveFront(fileID: String = #fileID, line: Int = #line) async throws {
    await window.setInFront(false)
    try await finishStep(fileID, line)
  }

  /// Brings the window to the front again.
  public func comeToFront(fileID: String = #fileID, line: Int = #line) async throws {
    await window.setInFront(true)
    try await finishStep(fileID, line)
  }

  /// Tells the app the visitor's time zone, as a browser does after its first page.
  ///
  /// - Parameter timeZone: A name of the IANA database, such as `Asia/Tokyo`.
  public func changeTimeZone(
    to timeZone: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    await window.changeTimeZone(to: timeZone)
    try await finishStep(fileID, line)
  }

  /// Opens a path, as a link or the address bar does.
  public func open(_ path: String, fileID: String = #fileID, line: Int = #line) async throws {
    try await follow(path, fileID, line)
    try await finishStep(fileID, line)
  }

  /// Fails if the app opens a path: for links that lead nowhere.
  public func dontOpen(_ path: String, fileID: String = #fileID, line: Int = #line) async throws {
    guard await !window.open(path) else {
      throw await failure("The app opens \"\(path)\".", fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Advances the ``TestHost/clock`` and runs the tasks that wait for it.
  public func advance(
    by duration: Duration, fileID: String = #fileID, line: Int = #line
  ) async throws {
    await clock.advance(by: duration)
    try await finishStep(fileID, line)
  }

  /// Waits until a text is visible on the screen, including beneath modals.
  ///
  /// - Parameter text: A part of a node's text, or of ``TestHost/text``.
  public func see(
    _ text: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await wait(fileID, line, orElse: "\"\(text)\" is not to be seen.") { $0.shows(text) }
    try await finishStep(fileID, line)
  }

  /// Waits until a text is no longer visible. Checks only after the window has settled.
  public func dontSee(
    _ text: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    await settle()
    try await wait(fileID, line, orElse: "\"\(text)\" is to be seen.") { !$0.shows(text) }
    try await finishStep(fileID, line)
  }

  // MARK: -

  private func enter(
    _ input: NodeInput, into target: Target, _ fileID: String, _ line: Int
  ) async throws {
    _ = try await find(target, fileID, line) { node in
      try await self.send(WindowEvent(node, input), fileID, line)
    }
    try await finishStep(fileID, line)
  }

  private func enter(
    _ input: NodeInput, into node: ScreenNode, _ fileID: String, _ line: Int
  ) async throws {
    guard try await send(WindowEvent(node, input), fileID, line) else {
      throw await failure("\"\(node.label)\" is no longer on the screen.", fileID, line)
    }
    try await finishStep(fileID, line)
  }

  /// Returns false when the screen has changed since the snapshot.
  private func send(
    _ event: WindowEvent, _ fileID: String, _ line: Int
  ) async throws -> Bool {
    switch await window.send(event) {
    case nil: return true
    case .notOnScreen, .unavailable, .changed: return false
    case .invalidInput:
      throw await failure(
        "The screen does not take the input\(event.input.map { " \($0)" } ?? "").", fileID, line)
    case .ended: throw await failure("The app has been closed.", fileID, line)
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
