public import SignInModel
public import SillarData
public import Work

/// What is unsent is what waits in an outbox, or is parked there, under the person's name.
///
/// ```swift
/// func actions(_ factory: SignInInfraFactory, _ service: WorkService, _ visitor: String) -> SignInActions {
///   factory.actions(for: visitor, role: .homeowner, unsent: OutboxUnsentWork(service.outbox))
/// }
/// ```
public struct OutboxUnsentWork: UnsentWork {
  private let outbox: Outbox

  public init(_ outbox: Outbox) { self.outbox = outbox }

  /// What a newer program has stored is not counted: it is kept for that in any case. Nor is what was overruled, which
  /// is over.
  public func count(of person: PersonID) async throws -> UnsentCount {
    let states = try await outbox.entries(of: person.rawValue).map(\.state)
    return UnsentCount(
      waiting: states.count { $0 == .waiting },
      parked: states.count { if case .parked = $0 { true } else { false } })
  }

  public func counts(of person: PersonID) -> AsyncStream<UnsentCount> {
    let changes = outbox.changes
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        for await _ in changes {
          // One that cannot be read is read at the next change.
          if let count = try? await count(of: person) { continuation.yield(count) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The last first, as their local effects lie one on the other.
  public func discard(of person: PersonID) async throws {
    for entry in try await outbox.entries(of: person.rawValue).reversed() {
      switch entry.state {
      case .waiting, .parked:
        do {
          try await outbox.discard(entry.id)
        } catch OutboxError.mayHaveBeenSent, OutboxError.noSuchEntry {
          continue
        }
      case .overruled, .unreadable: continue
      }
    }
  }
}
