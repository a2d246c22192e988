import Foundation
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers

/// A program that shows a forum's rooms to its owners; another one in the same folder is a restart.
final class ForumReader: Sendable {
  struct Failure: ProblemConvertible {
    let reason: String
    var problem: Problem { .notStored(detail: reason) }
  }

  static let log = RecordLog<Post>("post", pageSize: 3, largestPage: 4)

  let database: any SQLDatabase
  let outbox: Outbox
  let work = AppWork()
  let live: LiveReader<RoomKey>
  let history: StoreHistory
  let network: FaultyNetwork
  private let connectivity: Connectivity
  private let forum: Forum
  private let events = Mutex<[Int: (room: String, AsyncStream<Void>.Continuation)]>([:])
  private let isCut = Mutex(false)
  private let signedOut = Mutex<Set<String>>([])

  init(
    in folder: URL, forum: Forum, network: FaultyNetwork = FaultyNetwork(),
    clock: any Clock<Duration> = HurriedClock(), now: @escaping @Sendable () -> Date = { Date() },
    keys: Counter = Counter(), onStep: (@Sendable (LocalDatabase.Step) throws -> Void)? = nil
  ) throws {
    var migrations = Migrations()
    Outbox.registerMigration(in: &migrations)
    StoreHistory.registerMigration(in: &migrations)
    migrations.add("posts") { try Self.log.createTables(in: $0) }
    // Not durable: these tests kill programs, but do not cut the power.
    database = try SQLEngine.open("forum", in: folder, migrations: migrations, onStep: onStep) {
      Failure(reason: $0)
    }
    connectivity = Connectivity(clock: clock) { true }
    let call = Call(network: network, connectivity: connectivity)
    history = StoreHistory(
      database: database, timeline: { try await call.send { forum.timeline } })
    history.whenReplaced { _, database in try Self.log.removeAll(in: database) }
    let saying = OutboxHandler(
      for: Say.self, loss: OutboxLoss(remember: { _, _ in Data() }, restore: { _, _, _ in }),
      send: { [history] say, delivery in
        let (post, position) = try await call.send { forum.add(say, key: delivery.key) }
        try await history.learn(position)
        return (post, RoomKey(owner: delivery.owner, subject: say.room))
      },
      applied: { _, answer, database in
        try Self.log.insert(answer.0, of: answer.1, in: database)
      }, undo: { _, _ in })
    outbox = Outbox(
      database: database, handlers: [saying], reconnection: connectivity, work: work,
      refusal: { _ in nil }, isUnsent: { _ in false }, history: history, clock: clock, now: now,
      makeKey: { "k\(keys.next())" }, logger: quiet)
    let reader = Weak()
    live = LiveReader(
      database: database, connectivity: connectivity, history: history,
      events: { reader.value?.events(in: $0.subject) ?? AsyncStream { _ in } },
      commands: { [outbox] in outbox.changes(of: $0.owner, on: "room/\($0.subject)") },
      fetch: { try await reader.value?.update($0, at: now()) })
    (self.forum, self.network) = (forum, network)
    reader.set(self)
    forum.listen { reader.value?.hear($0) }
  }

  /// The lines of a room, with a mark on the unsent ones.
  func lines(
    of room: String = "a", as owner: String = "ada", _ window: RecordLog<Post>.Window = .init()
  ) -> Readings<[String]> {
    live.readings(RoomKey(owner: owner, subject: room)) { [outbox] database in
      let key = RoomKey(owner: owner, subject: room)
      let part = try Self.log.load(key, window, in: database)
      let ids = Set(part.records.map(\.id))
      let pending = try outbox.commands(
        Say.self, of: owner, on: "room/\(room)", in: database
      ).filter { !ids.contains($0.command.id) }
      guard let savedAt = part.savedAt ?? pending.first?.entry.enqueued else { return nil }
      return Reading(
        (part.hasEarlier ? ["^"] : []) + part.records.map(\.text)
          + pending.map { $0.command.text + ($0.entry.state == .waiting ? " …" : " !") },
        savedAt: savedAt)
    }
  }

  func say(_ text: String, in room: String = "a", as owner: String = "ada") async throws {
    try await outbox.enqueue(Say(room: room, id: text, text: text), owner: owner)
  }

  /// - Returns: The new first number of a window.
  func findEarlier(
    than number: Int, of room: String = "a", as owner: String = "ada"
  ) async throws -> Int? {
    let key = RoomKey(owner: owner, subject: room)
    return try await Self.log.findEarlier(
      than: number, of: key, in: database, history: history, ask: ask(key))
  }

  func first(of room: String = "a", as owner: String = "ada") async throws -> Int? {
    try await database.read { database in
      let key = RoomKey(owner: owner, subject: room)
      return try Self.log.load(key, limit: .max, in: database).records.first?.number
    }
  }

  /// True while somebody reads a room.
  func isRead(_ room: String) -> Bool { events.withLock { $0.values.contains { $0.room == room } } }

  func signOut(_ owner: String) { signedOut.withLock { _ = $0.insert(owner) } }

  /// Blocks all requests and events.
  func cut() {
    isCut.withLock { $0 = true }
    network.cut()
  }

  /// Restores the connection, with a new stream of events.
  func restore() {
    isCut.withLock { $0 = false }
    network.restore()
    for (_, listener) in events.withLock({ Array($0.values) }) { listener.yield() }
  }

  // MARK: -

  private func hear(_ room: String) {
    guard !isCut.withLock({ $0 }) else { return }
    for (its, listener) in events.withLock({ Array($0.values) }) where its == room {
      listener.yield()
    }
  }

  private func events(in room: String) -> AsyncStream<Void> {
    AsyncStream { continuation in
      let id = events.withLock { events in
        let id = (events.keys.max() ?? 0) + 1
        events[id] = (room, continuation)
        return id
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.events.withLock { $0.removeValue(forKey: id) }
      }
    }
  }

  private func update(_ key: RoomKey, at now: Date) async throws {
    if signedOut.withLock({ $0.contains(key.owner) }) { throw Problem.signedOut }
    try await Self.log.update(key, in: database, history: history, now: now, ask: ask(key))
  }

  private func ask(_ key: RoomKey) -> RecordLog<Post>.Ask {
    let call = Call(network: network, connectivity: connectivity)
    return { [forum, history, outbox] before, limit in
      let answer = try await call.send {
        await forum.page(of: key.subject, before: before, limit: limit)
      }
      try await history.learn(answer.position)
      let ids = Set(answer.posts.map(\.id))
      return RecordLog.Page(answer.posts, hasEarlier: answer.hasEarlier) { database in
        try outbox.found(Say.self, of: key.owner, in: database) { ids.contains($0.id) }
      }
    }
  }

  /// Calls the forum over the network.
  private struct Call: Sendable {
    let network: FaultyNetwork
    let connectivity: Connectivity

    func send<Answer: Sendable>(
      _ request: @escaping @Sendable () async -> Answer
    ) async throws -> Answer {
      do {
        let answer = try await network.send(request)
        connectivity.report(.answered)
        return answer
      } catch is NoAnswer {
        connectivity.report(.unreachable)
        throw Problem.offline
      }
    }
  }

  private final class Weak: Sendable {
    private struct Reference { weak var value: ForumReader? }
    private let reference = Mutex(Reference())
    var value: ForumReader? { reference.withLock { $0.value } }
    func set(_ value: ForumReader) { reference.withLock { $0.value = value } }
  }
}
