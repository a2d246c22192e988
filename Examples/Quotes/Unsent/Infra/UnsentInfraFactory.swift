import SillarData
import SillarModel
public import UnsentModel
public import Work
public import WorkInfra

/// Builds the unsent changes of people, over the outbox that all modules share. It needs no tables of its own.
///
/// ```swift
/// func unsent(of ana: Person, _ service: WorkService) -> any UnsentRepository {
///   UnsentInfraFactory(service: service).unsent(of: ana)
/// }
/// ```
public struct UnsentInfraFactory: Sendable {
  private let outbox: Outbox
  private let reader: RequestReader

  public init(service: WorkService) {
    outbox = service.outbox
    reader = RequestReader(service: service)
  }

  public func unsent(of person: Person) -> any UnsentRepository {
    OutboxUnsent(outbox: outbox, person: person, reader: reader)
  }
}

/// The entries of one person in the outbox.
private struct OutboxUnsent: UnsentRepository {
  let outbox: Outbox
  let person: Person
  let reader: RequestReader

  func groups() -> Readings<[UnsentGroup]> {
    Readings { give in
      for await _ in outbox.changes(of: person.id.rawValue) {
        let entries = try await outbox.entries(of: person.id.rawValue).map { UnsentEntry($0) }
        var topics: [String: UnsentGroup.Topic] = [:]
        for subject in Set(entries.map(\.subject)) {
          topics[subject] = await topic(of: subject)
        }
        give(Reading(UnsentGroup.of(entries, topics: topics)))
      }
    }
  }

  func company(of id: UnsentEntry.ID) async throws -> Int {
    try await mapErrors { try await outbox.company(of: id).count }
  }

  func retry(_ id: UnsentEntry.ID) async throws {
    try await mapErrors { try await outbox.retry(id) }
  }

  func discard(_ id: UnsentEntry.ID) async throws {
    try await mapErrors { try await outbox.discard(id) }
  }

  /// Requests are known by their title, and chats by the other person.
  private func topic(of subject: String) async -> UnsentGroup.Topic? {
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
      return UnsentGroup.Topic(title: title)
    }
    let other = shown.professionals.first { $0.person.id.rawValue == professional }
    return UnsentGroup.Topic(
      title: title,
      person: (shown.homeowner.id == person.id ? other?.person : shown.homeowner)?.person.name)
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
    }
  }
}

extension UnsentEntry {
  fileprivate init(_ entry: OutboxEntry) {
    let state: State =
      switch entry.state {
      case .waiting: entry.attempts == 0 ? .waiting : .underWay
      case .parked(.refused(let reason)): .refused(reason)
      case .parked(.conflict): .conflict
      case .overruled: .overruled
      case .unreadable: .unreadable
      }
    self.init(
      id: entry.id, kind: entry.kind, subject: entry.subject, state: state, since: entry.enqueued)
  }
}
