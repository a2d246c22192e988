import Foundation

/// All faults of the bundled content.
///
/// A fault names the file below `Resources`, the entry and the member:
///
///     trivia/questions/animals.json: question 12 ("animals-12"): "answers" has 3 entries, it needs 4
public struct ContentError: Error, Equatable, CustomStringConvertible {
  public let faults: [String]
  public var description: String { faults.joined(separator: "; ") }

  init(_ faults: [String]) { self.faults = faults }

  /// - Throws: ``ContentError`` unless there are no faults.
  static func check(_ faults: [String]) throws(ContentError) {
    if !faults.isEmpty { throw ContentError(faults) }
  }
}

/// The content that is built into the backend: JSON and SVG files.
enum BundledContent {
  static let folder = Bundle.module.bundleURL.appending(path: "Resources")
}
