import Foundation
import SillarModel

extension String {
  /// Returns the text in stored form: without surrounding whitespace, in composed characters.
  ///
  /// - Parameters:
  ///   - lengths: the allowed numbers of characters.
  ///   - path: the path of the text in the request body.
  ///   - rule: the characters that the text may have, on one line or several.
  /// - Throws: ``QuotesRefusal/invalid(_:)`` for another length, and for a character that `rule` refuses.
  func checked(
    _ lengths: ClosedRange<Int>, _ path: String, _ rule: TextRule = .oneLine
  ) throws(QuotesRefusal) -> String {
    let text: String
    do throws(RefusedText) {
      // Counted below, without the white space around it.
      text = try rule.checked(self, limit: .max).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      throw .invalid(InputFault(path, "\(error)"))
    }
    // A character may have any number of scalars: 16 each are enough for all natural text.
    guard lengths.contains(text.count), text.unicodeScalars.count <= 16 * lengths.upperBound else {
      throw .invalid(
        InputFault(path, "has to have \(lengths.lowerBound) to \(lengths.upperBound) characters"))
    }
    return text
  }
}
