import HTTPTypes

/// An error response with problem details, as defined in RFC 9457 ("Problem Details for HTTP APIs").
/// Throw it from a route.
struct Problem: Error {
  /// One error in the body of a request.
  struct Fault: Encodable, Equatable {
    let detail: String
    /// The place of the error, as a JSON pointer in a fragment (RFC 6901), such as `#/topic`.
    let pointer: String
  }

  /// The kind of problem, for programs: a tag URI (RFC 4151), which is a name that cannot be fetched.
  /// `about:blank` means that the status is the kind.
  var type = "about:blank"
  let status: HTTPResponse.Status
  var title: String
  let detail: String
  var faults: [Fault] = []
  /// The extension members of this kind of problem (RFC 9457, section 3.2), by name.
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
    // The client need not send the rest of the body, and the server need not read it.
    problem.headers[.connection] = "close"
    return problem
  }

  /// - Parameter reason: the error, and its place.
  static func malformedJSON(_ reason: String) -> Problem {
    Problem(
      .badRequest, kind: "malformed-json", title: "The body is not JSON", detail: reason)
  }

  static func invalidBody(_ fault: Fault) -> Problem {
    Problem(
      .unprocessableContent, kind: "invalid-body", title: "The body is not what is expected here",
      detail: fault.detail, faults: [fault])
  }

  /// 422 and not 404: the path exists, but the topic in the body does not.
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

  /// The client may be gone, so that nobody reads this.
  static func cutShort() -> Problem {
    var problem = Problem(
      .badRequest, kind: "cut-short", title: "The body is not complete",
      detail: "The connection ended before the body did.")
    problem.headers[.connection] = "close"
    return problem
  }

  /// The connection closes: the rest of a body that is still arriving is not read.
  static func tooSlow() -> Problem {
    var problem = Problem(
      .serviceUnavailable, kind: "too-slow", title: "It took too long",
      detail: "The request was ended because it took too long. Ask again later.")
    problem.headers[.connection] = "close"
    problem.headers[.retryAfter] = "5"
    return problem
  }

  /// Says nothing about the cause of the error, which only the log has.
  /// - Parameter requestID: the id of the request in the log.
  static func unexpected(requestID: String?) -> Problem {
    let hint = requestID.map { " The log has more about it under request \($0)." } ?? ""
    return Problem(
      .internalServerError, "The server made a mistake; asking again later may help.\(hint)")
  }
}
