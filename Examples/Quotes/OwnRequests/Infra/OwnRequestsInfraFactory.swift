public import OwnRequestsModel
public import Work
public import WorkInfra

/// Makes the actions of OwnRequests, with the API of quotes and SQLite. One for each program; actions are per person.
///
/// ```swift
/// func actions(of ana: Person, _ service: WorkService) -> OwnRequestsActions {
///   OwnRequestsInfraFactory(service: service).actions(for: ana)
/// }
/// ```
public struct OwnRequestsInfraFactory: Sendable {
  private let service: WorkService
  private let reader: RequestReader

  /// - Parameter service: With ``OwnRequestsPart`` among its parts.
  public init(service: WorkService) {
    self.service = service
    reader = RequestReader(service: service)
  }

  public func actions(for person: Person) -> OwnRequestsActions {
    let drafts = LocalRequestDrafts(person: person.id, drafts: service.drafts)
    let requests = LocalOwnRequests(
      person: person, service: service, reader: reader, drafts: drafts)
    return OwnRequestsActions(requests: requests, drafts: drafts, now: service.now)
  }
}
