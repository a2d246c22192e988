import Foundation
import Sillar
import SillarHost

/// A recording that is being repeated in a test host.
struct Replay {
  /// The timers of a recording may have been late by so much.
  private static let lateness = Duration.milliseconds(250)

  let recording: Recording
  let name: String
  let host: TestHost
  let services: ReplayedServices
  let secrets: [String]
  let files: [ChosenFile]
  let comparesTexts: Bool
  let fileID: String
  let line: Int

  func run() async throws {
    let head = recording.head
    guard head.app == host.app.flavor.name else {
      throw failure("it is of \(head.app), and not of \(host.app.flavor.name).")
    }
    guard (host.app.clock as? TestClock) === host.clock, host.app.now() == host.clock.date else {
      throw TestFailure(
        """
        \(head.app) has a time of its own, which is another one in each replay. Make its `clock` the clock that `replay` gives, \
        and its `now` that clock's `wallClock`.
        """, fileID, line)
    }
    let begin = host.clock.now
    let hasStarted =
      if let memory = head.memory {
        await host.window.start(restoring: memory) == .restored
      } else {
        await host.window.start(at: head.path ?? "/")
      }
    guard hasStarted else { throw failure("the app does not open at \"\(head.path ?? "")\".") }
    try await settle()
    for (position, entry) in recording.lines.enumerated() {
      // What came later is not in the file, and neither is the screen of this line.
      if entry.act == .isFull { return }
      let due = begin.advanced(by: entry.time)
      if entry.act.isOfServices {
        // What was said right before an act may have come to the screen after it.
        if let act = act(after: position, within: Self.lateness),
          isAsRecorded(act, await host.look())
        {
          continue
        }
        await host.clock.advance(to: max(due, host.clock.now))
        services.come(to: position)
        if case .asks(let id, _, _) = entry.act { await services.untilAsked(id) }
      } else {
        let field = concealedField(of: position)
        let isTyped = field != nil && field == concealedField(before: position)
        try await see(entry, due, isCompared: !entry.isBusy && !isTyped)
        // The texts of a concealed field on the way to the last one are not in the file.
        let isOnTheWay = field != nil && field == concealedField(of: position + 1)
        if !(isOnTheWay && entry.act.isOfUser) { try await perform(entry) }
        services.come(to: position)
      }
      try await settle()
    }
  }

  /// The next act of the user, if it is not later than that.
  private func act(after position: Int, within time: Duration) -> Recording.Line? {
    let act = recording.lines[position...].first { !$0.act.isOfServices }
    return act.flatMap { $0.time <= recording.lines[position].time + time ? $0 : nil }
  }

  /// The concealed field that the user types into with the first act from a line on; nil for another act.
  private func concealedField(of position: Int) -> NodeName? {
    recording.lines[position...].lazy.map(\.act).first(where: \.isOfUser)?.concealedField
  }

  /// The concealed field that the user has typed into with the last act before a line; nil for another act.
  private func concealedField(before position: Int) -> NodeName? {
    recording.lines[..<position].lazy.map(\.act).last(where: \.isOfUser)?.concealedField
  }

  private func settle() async throws { try await host.finishStep(fileID, line) }

  // MARK: Comparing

  /// Waits, on the clock and then in real time, until the screen is as it was.
  private func see(
    _ entry: Recording.Line, _ due: TestClock.Instant, isCompared: Bool
  ) async throws {
    var next = due.advanced(by: .zero - Self.lateness)
    while host.clock.now < due {
      await host.clock.advance(to: max(next, host.clock.now))
      try await settle()
      if isCompared, isAsRecorded(entry, await host.look()) { break }
      let waking = host.clock.timeToNextWaking.map { host.clock.now.advanced(by: $0) }
      next = min(due, waking ?? due)
    }
    guard isCompared else { return }
    do {
      try await host.wait(fileID, line, orElse: "") { isAsRecorded(entry, $0) }
    } catch is TestFailure {
      throw await failure(entry, "the screen is another one.")
    }
  }

  private func isAsRecorded(_ entry: Recording.Line, _ look: Snapshot) -> Bool {
    lines(of: look, entry) == entry.screen.map(compared)
  }

  /// The lines of the screen as they would be recorded.
  private func lines(of look: Snapshot, _ entry: Recording.Line) -> [String] {
    let lines = Recording.lines(of: look.screen).map(\.text)
    return services.withIDs { ids in
      for (line, recorded) in zip(lines, entry.screen) { ids.bind(line, to: recorded) }
      return lines.enumerated().map { index, line in
        let line = ids.written(line)
        // A recording has a mark in the place of each secret in a text.
        let recorded = entry.screen.indices.contains(index) ? entry.screen[index] : ""
        return compared(line.fits(recorded, withMark: "•••") ? recorded : line)
      }
    }
  }

