import Foundation
import Testing

/// A client that asks for somebody, or for nobody.
struct QuotesCaller: Sendable {
  let server: TestServer
  let token: String?

  static func newID() -> String { UUID().uuidString.lowercased() }

  func get(_ path: String) async throws -> Answer {
    try await server.get("\(QuotesServer.base)\(path)", headers: headers)
  }

  /// - Parameter key: `nil` for none.
  func send(
    _ method: String, _ path: String, _ body: String? = "{}", key: String? = newID()
  ) async throws -> Answer {
    let key = key.map { [("Idempotency-Key", $0)] } ?? []
    return try await server.send(
      method, "\(QuotesServer.base)\(path)", body, headers: headers + key)
  }

  func post(_ path: String, _ body: String = "{}", key: String? = newID()) async throws -> Answer {
    try await send("POST", path, body, key: key)
  }

  func signIn(
    _ name: String, _ password: String = QuotesServer.password, key: String? = newID()
  ) async throws -> Answer {
    try await post("/sessions", .signIn("\(name)@example.com", password), key: key)
  }

  private var headers: [(String, String)] {
    token.map { [("Authorization", "Bearer \($0)")] } ?? []
  }
}

// What people do, where it is not what the test is about: records an issue unless it works.
extension QuotesCaller {
  func create(
    _ id: String = newID(), kind: String = "plumbing", title: String = "A tap drips",
    city: String = "Madrid", postcode: String = "28001", photos: [String] = []
  ) async throws -> WorkRequestAnswer {
    let body = String.request(
      id, kind: kind, title: title, city: city, postcode: postcode, photos: photos)
    return try await done(post("/requests", body), 201)
  }

  func apply(to request: String) async throws -> WorkRequestAnswer {
    try await done(post("/requests/\(request)/applications"), 201)
  }

  func offer(
    _ id: String = newID(), for request: String, validUntil: String = "2026-12-01"
  ) async throws -> QuoteAnswer {
    try await done(post("/requests/\(request)/quotes", .quote(id, validUntil: validUntil)), 201)
  }

  func request(_ id: String) async throws -> WorkRequestAnswer {
    try await done(get("/requests/\(id)"), 200)
  }

  func quote(_ id: String) async throws -> QuoteAnswer { try await done(get("/quotes/\(id)"), 200) }

  func list(_ path: String) async throws -> ListAnswer<WorkRequestAnswer> {
    try await done(get(path), 200)
  }

  func change(_ path: String, _ body: String = "{}") async throws -> WorkRequestAnswer {
    try await done(post(path, body), 200)
  }

  private func done<Value: Decodable>(_ answer: Answer, _ status: Int) throws -> Value {
    #expect(answer.status == status, "\(answer.text)")
    return try answer.decoded(Value.self)
  }
}
