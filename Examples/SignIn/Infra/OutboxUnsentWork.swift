public import SignInModel
public import SillarData

/// The person's commands in an outbox.
///
/// ```swift
/// func unsent(_ outbox: Outbox) -> any UnsentWork { OutboxUnsentWork(outbox) }
/// ```
public struct OutboxUnsentWork: UnsentWork {
  private let outbox: Outbox

  public init(_ outbox: Outbox) { self.outbox = outbox }

  /// Commands of a newer program are not counted: they are kept for it in any case.
  public func count(of person: MemberID) async throws -> UnsentCount {
    let count = try await outbox.unsentCount(of: person.rawValue)
    return UnsentCount(waiting: count.waiting, parked: count.parked)
  }

  public func counts(of person: MemberID) -> AsyncStream<UnsentCount> {
    let changes = outbox.changes(of: person.rawValue)
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        for await _ in changes {
          // A count that cannot be read now is read at the next change.
          if let count = try? await count(of: person) { continuation.yield(count) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  public func discard(of person: MemberID) async throws {
    try await outbox.discardAll(of: person.rawValue)
  }
}
