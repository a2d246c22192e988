public import QuotesModel
import SillarModel
public import Work
public import WorkInfra

/// Builds the quotes that people may see, on the API of quotes and SQLite. One per program.
///
/// ```swift
/// func quotes(of ana: Person, _ service: WorkService) -> any QuotesRepository {
///   QuotesInfraFactory(service: service).quotes(of: ana)
/// }
/// ```
public struct QuotesInfraFactory: Sendable {
  private let service: WorkService
  private let reader: QuoteReader

  public init(service: WorkService) {
    self.service = service
    reader = QuoteReader(service: service)
  }

  public func quotes(of person: Person) -> any QuotesRepository {
    StoredQuotes(person: person.id, service: service, reader: reader)
  }
}

/// One person's quotes, from the service or from this device.
private struct StoredQuotes: QuotesRepository {
  let person: PersonID
  let service: WorkService
  let reader: QuoteReader

  func quote(_ id: QuoteID) -> Readings<Quote> { reader.live(id, of: person) }
  func takeBack(_ change: UnsentChange.ID) async throws { try await service.takeBack(change) }
}
