import HTTPTypes

/// An answer that says why there is no better one, as RFC 9457 ("Problem Details for HTTP APIs")
/// lays it out. Throw it from a route.
struct Problem: Error {
  /// One thing that is wrong with a request's body.
  struct Fault: Encodable, Equatable {
    let detail: String
    /// Where it is, as a JSON pointer in a fragment (RFC 6901), such as `#/topic`.
    let pointer: String
  }

  /// Tells programs what kind of problem this is. These are tag URIs (RFC 4151): names, with nothing
  /// to fetch. `about:blank` means that the status says it all.
  var type = "about:blank"
  let status: HTTPResponse.Status
  var title: String
  let detail: String
  var faults: [Fault] = []
  /// What this kind of problem says besides (RFC 9457, section 3.2), by name.
  var members: [String: any Encodable & Sendable] = [:]
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ detail: String) {
    self.status = status
    self.title = status.reasonPhrase
    self.detail = detail
  }

  init(
    _ status: HTTPResponse.Status, kind: String, title: String, detail: String, faults: [Fault] = []
  ) {
    self.init(status, detail)
    self.type = "tag:sillar.example,2026:\(kind)"
    self.title = title
    self.faults = faults
  }
}

extension Problem {
  static func noRoute(_ path: String) -> Problem {
    Problem(.notFound, "There is nothing at \(path).")
  }

  static func methodNotAllowed(
    _ method: HTTPRequest.Method, at path: String, allowed: [HTTPRequest.Method]
  ) -> Problem {
    let allowed = allowed.map(\.rawValue).joined(separator: ", ")
    var problem = Problem(
      .methodNotAllowed, "\(method.rawValue) does not work on \(path); \(allowed) would.")
    problem.headers[.allow] = allowed
    return problem
  }

  static func unsupportedContentType(_ contentType: String?) -> Problem {
    let sent = contentType.map { "The body is sent as \($0)" } ?? "The body has no Content-Type"
    var problem = Problem(
      .unsupportedMediaType, "\(sent): send JSON with Content-Type: application/json.")
    problem.headers[.accept] = "application/json"
    return problem
  }

  /// - Parameter limit: in bytes.
  static func bodyTooLarge(limit: Int) -> Problem {
    var problem = Problem(.contentTooLarge, "The body may have at most \(limit) bytes.")
    // Spares the client sending what is left of the body, and the server reading it.
    problem.headers[.connection] = "close"
    return problem
  }

  /// - Parameter reason: what is wrong, and where.
  static func malformedJSON(_ reason: String) -> Problem {
    Problem(
      .badRequest, kind: "malformed-json", title: "The body is not JSON", detail: reason)
  }

  static func invalidBody(_ fault: Fault) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-body", title: "The body is not what is expected here",
      detail: fault.detail, faults: [fault])
  }

  /// 422 and not 404: the address is right, what it was sent is not.
  static func unknownTopic(_ id: String, topicsPath: String) -> Problem {
    let detail =
      "There is no topic \(id.debugDescription): GET \(topicsPath) lists those there are."
    return Problem(
      .unprocessableContent, kind: "unknown-topic", title: "Unknown topic", detail: detail,
      faults: [Fault(detail: detail, pointer: "#/topic")])
  }

  static func noPicture() -> Problem {
    Problem(
      .notFound, kind: "unknown-picture", title: "Unknown picture",
      detail: "There is no picture of that name.")
  }

  static func noGame() -> Problem {
    Problem(
      .notFound, kind: "unknown-game", title: "Unknown game",
      detail: "There is no such game, or it is too old to be kept.")
  }

  static func noFilm() -> Problem {
    Problem(
      .notFound, kind: "unknown-film", title: "Unknown film",
      detail: "There is no such film, or no such picture of one.")
  }

  static func invalidPage() -> Problem {
    Problem(
      .badRequest, kind: "invalid-page", title: "There cannot be such a page",
      detail: "A page is a whole number from 1 to 500.")
  }

  static func unavailable() -> Problem {
    Problem(.serviceUnavailable, "This service is not available just now. Ask again later.")
  }

  /// Gives away nothing about what went wrong inside.
  /// - Parameter requestID: under which the log has the rest.
  static func unexpected(requestID: String?) -> Problem {
    let hint = requestID.map { " The log has more about it under request \($0)." } ?? ""
    return Problem(
      .internalServerError, "The server made a mistake; asking again later may help.\(hint)")
  }
}
