import Foundation
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import Testing

/// A forum and a program that shows it, with random actions and faults, and the expected result.
final class ForumHistory {
  private static let rooms = ["a", "b"]

  private let folder: URL
  private let forum = Forum()
  private let network: FaultyNetwork
  private let clock = HurriedClock()
  private let keys = Counter()
  private var killSwitch = KillSwitch()
  private var reader: ForumReader
  private var sending: Task<Void, Never>
  private var windows: [OpenWindow] = []
  private var said: Set<String> = []
  /// The text that was being stored when the program was killed: it may be stored or not.
  private var unsure: Set<String> = []
  private(set) var complaints: [String] = []

  init(in folder: URL, _ chance: inout SeededChance) throws {
    self.folder = folder
    network = FaultyNetwork(
      seed: chance.next(), rate: 0.2, kinds: NetworkFault.timeless + [.delayed(.seconds(3))],
      clock: clock)
    reader = try Self.open(folder, forum, network, clock, keys, killSwitch)
    sending = Task { [work = reader.work] in await work.run() }
  }

  private static func open(
    _ folder: URL, _ forum: Forum, _ network: FaultyNetwork, _ clock: HurriedClock,
    _ keys: Counter, _ killSwitch: KillSwitch
  ) throws -> ForumReader {
    try ForumReader(
      in: folder, forum: forum, network: network, clock: clock, now: clock.wallClock, keys: keys,
      onStep: { try killSwitch.step($0.rawValue) })
  }

  // MARK: Actions and faults

  func say(_ chance: inout SeededChance) async throws {
    try await restartIfDead()
    let text = "own\(keys.next())"
    do {
      try await reader.say(text, in: Self.room(&chance))
      said.insert(text)
    } catch is KillSwitch.Killed {
      unsure.insert(text)
    } catch is ForumReader.Failure {
      // The disk is full, and the user sees the error.
    }
  }

  func writeElsewhere(_ chance: inout SeededChance) {
    for _ in 0..<Int.random(in: 1...6, using: &chance) {
      forum.write("other\(keys.next())", in: Self.room(&chance))
    }
  }

  func openWindow(_ chance: inout SeededChance) async throws {
    try await restartIfDead()
    windows.append(OpenWindow(reader, Self.room(&chance)))
  }

  func closeWindow(_ chance: inout SeededChance) async {
    guard let index = windows.indices.randomElement(using: &chance) else { return }
    complaints += await windows.remove(at: index).close()
  }

  func readEarlier(_ chance: inout SeededChance) async throws {
    guard let index = windows.indices.randomElement(using: &chance) else { return }
    let window = windows[index]
    guard let first = try? await reader.first(of: window.room),
      let from = try? await reader.findEarlier(than: first, of: window.room)
    else { return }
    complaints += await window.close()
    windows[index] = OpenWindow(reader, window.room, from: from)
  }

  func tellTwice(_ chance: inout SeededChance) {
    let room = Self.room(&chance)
    for _ in 0..<2 { forum.tell(room) }
  }

  func cutOrRestore(_ chance: inout SeededChance) {
    if Bool.random(using: &chance) { reader.cut() } else { reader.restore() }
  }

  func backUp() { forum.backUp() }
  func restoreBackup() { forum.restore() }
  func killSoon(_ chance: inout SeededChance) {
    killSwitch.kill(after: Int.random(in: 0...12, using: &chance))
  }
  func jump(_ chance: inout SeededChance) {
    clock.jump(by: .seconds(Int.random(in: -1_000_000...1_000_000, using: &chance)))
  }

  func restart() async throws {
    sending.cancel()
    await sending.value
    for window in windows { complaints += await window.close() }
    windows = []
    killSwitch = KillSwitch()
    reader.restore()
    reader = try Self.open(folder, forum, network, clock, keys, killSwitch)
    sending = Task { [work = reader.work] in await work.run() }
  }

  private func restartIfDead() async throws { if killSwitch.isDead { try await restart() } }

  private static func room(_ chance: inout SeededChance) -> String {
    rooms.randomElement(using: &chance) ?? "a"
  }

  // MARK: Final state

  /// Sends all waiting commands, until each window shows the service's lines.
  func comeToRest() async throws {
    // No more kills, so that the program keeps running.
    killSwitch.kill(after: .max)
    try await restartIfDead()
    reader.restore()
    await network.repair()
    for room in Self.rooms {
      try await readAll(room)
      windows.append(OpenWindow(reader, room, from: 0))
    }
    try await wait(for: windows) {
      // A late answer of the history before the restore makes the program forget what it has read, and ask again.
      for room in Self.rooms where try await !self.isRead(room) { return false }
      return try await self.isAtRest()
    }
    for window in windows { complaints += await window.close() }
    sending.cancel()
    await sending.value
  }

