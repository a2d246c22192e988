import SillarData
import UnsentModel
import Work
import WorkInfra

/// What is unsent is what one person has in the outbox.
struct OutboxUnsentDataManager: UnsentDataManager {
  let outbox: Outbox
  let requests: RequestReader
  let person: PersonID

  func entries() async throws -> [UnsentEntry] {
    let entries = try await mapErrors { try await outbox.entries(of: person.rawValue) }
    var titles: [String: String] = [:]
    for subject in Set(entries.map(\.subject)) { titles[subject] = await title(of: subject) }
    return entries.map { UnsentEntry($0, about: titles[$0.subject]) }
  }

  /// The title of the request that something is about, as it is known here.
  private func title(of subject: String) async -> String? {
    guard let request = RequestCommand.request(of: subject) else { return nil }
    let question = RequestQuestion(person: person, subject: .one(request))
    return try? await requests.here(question)?.items.first?.shown.contents.title
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
  init(_ entry: OutboxEntry, about: String?) {
    let state: State =
      switch entry.state {
      case .waiting: entry.attempts == 0 ? .waiting : .underWay
      case .parked(.refused(let reason)): .refused(reason)
      case .parked(.conflict): .conflict
      case .overruled: .overruled
      case .unreadable: .unreadable
      }
    self.init(
      id: ID(rawValue: entry.id), kind: entry.kind, subject: entry.subject, about: about,
      state: state, since: entry.enqueued)
  }
}
