import AsyncHTTPClient
import BackendModel
import NIOCore
import Testing

// Calls of members that are not the subject of a test: a failure records an issue.
extension Caller {
  static let accounts = "/api/accounts/v1"
  /// The path of requests, quotes, photos and chats.
  static let quotes = "/api/quotes/v1"

  /// - Parameters:
  ///   - device: the text from an earlier sign-in with the device.
  ///   - client: the visitor of the app that asks.
  func signIn(
    _ name: String, _ password: String = QuotesServer.password, key: String? = .newID,
    device: String? = nil, client: String? = nil
  ) async throws -> Answer {
    let body = String.signIn("\(name)@example.com", password)
      .replacing("}", with: device.map { #","device":"\#($0)"}"# } ?? "}")
    return try await server.send(
      "POST", "\(Self.accounts)/sessions", body,
      headers: (key.map { [("Idempotency-Key", $0)] } ?? [])
        + (client.map { [("Sillar-Client", $0)] } ?? []))
  }

  func signOut() async throws {
    let answer = try await at(Self.accounts).send("DELETE", "/sessions/current", nil, key: nil)
    #expect(answer.status == 204)
  }

  func create(
    _ id: String = .newID, kind: String = "plumbing", title: String = "A tap drips",
    city: String = "Madrid", postcode: String = "28001", photos: [String] = []
  ) async throws -> WorkRequestAnswer {
    let body = String.request(
      id, kind: kind, title: title, city: city, postcode: postcode, photos: photos)
    return try await done(post("/requests", body))
  }

  func apply(to request: String) async throws -> WorkRequestAnswer {
    try await done(post("/requests/\(request)/applications"))
  }

  func offer(
    _ id: String = .newID, for request: String, validUntil: String = "2026-12-01"
  ) async throws -> QuoteAnswer {
    try await done(post("/requests/\(request)/quotes", .quote(id, validUntil: validUntil)))
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

  /// Sends a photo.
  func photo(_ bytes: [UInt8] = SampleJPEG().bytes) async throws -> PhotoID {
    let id = String.newID
    let answer = try await put("/photos/\(id)", .bytes(ByteBuffer(bytes: bytes)))
    #expect(answer.status == 201, "\(answer.text)")
    return try #require(PhotoID(id))
  }

  func say(
    _ text: String, in chat: String, photo: PhotoID? = nil, id: String = .newID
  ) async throws -> MessageAnswer {
    try await done(post("\(chat)/messages", .message(id, text, photo: photo?.rawValue)))
  }

  func messages(in chat: String, _ query: String = "") async throws -> MessagesAnswer {
    try await done(get("\(chat)/messages\(query)"), 200)
  }

  func chats() async throws -> [ChatAnswer] {
    try await done(get("/chats"), 200, as: ListAnswer<ChatAnswer>.self).items
  }
}

// Bodies of requests to the API of requests and quotes.
extension String {
  static func signIn(_ email: String, _ password: String) -> String {
    #"{"email":"\#(email)","password":"\#(password)"}"#
  }

  static func request(
    _ id: String, kind: String = "plumbing", title: String = "A tap drips", city: String = "Madrid",
    postcode: String = "28001", photos: [String] = []
  ) -> String {
    let photos = photos.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"id":"\(id)","kind":"\(kind)","title":"\(title)","description":"Day and night.",\
      "place":{"city":"\(city)","postcode":"\(postcode)"},"when":"flexible","photos":[\(photos)]}
      """
  }

  static func quote(
    _ id: String, validUntil: String = "2026-12-01", quantity: Int = 2, price: Int = 45_00
  ) -> String {
    """
    {"id":"\(id)","items":[{"text":"Hours","quantity":\(quantity),"price":\
    {"amount":\(price),"currency":"EUR"}}],"valid_until":"\(validUntil)"}
    """
  }

  static let cancel = #"{"reason":"other","note":"No more"}"#
  static let rate = #"{"stars":5,"text":"Good"}"#
  static let rateContact = #"{"stars":2,"text":"Slow","professional":"carla"}"#

  static func edit(_ version: Int, title: String, override: Bool = false) -> String {
    #"{"version":\#(version),"override":\#(override),"title":"\#(title)"}"#
  }
}

extension String {
  /// Returns the path of a chat.
  static func chat(_ request: WorkRequest.ID, _ professional: String) -> String {
    "/requests/\(request)/chats/\(professional)"
  }

  static func message(_ id: String, _ text: String, photo: String? = nil) -> String {
    #"{"id":"\#(id)","text":"\#(text)","photo":\#(photo.map { "\"\($0)\"" } ?? "null")}"#
  }
}
