public import BackendModel
import Synchronization

/// Rings for a person when there are new rows in `event` for them. It says nothing else: who hears it reads
/// the table from where they were.
///
///     for await _ in bell.rings(for: member) { … }
public final class EventBell: Sendable {
  private struct Listeners {
    var next = 0
    var byMember: [Member.ID: [Int: AsyncStream<Void>.Continuation]] = [:]
  }

  private let listeners = Mutex(Listeners())

  init() {}

  /// Rings from now on. Rings that come faster than they are heard are one.
  public func rings(for member: Member.ID) -> AsyncStream<Void> {
    let (rings, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.byMember[member, default: [:]][listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in self?.forget(number, of: member) }
    return rings
  }

  func ring(for members: Set<Member.ID>) {
    let heard = listeners.withLock { listeners in
      members.flatMap { Array(listeners.byMember[$0, default: [:]].values) }
    }
    for continuation in heard { continuation.yield() }
  }

  private func forget(_ number: Int, of member: Member.ID) {
    listeners.withLock { listeners in
      listeners.byMember[member]?[number] = nil
      if listeners.byMember[member]?.isEmpty == true { listeners.byMember[member] = nil }
    }
  }
}
