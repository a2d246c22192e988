import SillarData
import Synchronization

/// Notifies listeners that there is something new for a person. It sends no data: listeners read the tables.
///
///     for await _ in bell.rings(for: member) { … }
public final class EventBell<Person: Hashable & Sendable>: Sendable {
  private struct Listeners {
    var next = 0
    var byPerson: [Person: [Int: AsyncStream<Void>.Continuation]] = [:]
  }

  private let listeners = Mutex(Listeners())

  init() {}

  /// Returns a stream of notifications from now on. Notifications that pile up are merged into one.
  public func rings(for person: Person) -> AsyncStream<Void> {
    let (rings, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.byPerson[person, default: [:]][listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in self?.forget(number, of: person) }
    return rings
  }

  func ring(for people: Set<Person>) {
    let heard = listeners.withLock { listeners in
      people.flatMap { Array(listeners.byPerson[$0, default: [:]].values) }
    }
    for continuation in heard { continuation.yield() }
  }

  /// Notifies all listeners, whoever they listen for.
  func ringForAll() {
    let heard = listeners.withLock { $0.byPerson.values.flatMap(\.values) }
    for continuation in heard { continuation.yield() }
  }

  private func forget(_ number: Int, of person: Person) {
    listeners.withLock { listeners in
      listeners.byPerson[person]?[number] = nil
      if listeners.byPerson[person]?.isEmpty == true { listeners.byPerson[person] = nil }
    }
  }
}

extension EventBell where Person: StoredText {
  private static var channel: String { "bell" }

  /// Notifies listeners once the transaction is committed, in all processes that use the database.
  func ring(for people: Set<Person>, after database: SQLTransaction) throws {
    database.afterTransaction { self.ring(for: people) }
    for person in people.map(\.rawValue).sorted() {
      try database.tellOthers(person, on: Self.channel)
    }
  }

  /// Notifies listeners of what other processes have stored.
  func hearing(_ database: any SQLDatabase) -> OtherProcesses {
    OtherProcesses(database, on: Self.channel) { [weak self] signal in
      switch signal {
      case .told(let text): if let person = Person(text) { self?.ring(for: [person]) }
      case .missed: self?.ringForAll()
      }
    }
  }
}

/// Hears what the other processes tell that use a database, as long as this value is there.
final class OtherProcesses: Sendable {
  private let task: Task<Void, Never>?

  init(
    _ database: any SQLDatabase, on channel: String,
    _ hear: @escaping @Sendable (SQLSignal) -> Void
  ) {
    guard database.isShared else {
      task = nil
      return
    }
    task = Task { for await signal in database.signals(on: channel) { hear(signal) } }
  }

  deinit { task?.cancel() }
}
