public import Foundation
public import Hummingbird
public import Kit
public import Scripted
import Synchronization

/// The service of quotes, in memory: requests, applications, offers and chats.
///
/// A token is the ID of a person, or that of a session, such as `ana.1`.
///
/// ```swift
/// let quotes = FakeQuotes()
/// quotes.add(FakeRequest("r1", professionals: [FakeRequest.application("carla", quote: "offered")]))
/// try await withServer(quotes.respond) { url in }
/// ```
public final class FakeQuotes: Sendable {
  public let server: FakeServer
  /// The sessions of people.
  public let accounts: FakeAccounts
  private let store: Store

  /// - Parameter now: The time at which sessions begin; they last two weeks.
  public init(now: Date = Date(timeIntervalSince1970: 1_767_225_600)) {
    let (store, accounts) = (Store(), FakeAccounts(now: now))
    self.store = store
    self.accounts = accounts
    server = FakeServer(
      at: "/api/quotes/v1", rules: [.signedIn, .keyed],
      Self.routes(store) + store.chats + store.photos + accounts.routes,
      isSignedIn: accounts.isSignedIn)
  }

  @Sendable public func respond(to request: Request) async throws -> Response {
    try await server.respond(to: request)
  }

  // MARK: Actions of a test

  /// All requests, the newest first.
  public var requests: [FakeRequest] { store.requests }
  public func request(_ id: String) -> FakeRequest? { requests.first { $0.id == id } }
  public func add(_ request: FakeRequest) { store.with { $0.insert(request, at: 0) } }
  public func removeAll() { store.with { $0 = [] } }
  public func change(_ id: String, _ change: (inout FakeRequest) -> Void) {
    store.with { requests in
      for index in requests.indices where requests[index].id == id { change(&requests[index]) }
    }
  }

  /// Writes messages from another device, to or as a professional who has applied.
  public func write(
    _ messages: FakeMessage..., in request: String, with professional: String = "carla"
  ) {
    change(request) { request in
      for index in request.professionals.indices
      where request.professionals[index].person == professional {
        request.professionals[index].messages += messages
      }
    }
    tellChat(request, with: professional)
  }
  /// Sends the event that a chat has changed.
  public func tellChat(_ request: String, with professional: String = "carla") {
    store.tellChat(request, with: professional)
  }
  /// Sends the event that a request has changed.
  public func tellRequest(_ request: String) { store.tellRequest(request) }
  /// The number of open streams of events.
  public var listeners: Int { store.listeners.withLock { $0.count } }

  /// The contents of an uploaded photo.
  public func photo(_ id: String) -> Data? { store.photo(id) }
  public func putPhoto(_ id: String, of owner: String, _ contents: Data) {
    store.uploads.withLock { $0[id] = (owner, contents) }
  }

  /// The targets of all reads, with their queries.
  public var reads: [String] { server.calls.filter { $0.method == .get }.map(\.target) }
  /// The methods and paths of all writes, such as `POST requests`.
  public var operations: [String] { server.writes.map(\.line) }
  public var keys: [String] { server.writes.compactMap(\.key) }

  public func fail() { server.fail() }
  public func loseAnswers(_ count: Int) { for _ in 0..<count { server.lose(.failedAfter) } }
  public func holdReads() -> Gate { server.holdReads() }

  // MARK: Answers

  private static func routes(_ store: Store) -> [FakeServer.Route] {
    [
      .get("requests") { call in
        try page(store.requests.filter { $0.concerns(call.person) }, call)
      },
      .get("requests/open") { call in
        guard call.isProfessional else { throw FakeServer.Refusal(403, "not-for-your-role") }
        return try page(store.requests.filter { $0.isFound(by: call) }, call)
      },
      .get("requests/*") { call in
        guard let request = store.requests.first(where: { $0.id == call.parts[0] }),
          request.isVisible(to: call.person)
        else { throw FakeServer.Refusal(404, "unknown-request") }
        return try .json(request.object(for: call.person))
      },
      .get("quotes/*") { call in
        let found = store.requests.lazy.compactMap { $0.quote(call.parts[0], for: call.person) }
        guard let quote = found.first else { throw FakeServer.Refusal(404, "unknown-quote") }
        return try .json(quote)
      },
      .post("requests") { call in try store.create(call) },
      .on(.patch, "requests/*") { call in try store.edit(call) },
      .post("requests/*/*") { call in
        call.isProfessional ? try store.offer(call) : try store.change(call)
      },
      .post("quotes/*/*") { call in try store.answer(call) },
    ]
  }

  private static func page(_ found: [FakeRequest], _ call: FakeServer.Call) throws
    -> FakeServer.Reply
  {
    let start = min(found.count, call.query["after"].flatMap { Int($0) } ?? 0)
    let end = min(found.count, start + (call.query["limit"].flatMap { Int($0) } ?? 20))
    return try .json([
      "items": found[start..<end].map { $0.object(for: call.person) },
      "next": end < found.count ? "\(end)" as any Sendable : NSNull(),
    ])
  }

  /// The data of the service, for its routes.
  final class Store: Sendable {
    private let state = Mutex<[FakeRequest]>([])
    let listeners = Mutex<[(person: String, AsyncStream<String>.Continuation)]>([])
    let uploads = Mutex<[String: (owner: String, contents: Data)]>([:])

    var requests: [FakeRequest] { state.withLock { $0 } }

    func with<Value: Sendable>(
      _ body: (inout [FakeRequest]) throws -> Value
    ) rethrows -> Value {
      try state.withLock { try body(&$0) }
    }
  }
}

extension FakeServer.Call {
  var isProfessional: Bool { ["carla", "diego", "elena"].contains(person) }
}

extension FakeRequest {
  func concerns(_ person: String) -> Bool { homeowner == person || has(person) }

  func isVisible(to person: String) -> Bool {
    if concerns(person) { return true }
    return state == "open" && ["carla", "diego", "elena"].contains(person)
  }

  fileprivate func isFound(by call: FakeServer.Call) -> Bool {
    let place = (call.query["place"] ?? "").searchable
    return state == "open" && (free > 0 || has(call.person))
      && (call.query["kind"] ?? kind) == kind
      && (place.isEmpty || self.place.values.contains { $0.searchable.hasPrefix(place) })
  }

  fileprivate func quote(_ id: String, for person: String) -> Object? {
    professionals.flatMap { [$0] + $0.earlier }
      .first { $0.quoteID == id && [homeowner, $0.person].contains(person) }?
      .quoteObject(in: self)
  }
}

extension String {
  /// Without accents, in lower case.
  fileprivate var searchable: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