  private struct Restless: Error { let windows: [String] }

  private func wait(
    for windows: [OpenWindow], until isSo: () async throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if try await isSo() { return }
      await Task.yield()
    }
    var lines: [String] = []
    for window in windows {
      lines.append("\(window.room): \(window.shown), not \(try await expected(window))")
    }
    throw Restless(windows: lines)
  }

  private func readAll(_ room: String) async throws {
    let window = OpenWindow(reader, room)
    try await wait(for: [window]) { window.isLive }
    while try await !isRead(room) {}
    complaints += await window.close()
  }

  /// Reads one part more of a room. Returns true if there is none.
  private func isRead(_ room: String) async throws -> Bool {
    guard let first = try await reader.first(of: room) else { return true }
    do {
      return try await reader.findEarlier(than: first, of: room) == nil
    } catch is StoreReplaced {
      // Another window has heard meanwhile that the service was restored: the question is asked again.
      return false
    }
  }

  private func isAtRest() async throws -> Bool {
    let entries = try await reader.outbox.entries(of: "ada")
    guard entries.allSatisfy({ $0.state != .waiting }) else { return false }
    for window in windows where try await window.shown != expected(window) { return false }
    return true
  }

  private func expected(_ window: OpenWindow) async throws -> [String] {
    let room = window.room
    let lost = try await reader.database.read { [outbox = reader.outbox] in
      try outbox.commands(Say.self, of: "ada", on: "room/\(room)", in: $0)
        .map { "\($0.command.text) !" }
    }
    // A window may have started with the newest lines.
    return forum.texts(in: room).suffix(max(3, window.shown.count - lost.count)) + lost
  }

  /// The texts that are lost without being shown as lost, and those that exist twice.
  func wrong() async throws -> [String] {
    let lost = try await reader.database.read { [outbox = reader.outbox] in
      try outbox.commands(Say.self, of: "ada", in: $0).map(\.command.text)
    }
    let there = Self.rooms.flatMap { forum.texts(in: $0) } + lost
    let counts = Dictionary(there.map { ($0, 1) }, uniquingKeysWith: +)
    return said.subtracting(there).map { "\($0) is lost" }
      + counts.filter { $0.value > 1 }.map { "\($0.key) is there \($0.value) times" }
  }

  func shown() -> [String: [String]] {
    var shown: [String: [String]] = [:]
    for window in windows.suffix(Self.rooms.count) {
      shown[window.room] = window.shown.filter { !$0.hasSuffix(" !") }
    }
    return shown
  }
  func atTheService() -> [String: [String]] {
    Dictionary(Self.rooms.map { ($0, forum.texts(in: $0)) }) { $1 }
  }
}

/// A window that shows a room, and the errors in what it has shown.
private final class OpenWindow {
  let room: String
  private let state = Shown()
  private let reading: Task<Void, Never>

  init(_ reader: ForumReader, _ room: String, from first: Int? = nil) {
    self.room = room
    reading = Task { [state] in
      while !Task.isCancelled {
        do {
          for try await reading in reader.lines(of: room, .init(from: first)) {
            state.take(reading)
          }
        } catch {
          // Retries, as a `Loader` does.
          await Task.yield()
        }
      }
    }
  }

  /// The lines, without the mark of earlier ones.
  var shown: [String] { state.lines.filter { $0 != "^" } }

  var isLive: Bool { state.isLive }

  func close() async -> [String] {
    reading.cancel()
    await reading.value
    return state.complaints
  }
}

private final class Shown: Sendable {
  private let state = Mutex<(lines: [String], isLive: Bool, complaints: [String])>(([], false, []))

  var lines: [String] { state.withLock { $0.lines } }
  var isLive: Bool { state.withLock { $0.isLive } }
  var complaints: [String] { state.withLock { $0.complaints } }

  func take(_ reading: Reading<[String]>) {
    let names = reading.value.map { $0.prefix { $0 != " " } }
    state.withLock { state in
      (state.lines, state.isLive) = (reading.value, reading.savedAt == nil)
      if Set(names).count < names.count {
        state.complaints.append("something is shown twice: \(reading.value)")
      }
    }
  }
}
