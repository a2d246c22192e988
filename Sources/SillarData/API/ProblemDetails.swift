/// What a server says about a failure in `application/problem+json`, as
/// [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457) has it. Every part is optional there.
public struct ProblemDetails: Hashable, Sendable, Decodable {
  /// Identifies the kind of problem, as a URI reference. The one part for programs to go by.
  public let type: String?
  public let title: String?
  public let status: Int?
  /// What went wrong this time, for a person to read.
  public let detail: String?
  public let instance: String?
  /// How long the server asks to be left alone. It says that in a header, `Retry-After`, with or without a problem's
  /// other parts.
  public var retryAfter: Duration?

  public init(
    type: String? = nil, title: String? = nil, status: Int? = nil, detail: String? = nil,
    instance: String? = nil, retryAfter: Duration? = nil
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.instance = instance
    self.retryAfter = retryAfter
  }

  private enum Key: CodingKey { case type, title, status, detail, instance }

  /// A part of the wrong type is ignored, as section 3.1 of the RFC demands.
  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) -> String? { try? parts.decode(String.self, forKey: key) }
    self.init(
      type: text(.type), title: text(.title), status: try? parts.decode(Int.self, forKey: .status),
      detail: text(.detail), instance: text(.instance))
  }
}

extension ProblemDetails: CustomStringConvertible {
  public var description: String {
    let wish = retryAfter.map { "ask again in \($0)" }
    return [title, detail, wish].compactMap(\.self).joined(separator: ": ")
  }
}
