public import RequestsModel
public import Work
public import WorkInfra

/// Builds what people can do with requests, on the API of quotes and SQLite. One per program; actions are per person.
///
/// ```swift
/// func actions(of ana: Person, _ service: WorkService) -> RequestsActions {
///   RequestsInfraFactory(service: service).actions(for: ana)
/// }
/// ```
public struct RequestsInfraFactory: Sendable {
  private let service: WorkService
  private let reader: RequestReader

  /// - Parameter service: With ``RequestsPart`` among its parts.
  public init(service: WorkService) {
    self.service = service
    reader = RequestReader(service: service)
  }

  public func actions(for person: Person) -> RequestsActions {
    let drafts = LocalDraftsDataManager(person: person.id, drafts: service.drafts)
    return RequestsActions(
      person: person,
      requests: LocalRequestsDataManager(
        person: person, service: service, reader: reader, drafts: drafts),
      drafts: drafts)
  }
}
