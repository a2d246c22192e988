/// A server's description of a failure in `application/problem+json`, as defined by
/// [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457). Every part is optional.
public struct ProblemDetails: Hashable, Sendable, Decodable {
  /// Identifies the kind of problem, as a URI reference. The only part that programs should interpret.
  public let type: String?
  public let title: String?
  public let status: Int?
  /// An explanation of this occurrence, for a person to read.
  public let detail: String?
  public let instance: String?
  /// The wait that the server asks for. It comes from the `Retry-After` header, with or without the other parts.
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

  /// Ignores a part of the wrong type, as section 3.1 of the RFC requires.
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
