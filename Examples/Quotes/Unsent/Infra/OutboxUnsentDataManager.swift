import SillarData
import UnsentModel
import Work
import WorkInfra

/// What is unsent is what one person has in the outbox.
struct OutboxUnsentDataManager: UnsentDataManager {
  let outbox: Outbox
  let person: PersonID

  func entries() async throws -> [UnsentEntry] {
    try await mapErrors { try await outbox.entries(of: person.rawValue) }.map { UnsentEntry($0) }
  }

  func changes() -> AsyncStream<Void> { outbox.changes }

  func retry(_ id: UnsentEntry.ID) async throws {
    try await mapErrors { try await outbox.retry(id.rawValue) }
  }

  func discard(_ id: UnsentEntry.ID) async throws {
    try await mapErrors { try await outbox.discard(id.rawValue) }
  }

  private func mapErrors<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let error as OutboxError {
      switch error {
      case .mayHaveBeenSent: throw UnsentError.tooLate
      case .noSuchEntry: throw UnsentError.gone
      case .unknownKind, .unknownVersion: throw UnsentError.unreadable
      }
    } catch let error as StorageFailed {
      throw UnsentError.storageFailed(error.reason)
    }
  }
}

extension UnsentEntry {
  init(_ entry: OutboxEntry) {
    let state: State =
      switch entry.state {
      case .waiting: entry.attempts == 0 ? .waiting : .underWay
      case .parked(.refused(let reason)): .refused(reason)
      case .parked(.conflict): .conflict
      case .overruled: .overruled
      case .unreadable: .unreadable
      }
    self.init(
      id: ID(rawValue: entry.id), kind: entry.kind, subject: entry.subject, state: state,
      since: entry.enqueued)
  }
}
