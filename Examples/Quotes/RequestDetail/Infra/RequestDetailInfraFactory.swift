public import RequestDetailModel
public import Work
public import WorkInfra

/// Builds what people can do about a request, on the API of quotes and SQLite. One per program; actions are per person.
///
/// ```swift
/// func actions(of ana: Person, _ service: WorkService) -> RequestDetailActions {
///   RequestDetailInfraFactory(service: service).actions(for: ana)
/// }
/// ```
public struct RequestDetailInfraFactory: Sendable {
  private let service: WorkService
  private let reader: RequestReader

  /// - Parameter service: With ``RequestDetailPart`` among its parts.
  public init(service: WorkService) {
    self.service = service
    reader = RequestReader(service: service)
  }

  public func actions(for person: Person) -> RequestDetailActions {
    RequestDetailActions(
      person: person,
      requests: LocalRequestDataManager(person: person, service: service, reader: reader))
  }
}
