import Foundation
import Hummingbird
import SillarModel

/// The query of a URL, encoded as a form sends it: `+` stands for a space
/// (URL Standard, section 5.1).
///
///     Query("query=star+wars&page=2")["query"]   // star wars
struct Query: Sendable {
  /// The most bytes of the whole query, encoded.
  static let byteLimit = 2_048
  /// The most Unicode scalars of a value: a search is a few words.
  static let valueLimit = 200

  private var values: [String: String]

  /// - Parameter text: a value that cannot be decoded stays as it is; of two values with the same
  ///   name, the first is used.
  init(_ text: String) {
    let pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : "")
    }
    values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: ``Problem`` when the query or a value is too long, or a value has a character that one line of
  ///   text must not contain.
  init(of request: Request) throws(Problem) {
    let text = request.uri.query ?? ""
    // Before it is decoded: an attacker decides how much work that is.
    guard text.utf8.count <= Self.byteLimit else {
      throw .invalidQuery("The query may have at most \(Self.byteLimit) bytes.")
    }
    self.init(text)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard value.unicodeScalars.count <= Self.valueLimit else {
        throw .invalidQuery(
          "\(name.debugDescription) may have at most \(Self.valueLimit) characters.")
      }
      do throws(RefusedText) {
        values[name] = try TextRule.oneLine.checked(value)
      } catch {
        throw .invalidQuery("\(name.debugDescription) \(error).")
      }
    }
  }

  subscript(name: String) -> String? { values[name] }

  private static func decode(_ text: Substring) -> String {
    let spaced = text.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
  }
}