  /// In another language, the name and the role of the node alone.
  private func compared(_ line: String) -> String {
    comparesTexts ? line : line.split(separator: " ").prefix(2).joined(separator: " ")
  }

  // MARK: Acting

  private func perform(_ entry: Recording.Line) async throws {
    switch entry.act {
    case .does(let deed, let node, _): try await perform(deed, at: id(of: node, entry), entry)
    case .goesBack(let depth): await host.window.back(toDepth: depth)
    case .opens(let path, let depth):
      _ = await host.window.open(services.withIDs { $0.read(path) }, toDepth: depth)
    case .isInFront(let isInFront): await host.window.setInFront(isInFront)
    case .isInTimeZone(let zone): await host.window.changeTimeZone(to: zone)
    case .asks, .isAnswered, .hears, .hasNoAnswer, .ends, .isFull: break
    }
  }

  private func perform(
    _ deed: Recording.Deed, at node: NodeName, _ entry: Recording.Line
  ) async throws {
    let input: NodeInput?
    switch deed {
    case .tap: input = nil
    case .text(let text): input = .text(text)
    case .secret(0): input = .text("")
    case .secret(let number):
      guard secrets.indices.contains(number - 1) else {
        throw await failure(entry, "it needs the secret number \(number): give it with secrets:.")
      }
      input = .text(secrets[number - 1])
    case .flag(let isOn): input = .flag(isOn)
    case .option(let option): input = .option(option)
    case .number(let number): input = .number(number)
    case .json(let json): input = .json(json)
    case .files(let names):
      let chosen = names.compactMap { name in files.first { $0.name == name } }
      guard chosen.count == names.count else {
        throw await failure(
          entry, "it needs \(names.joined(separator: ", ")): give them with files:.")
      }
      guard try await host.give(chosen, to: node, fileID, line) else {
        throw await failure(entry, "the field takes no files now.")
      }
      return
    }
    if let refusal = await host.window.send(WindowEvent(node: node, input: input)) {
      throw await failure(entry, "the node takes nothing like that now (\(refusal)).")
    }
  }

  /// The name of a node, in which a recording may have ids that the app made.
  private func id(of node: String, _ entry: Recording.Line) async throws -> NodeName {
    let found = Recording.lines(of: await host.look().screen).first { line, _ in
      services.withIDs { $0.written(line) }.prefix { $0 != " " } == node
    }
    guard let found else { throw await failure(entry, "the node is not there.") }
    return found.node
  }

  // MARK: Failing

  private func failure(_ entry: Recording.Line, _ problem: String) async -> TestFailure {
    let look = await host.look()
    let (now, then) = (lines(of: look, entry), entry.screen.map(compared))
    let difference = entry.isBusy ? nil : now.difference(from: then)
    let act = "\(entry.act)".replacing("SillarHost.Recording.Deed.", with: "")
    var lines = ["before \(act), \(problem)"]
    for case .remove(_, let text, _) in difference?.removals.prefix(10) ?? [] {
      lines.append("  then: \(text)")
    }
    for case .insert(_, let text, _) in difference?.insertions.prefix(10) ?? [] {
      lines.append("  now:  \(text)")
    }
    lines += services.differences.prefix(10)
    return failure(lines.joined(separator: "\n"), at: entry.number, screen: look.text)
  }

  private func failure(_ problem: String, at number: Int = 1, screen: String? = nil) -> TestFailure
  {
    let (head, version) = (recording.head, host.app.flavor.version)
    let versions = head.version == version ? "" : ", recorded with \(head.version),"
    return TestFailure(
      "\(name):\(number) does not fit \(head.app) \(version)\(versions) any more: \(problem)\n"
        + "If the app is right, record the session anew.", fileID, line, screen: screen)
  }
}

extension Recording.Act {
  /// True for what the user does in the window.
  fileprivate var isOfUser: Bool {
    switch self {
    case .does, .goesBack, .opens: true
    default: false
    }
  }

  fileprivate var concealedField: NodeName? {
    if case .does(.secret, let node, _) = self { node } else { nil }
  }
}

extension String {
  /// True if the text is the other one with something in the place of each mark in it.
  fileprivate func fits(_ other: String, withMark mark: String) -> Bool {
    let parts = other.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1, hasPrefix(first) else {
      return self == other
    }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
