import ChatInfra
import ChatModel
import ChatTesting
import FindRequestsInfra
import FindRequestsModel
import Foundation
import HTTPTypes
import Kit
import OwnRequestsInfra
import OwnRequestsModel
import PhotosInfra
import PhotosModel
import PhotosTesting
import QuotesInfra
import QuotesModel
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
    let folder = place.folder.appending(path: newName())
    let service = try WorkService.started(
      place.url, in: folder, with: OwnRequestsPart(), FindRequestsPart(), ChatPart(),
      PhotosPart(dataDirectory: folder), tokens: tokens, now: { today }, clock: Place.patientClock)
    return QuotesPhone(
      person: person, service: service,
      chats: ChatInfraFactory(service: service).chats(of: person),
      photos: PhotosInfraFactory(service: service, dataDirectory: folder))
  }

  /// A request that the service has.
  func request(of person: Person = ana, _ contents: RequestContents = .tap) async throws
    -> RequestID
  {
    let id = RequestID(UUID())
    let phone = try phone(of: person)
    try await phone.own.create(id, contents, photos: [])
    try await phone.send()
    return id
  }

  /// Has somebody apply.
  func apply(_ person: Person = carla, to id: RequestID) async throws {
    let phone = try phone(of: person)
    try await phone.jobs.apply(to: id)
    try await phone.send()
  }

  /// A chat about a request of its own.
  func chat() async throws -> ChatID {
    let id = try await request()
    try await apply(to: id)
    return ChatID(request: id, professional: carla.id)
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

  /// Ends a session at the service.
  ///
  /// - Returns: Whether the service says so.
  func endSession(_ token: String) async throws -> Bool {
    try await client.send(
      Endpoint(
        method: .delete, path: "quotes/v1/sessions/current",
        headers: [.authorization: "Bearer \(token)"], isSafeToRepeat: true,
        decode: { $0.status == 204 }))
  }

  private var client: APIClient {
    APIClient(configuration: .init(baseURL: place.url), logger: quiet)
  }

  private func post<Body: Encodable & Sendable>(
    _ path: String, _ body: Body, as person: Person
  ) async throws {
    var endpoint = Endpoint<Made>.post(
      "quotes/v1/\(path)", json: body, idempotencyKey: UUID().uuidString)
    endpoint.headers[.authorization] = "Bearer \(tokens.token(of: person.id) ?? "")"
    _ = try await client.send(endpoint)
  }
}

struct QuotesPhone: Sendable {
  let person: Person
  let service: WorkService
  let chats: any ChatRepository
  let photos: PhotosInfraFactory

  /// A homeowner's requests.
  var own: any OwnRequestsRepository {
    OwnRequestsInfraFactory(service: service).requests(of: person)
  }
  /// A professional's jobs and offers.
  var jobs: any JobsRepository { FindRequestsInfraFactory(service: service).jobs(of: person) }
  var offers: any OffersRepository {
    FindRequestsInfraFactory(service: service).offers(of: person)
  }
  private var quotes: any QuotesRepository {
    QuotesInfraFactory(service: service).quotes(of: person)
  }

  /// Adds a photo that is sent with what waits.
  func addPhoto(_ contents: Data = Sample.jpeg) async throws -> PhotoID {
    try await withFolder { folder in
      let file = try Sample.file(contents, "tap.jpg", in: folder)
      return try await photos.photos(of: person).add(file, for: "tap")
    }
  }

  /// What is to be seen of a photo.
  func picture(_ photo: PhotoID) async throws -> Data? {
    try await photos.pictures.picture(named: "photo/\(photo.rawValue)", for: person.id)
      .map { Data($0.bytes) }
  }

  /// Sends what waits, until it is taken or refused.
  func send() async throws {
    try await service.send(of: person) { entries in entries.allSatisfy { $0.state != .waiting } }
  }

  /// A homeowner's request, as the service says now.
  func read(_ id: RequestID) async throws -> OwnRequest { try await answer(own.request(id)).value }

