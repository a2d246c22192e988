public import QuotesModel
public import Work
public import WorkInfra

/// Builds what people can do about quotes, on the API of quotes and SQLite. One per program; actions are per person.
///
/// ```swift
/// func actions(of ana: Person, _ service: WorkService) -> QuotesActions {
///   QuotesInfraFactory(service: service).actions(for: ana)
/// }
/// ```
public struct QuotesInfraFactory: Sendable {
  private let service: WorkService
  private let reader: QuotesReader

  /// - Parameter service: With ``QuotesPart`` among its parts.
  public init(service: WorkService) {
    self.service = service
    reader = QuotesReader(service: service)
  }

  public func actions(for person: Person) -> QuotesActions {
    QuotesActions(
      person: person,
      quotes: LocalQuotesDataManager(person: person, service: service, reader: reader),
      now: service.now)
  }
}
