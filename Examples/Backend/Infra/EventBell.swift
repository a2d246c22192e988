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

  private func forget(_ number: Int, of person: Person) {
    listeners.withLock { listeners in
      listeners.byPerson[person]?[number] = nil
      if listeners.byPerson[person]?.isEmpty == true { listeners.byPerson[person] = nil }
    }
  }
}
