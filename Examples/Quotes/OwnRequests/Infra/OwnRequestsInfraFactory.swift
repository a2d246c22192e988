public import OwnRequestsModel
public import Work
public import WorkInfra

/// Makes the repositories of OwnRequests, with the API of quotes and SQLite. One for each program.
///
/// ```swift
/// func requests(of ana: Person, _ service: WorkService) -> any OwnRequestsRepository {
///   OwnRequestsInfraFactory(service: service).requests(of: ana)
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

  public func requests(of person: Person) -> any OwnRequestsRepository { local(person) }
  public func drafts(of person: Person) -> any RequestDrafts { local(person) }

  private func local(_ person: Person) -> LocalOwnRequests {
    LocalOwnRequests(person: person, service: service, reader: reader)
  }
}
