import Foundation
import SillarModel

extension String {
  /// This as it is stored: without blanks around it, in composed characters.
  ///
  /// - Parameters:
  ///   - lengths: how many characters it may have.
  ///   - path: where in the request it is.
  ///   - rule: whether it has several lines.
  /// - Throws: ``QuotesRefusal/invalid(_:)`` for another length, and for a character that `rule` refuses.
  func checked(
    _ lengths: ClosedRange<Int>, _ path: String, _ rule: TextRule = .oneLine
  ) throws(QuotesRefusal) -> String {
    let text: String
    do throws(RefusedCharacter) {
      text = try rule.checked(self).trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      throw .invalid(InputFault(path, "\(error)"))
    }
    // Characters may have any number of scalars: 16 for each are enough for all that people write.
    guard lengths.contains(text.count), text.unicodeScalars.count <= 16 * lengths.upperBound else {
      throw .invalid(
        InputFault(path, "has to have \(lengths.lowerBound) to \(lengths.upperBound) characters"))
    }
    return text
  }
}
