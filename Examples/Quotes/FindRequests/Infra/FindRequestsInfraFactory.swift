public import FindRequestsModel
public import Work
public import WorkInfra

/// Builds the repositories of FindRequests, on the API of quotes and SQLite. One per program.
///
/// ```swift
/// func jobs(of carla: Person, _ service: WorkService) -> any JobsRepository {
///   FindRequestsInfraFactory(service: service).jobs(of: carla)
/// }
/// ```
public struct FindRequestsInfraFactory: Sendable {
  private let service: WorkService
  private let reader: RequestReader

  /// - Parameter service: With ``FindRequestsPart`` among its parts.
  public init(service: WorkService) {
    self.service = service
    reader = RequestReader(service: service)
  }

  public func jobs(of person: Person) -> any JobsRepository { stored(person) }
  public func offers(of person: Person) -> any OffersRepository { stored(person) }

  private func stored(_ person: Person) -> StoredJobs {
    StoredJobs(person: person, service: service, reader: reader)
  }
}
