import HTTPTypes
import NIOHTTP1

/// The transfer codings of a request (RFC 9112, sections 6.1 and 7): they say where its body ends.
enum TransferCodings {
  /// None, or `chunked`.
  case known
  /// Others: the server cannot read the body.
  case unknown
  /// Codings that two servers may read in two ways, so that they end the request at two places.
  case faulty

  /// The codings of a request that has just come.
  init(_ head: HTTPRequestHead) {
    // Nothing else must say where the body ends, and each server on the way must know of codings.
    let isAlone = head.version == .http1_1 && !head.headers.contains(name: "content-length")
    self = Self.read(head.headers["transfer-encoding"], isAlone: isAlone)
  }

  /// The codings of a request that is not faulty.
  init(_ fields: HTTPFields) {
    self = Self.read(fields[values: .transferEncoding], isAlone: true)
  }

  private static func read(_ lines: [String], isAlone: Bool) -> TransferCodings {
    guard !lines.isEmpty else { return .known }
    let codings = lines.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map { trimmed($0).lowercased() }
    let names = codings.map { trimmed($0.prefix { $0 != ";" }) }
    guard isAlone, names.allSatisfy(isToken),
      // Chunks come last, once, and have no parameters.
      !names.dropLast().contains("chunked"), names.last != "chunked" || codings.last == "chunked"
    else { return .faulty }
    return codings == ["chunked"] ? .known : .unknown
  }

  /// The text without spaces around it. Tabs stay, and are refused: NIO's parser does not know `chunked` beside one.
  private static func trimmed(_ text: Substring) -> Substring {
    let rest = text.drop { $0 == " " }
    return rest.lastIndex { $0 != " " }.map { rest[...$0] } ?? ""
  }

  /// True for a token (RFC 9110, section 5.6.2).
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }
}
