import Foundation

extension String {
  /// This without blanks around it, if it has as many characters as it may have.
  ///
  /// - Parameter path: where in the request it is.
  func checked(_ lengths: ClosedRange<Int>, _ path: String) throws(QuotesRefusal) -> String {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    // Characters may have any number of scalars: 16 for each are enough for all that people write.
    guard lengths.contains(text.count), text.unicodeScalars.count <= 16 * lengths.upperBound else {
      throw .invalid(
        InputFault(path, "has to have \(lengths.lowerBound) to \(lengths.upperBound) characters"))
    }
    return text
  }
}
