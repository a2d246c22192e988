import Foundation
import Hummingbird
import SillarModel

/// The query of a URL, encoded as a form sends it: `+` stands for a space
/// (URL Standard, section 5.1).
///
///     Query("query=star+wars&page=2")["query"]   // star wars
struct Query: Sendable {
  private let values: [String: String]

  /// - Parameter text: a value that cannot be decoded stays as it is; of two values with the same
  ///   name, the first is used.
  init(_ text: String) {
    let pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : "")
    }
    values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: ``Problem`` when a value has a character that one line of text must not contain.
  init(of request: Request) throws(Problem) {
    self.init(request.uri.query ?? "")
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      do throws(RefusedCharacter) {
        _ = try TextRule.oneLine.checked(value)
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
