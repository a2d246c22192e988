import Foundation

/// The names of the screens in source files: each string literal that follows `Screen(`.
enum ScreenNames {
  /// A name in a source file: complete, or the part before an interpolation.
  struct Name: Hashable, Comparable, CustomStringConvertible {
    let text: String
    let isPrefix: Bool

    func matches(_ screen: String) -> Bool { isPrefix ? screen.hasPrefix(text) : screen == text }
    var description: String { text + (isPrefix ? "…" : "") }
    static func < (one: Name, other: Name) -> Bool { one.text < other.text }
  }

  /// The folder of the repository.
  static let root = URL(filePath: #filePath).appending(path: "../../../../../..")
    .standardizedFileURL

  /// - Parameters:
  ///   - folders: Paths relative to the repository's folder.
  ///   - others: The names of screens that an app does not show.
  static func all(in folders: [String], besides others: Set<String> = []) throws -> Set<Name> {
    var names: Set<Name> = []
    for file in try folders.flatMap({ try Sources.swift(in: $0) }) {
      let text = Sources.withoutComments(try String(contentsOf: file, encoding: .utf8))
      for match in text.matches(of: /(?:^|[^A-Za-z])Screen\(\s*"([^"\\]*)(\\\()?/) {
        names.insert(Name(text: String(match.1), isPrefix: match.2 != nil))
      }
    }
    return names.filter { !others.contains($0.text) }
  }
}

/// The source files of the repository, without tests.
enum Sources {
  static func swift(in folder: String) throws -> [URL] { try files(in: folder) { $0 == "swift" } }

  static func files(
    in folder: String, where isWanted: (_ extension: String) -> Bool
  ) throws -> [URL] {
    let place = ScreenNames.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path)
      .filter { path in !path.split(separator: "/").contains { $0 == "Tests" || $0 == "Testing" } }
      .map { place.appending(path: $0) }
      .filter { isWanted($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
