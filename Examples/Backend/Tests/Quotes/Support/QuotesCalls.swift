/// A call of the API of requests and quotes.
struct RouteCall: Sendable, CustomStringConvertible {
  let method: String
  let path: String
  var body = "{}"
  /// Who may make it; `nil` for everyone who is signed in.
  var role: String?
  /// What it is about, such as `request`: nothing of that name is there for who has nothing to do with it.
  var thing: String?

  var isWrite: Bool { method != "GET" }
  var description: String { "\(method) \(path)" }

  func send(by caller: QuotesCaller, key: String? = QuotesCaller.newID()) async throws -> Answer {
    isWrite ? try await caller.send(method, path, body, key: key) : try await caller.get(path)
  }
}

/// Every call of the API that somebody has to be signed in for. A test goes through them all, so that none
/// is open to whom it should not be: a new route has to be here.
enum QuotesCalls {
  /// - Parameters:
  ///   - request: the id of a request.
  ///   - quote: the id of a quote for it.
  ///   - photo: the id of a photo in it.
  static func all(request: String, quote: String, photo: String) -> [RouteCall] {
    let id = QuotesCaller.newID()
    let path = "/requests/\(request)"
    return [
      RouteCall(method: "GET", path: "/sessions/current"),
      RouteCall(method: "GET", path: "/requests"),
      RouteCall(method: "POST", path: "/requests", body: .request(id), role: "homeowner"),
      RouteCall(method: "GET", path: "/requests/open", role: "professional"),
      RouteCall(method: "GET", path: path, thing: "request"),
      RouteCall(
        method: "PATCH", path: path, body: .edit(1, title: "Mine now"), role: "homeowner",
        thing: "request"),
      RouteCall(
        method: "POST", path: "\(path)/photos", body: #"{"photo":"\#(photo)"}"#, role: "homeowner",
        thing: "request"),
      RouteCall(
        method: "POST", path: "\(path)/cancel", body: .cancel, role: "homeowner", thing: "request"),
      RouteCall(method: "POST", path: "\(path)/done", role: "homeowner", thing: "request"),
      RouteCall(
        method: "POST", path: "\(path)/ratings", body: .rate, role: "homeowner", thing: "request"),
      RouteCall(
        method: "POST", path: "\(path)/applications", role: "professional", thing: "request"),
      RouteCall(
        method: "POST", path: "\(path)/quotes", body: .quote(id), role: "professional",
        thing: "request"),
      RouteCall(method: "GET", path: "/quotes/\(quote)", thing: "quote"),
      RouteCall(method: "POST", path: "/quotes/\(quote)/accept", role: "homeowner", thing: "quote"),
      RouteCall(
        method: "POST", path: "/quotes/\(quote)/decline", role: "homeowner", thing: "quote"),
    ]
  }

  /// The one call that needs no key, for signing out twice is as good as once.
  static let signOut = RouteCall(method: "DELETE", path: "/sessions/current")
}
