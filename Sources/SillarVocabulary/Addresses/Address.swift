/// A place in an app: path segments and a query, such as `/movies/7?tab=videos`.
///
/// ```swift
/// let address = Address("/requests/r%201?tab=offers")
/// // segments: ["requests", "r 1"], query: ["tab": "offers"]
/// ```
///
/// Reading decodes percent-encoding and writing encodes it (RFC 3986, section 2.1). In a query, a plus sign is a space,
/// as in forms (URL Standard, section 5.1). Empty segments are ignored: `/movies/` equals `/movies`.
public struct Address: Hashable, Sendable, CustomStringConvertible {
  public var segments: [String]
  public var query: [String: String]

  public init(segments: [String] = [], query: [String: String] = [:]) {
    self.segments = segments
    self.query = query
  }

  /// The address of a path with segments that are not percent-encoded.
  package init(path: String) {
    self.init(
      segments: path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) })
  }

  /// The path, with segments that are not percent-encoded.
  public var path: String { "/" + segments.joined(separator: "/") }

  /// - Returns: Nil when the text does not start with `/`, or its bytes are not valid UTF-8. A fragment is dropped.
  public init?(_ text: String) {
    // By bytes: to Swift, a slash and a combining accent after it are one character; to a browser, two.
    let bytes = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    let halves = bytes.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for part in halves[0].split(separator: UInt8(ascii: "/")) {
      guard let segment = PercentEncoding.decoded(part) else { return nil }
      segments.append(segment)
    }
    var query: [String: String] = [:]
    for pair in halves.count > 1 ? halves[1].split(separator: UInt8(ascii: "&")) : [] {
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), let value = Self.decoded(sides.dropFirst().first)
      else { return nil }
      // The first value of a repeated name counts.
      if query[name] == nil { query[name] = value }
    }
    self.init(segments: segments, query: query)
  }

  /// The address as it stands in a link; query names are in alphabetical order.
  public var description: String {
    let path = "/" + segments.map { PercentEncoding.segment($0) }.joined(separator: "/")
    if query.isEmpty { return path }
    let pairs = query.sorted { $0.key < $1.key }.map { name, value in
      "\(PercentEncoding.query(name))=\(PercentEncoding.query(value))"
    }
    return "\(path)?\(pairs.joined(separator: "&"))"
  }

  /// Decodes a name or value of a query.
  private static func decoded(_ text: Substring.UTF8View?) -> String? {
    PercentEncoding.decoded(
      (text ?? Substring().utf8).map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }
}
