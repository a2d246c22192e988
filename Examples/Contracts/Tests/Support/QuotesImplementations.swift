import Foundation
import HTTPTypes
import Kit
import QuotesInfra
import QuotesModel
import QuotesTesting
import RequestDetailInfra
import RequestDetailModel
import RequestsInfra
import RequestsModel
import SillarData
import SillarModel
import TestServers
import Work
import WorkInfra
import WorkTesting

/// The service of quotes, with people who are signed in: each on a phone of their own, or on several.
struct QuotesPlace: Sendable {
  let place: Place
  let tokens: any SessionTokens

  /// A phone with nothing on it.
  func phone(of person: Person) throws -> QuotesPhone {
    let service = try WorkService.started(
      place.url, in: place.folder.appending(path: newName()), with: RequestsPart(),
      RequestDetailPart(), QuotesPart(), tokens: tokens, now: { today }, clock: Place.patientClock)
    return QuotesPhone(person: person, service: service)
  }

  /// A request that the service has.
  func request(of person: Person = ana, _ contents: RequestContents = .tap) async throws
    -> RequestID
  {
    let id = RequestID(UUID())
    let phone = try phone(of: person)
    try await phone.requests.create(NewRequest(id: id, contents: contents, photos: []))
    try await phone.send()
    return id
  }

  /// Has somebody apply.
  func apply(_ person: Person = carla, to id: RequestID) async throws {
    let phone = try phone(of: person)
    try await phone.requests.apply(to: id)
    try await phone.send()
  }

  /// Has a professional make an offer.
  func offer(for id: RequestID, by person: Person = carla) async throws -> String {
    let quote = UUID().uuidString.lowercased()
    try await post("requests/\(id.rawValue)/quotes", Offered(id: quote), as: person)
    return quote
  }

  /// Has Ana accept it.
  func accept(_ quote: String) async throws {
    try await post("quotes/\(quote)/accept", Nothing(), as: ana)
  }

  /// Has Ana give a request up.
  func cancel(_ id: RequestID) async throws {
    try await post("requests/\(id.rawValue)/cancel", Reason(), as: ana)
  }

  private func post<Body: Encodable & Sendable>(
    _ path: String, _ body: Body, as person: Person
  ) async throws {
    var endpoint = Endpoint<Made>.post(
      "quotes/v1/\(path)", json: body, idempotencyKey: UUID().uuidString)
    endpoint.headers[.authorization] = "Bearer \(tokens.token(of: person.id) ?? "")"
    _ = try await APIClient(configuration: .init(baseURL: place.url), logger: quiet).send(endpoint)
  }
}

struct QuotesPhone: Sendable {
  let person: Person
  let service: WorkService

  var requests: any RequestsDataManager {
    RequestsInfraFactory(service: service).actions(for: person).requests
  }
  var detail: any RequestDataManager {
    RequestDetailInfraFactory(service: service).actions(for: person).requests
  }

  var quotes: any QuotesDataManager {
    QuotesInfraFactory(service: service).actions(for: person).quotes
  }

  /// Sends what waits, until it is taken or refused.
  func send() async throws {
    try await service.send(of: person) { entries in entries.allSatisfy { $0.state != .waiting } }
  }

  /// A request of one's own, as the service says now.
  func own(_ id: RequestID) async throws -> RequestSummary? {
    try await requests.own().last().value.first { $0.id == id }
  }

  /// A request, as the service says now.
  func read(_ id: RequestID) async throws -> RequestDetail {
    try await detail.request(id).last().value
  }
}

extension Implementation {
  /// There is none in memory: the screens are tested on the app's own.
  static let ofQuotes = [Implementation.fakeServer, .backend]

  func quotes(_ test: (QuotesPlace) async throws -> Void) async throws {
    guard self == .backend else {
      return try await with(FakeQuotes().server) { place in
        try await test(QuotesPlace(place: place, tokens: OwnNames()))
      }
    }
    try await SharedBackend.with { place in
      let tokens = try await BackendTokens.signedIn()
      try await test(QuotesPlace(place: place, tokens: tokens))
    }
  }
}

/// A request of Ana's to which Carla has applied.
struct OffersPlace: Sendable {
  let request: RequestID
  let anas: any QuotesDataManager
  let carlas: any QuotesDataManager
  /// Has sent what waits.
  let settle: @Sendable () async throws -> Void
}

extension Implementation {
  func offers(_ test: (OffersPlace) async throws -> Void) async throws {
    guard self != .memory else {
      let quotes = MemoryQuotes()
      return try await test(
        OffersPlace(
          request: RequestID(rawValue: "r-1"), anas: quotes, carlas: quotes, settle: {}))
    }
    try await self.quotes { place in
      let request = try await place.request()
      try await place.apply(to: request)
      let (ana, carla) = (try place.phone(of: ana), try place.phone(of: carla))
      try await test(
        OffersPlace(
          request: request, anas: ana.quotes, carlas: carla.quotes,
          settle: {
            try await ana.send()
            try await carla.send()
          }))
    }
  }
}

/// Everybody whom the backend knows has signed in, once for all tests.
struct BackendTokens: SessionTokens {
  private let tokens: [PersonID: String]

  func token(of person: PersonID) -> String? { tokens[person] }
  func tokenRefused(_ token: String, of person: PersonID) {}

  private static let all = Task<BackendTokens, any Error> {
    var tokens: [PersonID: String] = [:]
    try await SharedBackend.with { place in
      let client = APIClient(configuration: .init(baseURL: place.url), logger: quiet)
      for name in ["ana", "ben", "carla", "diego"] {
        let session: SignedIn = try await client.send(
          .post(
            "quotes/v1/sessions", json: Credentials(email: "\(name)@example.com"),
            idempotencyKey: UUID().uuidString))
        tokens[PersonID(name)] = session.token
      }
    }
    return BackendTokens(tokens: tokens)
  }

  static func signedIn() async throws -> BackendTokens { try await all.value }
}

private struct Credentials: Encodable, Sendable {
  let email: String
  let password = "casa-2026"
}

private struct SignedIn: Decodable, Sendable {
  let token: String
}

private struct Reason: Encodable, Sendable {
  let reason = "changed-mind"
}

/// One line of 120.00.
private struct Offered: Encodable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }

  struct Item: Encodable, Sendable {
    struct Price: Encodable, Sendable {
      let amount = 60_00
      let currency = "EUR"
    }
    let text = "Hours"
    let quantity = 2
    let price = Price()
  }

  let id: String
  let items = [Item()]
  let validUntil = "2026-12-01"
}
