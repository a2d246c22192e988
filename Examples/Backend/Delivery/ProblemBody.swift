import HTTPTypes

/// The JSON of a ``Problem``, as defined in RFC 9457.
struct ProblemBody: Encodable {
  private let problem: Problem
  private let instance: String

  /// - Parameter path: the path of the request.
  init(_ problem: Problem, path: String) {
    self.problem = problem
    // A reference that begins with two slashes would name a host (RFC 3986, section 4.2).
    instance = "/" + path.drop { $0 == "/" }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in problem.members { try container.encode(value, forKey: Name(name)) }
    try container.encode(problem.type, forKey: Name("type"))
    try container.encode(problem.title, forKey: Name("title"))
    try container.encode(problem.status.code, forKey: Name("status"))
    try container.encode(problem.detail, forKey: Name("detail"))
    try container.encode(instance, forKey: Name("instance"))
    if !problem.faults.isEmpty { try container.encode(problem.faults, forKey: Name("errors")) }
  }
}