  /// A homeowner's request in the list, as the service says now; nil when it is not among theirs.
  func listed(_ id: RequestID) async throws -> OwnRequest? {
    try await answer(own.all()).value.first { $0.id == id }
  }

  /// A professional's job, as the service says now.
  func job(_ id: RequestID) async throws -> Job { try await answer(jobs.job(id)).value }

  /// A job in the list, as the service says now; nil when the professional has not applied.
  func applied(_ id: RequestID) async throws -> Job? {
    try await answer(jobs.applied()).value.first { $0.id == id }
  }

  /// The open requests that a query finds now.
  func found(_ query: JobQuery) async throws -> [Job] {
    try await jobs.find(query, after: FoundJobs()).last().value.items
  }

  /// A quote, as the service says now.
  func quote(_ id: QuoteID) async throws -> Quote { try await answer(quotes.quote(id)).value }
}

extension Implementation {
  /// There is none in memory: the screens are tested on the app's own.
  static let ofQuotes = [Implementation.fakeServer, .backend]

  func service(_ test: (Place) async throws -> Void) async throws {
    if self == .backend {
      try await SharedBackend.with(test)
    } else {
      try await Place.with(FakeQuotes(now: today).server, test)
    }
  }

  func quotes(_ test: (QuotesPlace) async throws -> Void) async throws {
    let tokens: any SessionTokens =
      self == .backend ? try await BackendTokens.signedIn() : OwnNames()
    try await service { try await test(QuotesPlace(place: $0, tokens: tokens)) }
  }
}

/// Ana's chat with Carla about a request of its own.
struct ChatPlace: Sendable {
  let chat: ChatID
  let ana: any ChatRepository
  /// Has what Ana has written sent.
  let settle: @Sendable () async throws -> Void
  /// Has Carla write.
  let write: @Sendable ([String]) async throws -> Void
}

extension Implementation {
  func chat(_ test: (ChatPlace) async throws -> Void) async throws {
    guard self != .memory else {
      let chats = MemoryChats()
      return try await test(
        ChatPlace(
          chat: ChatTesting.chat, ana: chats,
          settle: { while !chats.state.pending.isEmpty { chats.deliver() } },
          write: { for text in $0 { chats.write(text, from: carla) } }))
    }
    try await self.quotes { place in
      let chat = try await place.chat()
      let (ana, carla) = (try place.phone(of: ana), try place.phone(of: carla))
      try await test(
        ChatPlace(
          chat: chat, ana: ana.chats, settle: { try await ana.send() },
          write: { texts in
            for text in texts { try await carla.chats.say(text, in: chat) }
            try await carla.send()
          }))
    }
  }
}

extension Implementation {
  /// Ana's photos, and what has them sent.
  func photos(
    _ test: (any PhotosRepository, _ settle: () async throws -> Void) async throws -> Void
  ) async throws {
    guard self != .memory else {
      let photos = MemoryPhotos()
      return try await test(photos) { photos.set(.sent) }
    }
    try await self.quotes { place in
      let phone = try place.phone(of: ana)
      try await test(phone.photos.photos(of: ana)) { try await phone.send() }
    }
  }
}

/// Everybody whom a backend knows has signed in.
struct BackendTokens: SessionTokens {
  private var tokens: [PersonID: String] = [:]

  init(at url: URL) async throws {
    let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
    for name in ["ana", "ben", "carla", "diego"] {
      let session: SignedIn = try await client.send(
        .post(
          "quotes/v1/sessions", json: Credentials(email: "\(name)@example.com"),
          idempotencyKey: UUID().uuidString))
      tokens[PersonID(name)] = session.token
    }
  }

  func token(of person: PersonID) -> String? { tokens[person] }
  func tokenRefused(_ token: String, of person: PersonID) {}

  private static let all = Task<BackendTokens, any Error> {
    try await BackendTokens(at: SharedBackend.running.value)
  }

  /// At the one that is started once for all tests.
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
