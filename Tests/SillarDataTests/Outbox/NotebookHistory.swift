import Foundation
import SillarData
import SillarModel
import SillarTesting
import Testing

/// A notebook with random actions and faults, and the expected result.
final class NotebookHistory {
  private static let lists = ["a", "b", "c"]

  private let folder: URL
  private let service = NotebookService()
  private let network: FaultyNetwork
  private let clock = HurriedClock()
  private let keys = Counter()
  private var killSwitch = KillSwitch()
  private var notebook: Notebook
  private var running: Task<Void, Never>
  /// The expected lines of each list: those that were added and not taken back.
  private var given: [String: [String]] = [:]
  /// The line that was being added, or taken back, when the program was killed: it may be stored or not.
  private var unsure: (list: String, text: String)?

  init(in folder: URL, _ chance: inout SeededChance) throws {
    self.folder = folder
    network = FaultyNetwork(
      seed: chance.next(), rate: 0.3, kinds: NetworkFault.timeless + [.delayed(.seconds(3))],
      clock: clock)
    notebook = try Self.open(folder, service, network, clock, keys, killSwitch)
    running = Task { [work = notebook.work] in await work.run() }
  }

  private static func open(
    _ folder: URL, _ service: NotebookService, _ network: FaultyNetwork, _ clock: HurriedClock,
    _ keys: Counter, _ killSwitch: KillSwitch
  ) throws -> Notebook {
    return try Notebook(
      in: folder, service: service, reconnection: Connectivity(clock: clock) { true }, keys: keys,
      now: clock.wallClock,
      onStep: { try killSwitch.step($0.rawValue) },
      over: { request in
        try killSwitch.step("send")
        let answer = try await network.send(request)
        try killSwitch.step("hear")
        return answer
      })
  }

  // MARK: Actions and faults

  func add(_ chance: inout SeededChance) async throws {
    try await restartIfDead()
    let list = Self.lists.randomElement(using: &chance) ?? "a"
    let text = "\(keys.next())"
    do {
      try await notebook.add(text, to: list)
      given[list, default: []].append(text)
    } catch is KillSwitch.Killed {
      unsure = (list, text)
    } catch is Notebook.Failure {
      // The disk is full, and the user sees the error.
    }
  }

  func takeBack(_ chance: inout SeededChance) async throws {
    try await restartIfDead()
    let entry = try await notebook.outbox.entries(of: "ada").randomElement(using: &chance)
    guard let entry, let text = try await notebook.text(of: entry.id) else { return }
    let list = String(entry.subject.dropFirst("list/".count))
    do {
      try await notebook.outbox.discard(entry.id)
      given[list]?.removeAll { $0 == text }
    } catch is KillSwitch.Killed {
      unsure = (list, text)
    } catch is Notebook.Failure {
    } catch OutboxError.mayHaveBeenSent, OutboxError.noSuchEntry {
      // The line is sent already.
    }
  }

  func killSoon(_ chance: inout SeededChance) {
    killSwitch.kill(after: Int.random(in: 0...8, using: &chance))
  }

  func fillDisk() async throws {
    try await restartIfDead()
    do { try await disk.fill() } catch is KillSwitch.Killed {}
  }

  func freeDisk() async throws {
    try await restartIfDead()
    do { try await disk.free() } catch is KillSwitch.Killed {}
  }

  func cutOrRestore(_ chance: inout SeededChance) {
    if Bool.random(using: &chance) { network.cut() } else { network.restore() }
  }

  func jump(_ chance: inout SeededChance) {
    clock.jump(by: .seconds(Int.random(in: -1_000_000...1_000_000, using: &chance)))
  }

  private var disk: FullDisk {
    let database = notebook.database
    return FullDisk { sql in try await database.write { try $0.value(SQL(raw: sql)) ?? 0 } }
  }

  /// Kills the program in the middle of its work, and starts it again.
  func restart() async throws {
    running.cancel()
    await running.value
    killSwitch = KillSwitch()
    notebook = try Self.open(folder, service, network, clock, keys, killSwitch)
    running = Task { [work = notebook.work] in await work.run() }
    guard let (list, text) = unsure else { return }
    unsure = nil
    // The stored state decides: the user sees it, and the service must end up with it.
    let isThere = try await notebook.texts()[list, default: []].contains(text)
    given[list, default: []].removeAll { $0 == text }
    if isThere { given[list, default: []].append(text) }
    given[list]?.sort { Int($0) ?? 0 < Int($1) ?? 0 }
  }

  private func restartIfDead() async throws { if killSwitch.isDead { try await restart() } }

  // MARK: Final state

  /// Ends all faults, and sends all waiting commands.
  func comeToRest() async throws {
    await network.repair()
    try await restart()
    running.cancel()
    await running.value
    try await notebook.run(until: \.isEmpty)
    await network.repair()
  }

  /// The expected lines of each list.
  var expected: [String: [String]] { given.filter { !$0.value.isEmpty } }
  var sent: [String: [String]] { service.lines }
  func shown() async throws -> [String: [String]] { try await notebook.texts() }
  func unanswered() async throws -> [String] {
    try await notebook.shown().filter { $0.hasSuffix("…") }
  }
}
