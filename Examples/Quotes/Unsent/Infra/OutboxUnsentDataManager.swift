import SillarData
import UnsentModel
import Work
import WorkInfra

/// What is unsent is what one person has in the outbox.
struct OutboxUnsentDataManager: UnsentDataManager {
  let outbox: Outbox
  let person: Person
  let reader: RequestReader

  func entries() async throws -> [UnsentEntry] {
    try await mapErrors { try await outbox.entries(of: person.id.rawValue) }.map { UnsentEntry($0) }
  }

  /// What was overruled is to be looked at, although nothing will become of it.
  func count() async throws -> CountUnsent.Count {
    try await mapErrors {
      let count = try await outbox.unsentCount(of: person.id.rawValue)
      return CountUnsent.Count(
        waiting: count.waiting + count.unreadable, parked: count.parked + count.overruled)
    }
  }

  func company(of id: UnsentEntry.ID) async throws -> [UnsentEntry] {
    try await mapErrors { try await outbox.company(of: id.rawValue) }.map { UnsentEntry($0) }
  }

  func topics(of subjects: [String]) async -> [String: UnsentTopic] {
    var topics: [String: UnsentTopic] = [:]
    for subject in subjects { topics[subject] = await topic(of: subject) }
    return topics
  }

  func changes() -> AsyncStream<Void> { outbox.changes }

  func retry(_ id: UnsentEntry.ID) async throws {
    try await mapErrors { try await outbox.retry(id.rawValue) }
  }

  func discard(_ id: UnsentEntry.ID) async throws {
    try await mapErrors { try await outbox.discard(id.rawValue) }
  }

  /// Requests are known by their title, and chats by whom they are with.
  private func topic(of subject: String) async -> UnsentTopic? {
    let parts = subject.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let names = parts[1].split(separator: "~", maxSplits: 1).map(String.init)
    guard let request = names.first,
      let known = try? await reader.here(
        RequestQuestion(person: person.id, subject: .one(RequestID(rawValue: request)))),
      let shown = known.items.first?.shown
    else { return nil }
    let title = shown.contents.title
    guard parts[0] == "chat", let professional = names.last else {
      return UnsentTopic(title: title)
    }
    let other = shown.professionals.first { $0.person.id.rawValue == professional }
    return UnsentTopic(
      title: title,
      person: shown.homeowner.id == person.id ? other?.person.name : shown.homeowner.name)
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
