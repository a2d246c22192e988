import Foundation
public import SillarData
public import Work

/// Takes a place among the professionals of a request.
///
/// ```swift
/// let apply = ApplyCommand(request: RequestID(rawValue: "r1"))
/// ```
public struct ApplyCommand: OutboxCommand {
  public static let kind = RequestCommand.apply.rawValue
  public static let version = 1

  /// Whose effect it is: see ``RequestTables``.
  public let effect: String
  public let request: RequestID
  public var subject: String { RequestCommand.subject(request) }

  public init(request: RequestID) {
    effect = UUID().uuidString
    self.request = request
  }
}

extension WorkService {
  /// Has somebody apply, as soon as the service can be reached. It shows at once.
  ///
  /// - Throws: ``StorageFailed``.
  public func apply(_ person: Person, to request: RequestID) async throws {
    let command = ApplyCommand(request: request)
    let date = now()
    try await outbox.enqueue(command, owner: person.id.rawValue) { database in
      try RequestTables.add(
        .applied(PersonDTO(person), at: DateDTO(date)), to: request, of: person.id,
        by: command.effect, in: database)
    }
  }
}
