public import UnsentModel
public import Work
public import WorkInfra

/// Makes the actions of Unsent over the outbox that all modules share. It needs no tables of its own.
///
/// ```swift
/// func actions(_ service: WorkService, _ person: Person) -> UnsentActions {
///   UnsentInfraFactory(service: service).actions(for: person)
/// }
/// ```
public struct UnsentInfraFactory: Sendable {
  private let service: WorkService
  private let reader: RequestReader

  public init(service: WorkService) {
    self.service = service
    reader = RequestReader(service: service)
  }

  public func actions(for person: Person) -> UnsentActions {
    UnsentActions(
      unsent:
        OutboxUnsentDataManager(outbox: service.outbox, person: person, reader: reader))
  }
}
