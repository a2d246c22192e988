import AsyncHTTPClient
import Foundation
import NIOCore
import Testing

/// A client that sends requests for one user, or without a user.
struct Caller: Sendable {
  let server: TestServer
  /// The prefix of each path.
  private let base: String
  let headers: [(String, String)]

  /// - Parameters:
  ///   - base: by default, that of requests, quotes, photos and chats.
  ///   - token: of the user's session; `nil` for nobody.
  init(server: TestServer, base: String = Self.quotes, token: String?) {
    self.server = server
    self.base = base
    headers = token.map { [("Authorization", "Bearer \($0)")] } ?? []
  }

  /// Returns a client of the shop, of payments and of wallets with the account of a new guest.
  static func guest(of server: TestServer) async throws -> Caller {
    let nobody = Caller(server: server, base: "", token: nil)
    let session: NewSessionAnswer = try await nobody.done(nobody.post("\(accounts)/guests"))
    return Caller(server: server, base: "", token: session.token)
  }

  /// Returns a client of the same user for other paths.
  func at(_ base: String) -> Caller { Caller(self, base: base) }

  private init(_ other: Caller, base: String) {
    server = other.server
    self.base = base
    headers = other.headers
  }

  func get(_ path: String, headers more: [(String, String)] = []) async throws -> Answer {
    try await server.get(base + path, headers: headers + more)
  }

  /// - Parameter key: the idempotency key; `nil` for none.
  func send(
    _ method: String, _ path: String, _ body: String? = "{}", key: String? = .newID,
    patience: TimeAmount = .seconds(60)
  ) async throws -> Answer {
    try await server.send(
      method, base + path, body, headers: headers + Self.header(key), patience: patience)
  }

  func post(
    _ path: String, _ body: String = "{}", key: String? = .newID,
    patience: TimeAmount = .seconds(60)
  ) async throws -> Answer {
    try await send("POST", path, body, key: key, patience: patience)
  }

  func put(
    _ path: String, _ body: HTTPClientRequest.Body, key: String? = .newID,
    contentType: String = "application/octet-stream"
  ) async throws -> Answer {
    try await server.send(
      "PUT", base + path, body: body, contentType: contentType,
      headers: headers + Self.header(key))
  }

  /// Decodes the body of a response; records an issue unless it has this status.
  func done<Value: Decodable>(
    _ answer: Answer, _ status: Int = 201, as type: Value.Type = Value.self
  ) throws -> Value {
    #expect(answer.status == status, "\(answer.text)")
    return try answer.decoded(type)
  }

  /// Reads all items of a list, part by part, with at most `limit` items in each.
  ///
  /// - Parameter partDone: called after each part, with the number of items so far.
  func all<Item: Decodable>(
    _ path: String, limit: Int, of type: Item.Type = Item.self,
    partDone: (Int) async throws -> Void = { _ in }
  ) async throws -> [Item] {
    var (items, next): ([Item], String?) = ([], "")
    while let place = next {
      let part: ListAnswer<Item> = try done(
        await get("\(path)?limit=\(limit)\(place.isEmpty ? "" : "&after=\(place)")"), 200)
      #expect(part.items.count <= limit)
      items += part.items
      next = part.next
      try await partDone(items.count)
    }
    return items
  }

  private static func header(_ key: String?) -> [(String, String)] {
    key.map { [("Idempotency-Key", $0)] } ?? []
  }
}

extension String {
  /// A new id, as clients make them.
  static var newID: String { UUID().uuidString.lowercased() }
}
