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

/// The service of quotes, with users who are signed in, each on one phone or on several.
struct QuotesPlace: Sendable {
  let place: Place
  let tokens: any SessionTokens

  /// Returns a phone without saved data.
  func phone(of person: Person) throws -> QuotesPhone {
    let folder = place.folder.appending(path: newName())
    let service = try WorkService.started(
      place.url, in: folder, with: OwnRequestsPart(), FindRequestsPart(), ChatPart(),
      PhotosPart(dataDirectory: folder), tokens: tokens, now: { today }, clock: Place.patientClock)
    return QuotesPhone(
      person: person, service: service,
      chats: ChatInfraFactory(service: service).chats(of: person),
      photos: try PhotosInfraFactory(service: service))
  }

  /// Creates a request at the service.
  func request(of person: Person = ana, _ contents: RequestContents = .tap) async throws
    -> RequestID
  {
    let id = RequestID(UUID())
    let phone = try phone(of: person)
    try await phone.own.create(id, contents, photos: [])
    try await phone.send()
    return id
  }

  /// Applies to a request as a professional.
  func apply(_ person: Person = carla, to id: RequestID) async throws {
    let phone = try phone(of: person)
    try await phone.jobs.apply(to: id)
    try await phone.send()
  }

  /// Creates a chat about a new request.
  func chat() async throws -> ChatID {
    let id = try await request()
    try await apply(to: id)
    return ChatID(request: id, professional: carla.id)
  }

  /// Makes an offer as a professional.
  func offer(for id: RequestID, by person: Person = carla) async throws -> String {
    let quote = UUID().uuidString.lowercased()
    try await post("requests/\(id.rawValue)/quotes", Offered(id: quote), as: person)
    return quote
  }

  /// Accepts a quote as Ana.
  func accept(_ quote: String) async throws {
    try await post("quotes/\(quote)/accept", Nothing(), as: ana)
  }

  /// Cancels a request as Ana.
  func cancel(_ id: RequestID) async throws {
    try await post("requests/\(id.rawValue)/cancel", Reason(), as: ana)
  }

  /// Ends a session at the service.
  ///
  /// - Returns: True if the service confirms it.
  func endSession(_ token: String) async throws -> Bool {
    try await client.send(
      Endpoint(
        method: .delete, path: "accounts/v1/sessions/current",
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

  /// Adds a photo, which ``send()`` sends.
  func addPhoto(_ contents: Data = Sample.jpeg) async throws -> PhotoID {
    try await withFolder { folder in
      let file = try Sample.file(contents, "tap.jpg", in: folder)
      return try await photos.photos(of: person).add(file, for: "tap")
    }
  }

  /// Returns the picture of a photo; nil if there is none.
  func picture(_ photo: PhotoID) async throws -> Data? {
    try await photos.pictures.picture(named: "photo/\(photo.rawValue)", for: person.id)
      .map { Data($0.bytes) }
  }

  /// Sends the outbox until each entry is accepted or refused.
  func send() async throws {
    try await service.send(of: person) { entries in entries.allSatisfy { $0.state != .waiting } }
  }

  /// Reads a homeowner's request from the service.
  func read(_ id: RequestID) async throws -> OwnRequest { try await answer(own.request(id)).value }

  /// Reads a homeowner's request from the list of the service; nil when it is not in the list.
  func listed(_ id: RequestID) async throws -> OwnRequest? {
    try await answer(own.all()).value.first { $0.id == id }
  }

  /// Reads a professional's job from the service.
  func job(_ id: RequestID) async throws -> Job { try await answer(jobs.job(id)).value }

  /// Reads a job from the list of the service; nil when the professional has not applied.
  func applied(_ id: RequestID) async throws -> Job? {
    try await answer(jobs.applied()).value.first { $0.id == id }
  }

  /// Finds the open requests that match a query.
  func found(_ query: JobQuery) async throws -> [Job] {
    try await jobs.find(query, after: FoundJobs()).last().value.items
  }

  /// Reads a quote from the service.
  func quote(_ id: QuoteID) async throws -> Quote { try await answer(quotes.quote(id)).value }
}

extension Implementation {
  /// The services of quotes. None is in memory: tests of the screens use the app's own repositories.
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

/// Ana's chat with Carla about a new request.
struct ChatPlace: Sendable {
  let chat: ChatID
  let ana: any ChatRepository
  /// Sends the messages that Ana has written.
  let settle: @Sendable () async throws -> Void
  /// Sends messages from Carla.
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
  /// Tests Ana's photos, with a function that sends them.
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

/// The session tokens of users who are signed in at a backend.
struct BackendTokens: SessionTokens {
  private var tokens: [PersonID: String] = [:]

  init(at url: URL) async throws {
    let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
    for name in ["ana", "ben", "carla", "diego"] {
      let session: SignedIn = try await client.send(
        .post(
          "accounts/v1/sessions", json: Credentials(email: "\(name)@example.com"),
          idempotencyKey: UUID().uuidString))
      tokens[PersonID(name)] = session.token
    }
  }

  func token(of person: PersonID) -> String? { tokens[person] }
  func tokenRefused(_ token: String, of person: PersonID) {}

  private static let all = Task<BackendTokens, any Error> {
    try await BackendTokens(at: SharedBackend.running.value)
  }

  /// Returns the tokens at the shared backend.
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

/// An offer with one line of 120.00.
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
