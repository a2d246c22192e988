import Foundation

/// The lines of a source file, read as bytes: a repository has a hundred thousand.
struct SourceLines {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = Array(data) }

  var count: Int { bytes.count { $0 == 10 } }

  func contain(_ word: String) -> Bool { find(Array(word.utf8), from: 0) != nil }

  /// Calls `body` with the number and text of each line that contains the word, in order.
  func forEach(with word: String, _ body: (Int, Substring) -> Void) {
    let word = Array(word.utf8)
    var (line, counted, from) = (1, 0, 0)
    while let offset = find(word, from: from) {
      for index in counted..<offset where bytes[index] == 10 { line += 1 }
      let first = bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
      let end = bytes[offset...].firstIndex(of: 10) ?? bytes.count
      body(line, String(decoding: bytes[first..<end], as: UTF8.self)[...])
      (counted, from) = (offset, end)
    }
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { all -> Int? in
      guard let base = all.baseAddress else { return nil }
      var from = start
      while from + word.count <= all.count,
        let found = memchr(base + from, CInt(word[0]), all.count - from)
      {
        let offset = UnsafeRawPointer(found) - base
        if offset + word.count <= all.count, memcmp(found, word, word.count) == 0 { return offset }
        from = offset + 1
      }
      return nil
    }
  }

  /// The imported modules and their lines.
  var imports: [(line: Int, module: String)] {
    var imports: [(Int, String)] = []
    forEach(with: "import ") { line, text in
      let words = text.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.access.contains($0) })
      else { return }
      let isKind = Self.kinds.contains(words[index + 1]) && index + 2 < words.count
      let path = words[index + (isKind ? 2 : 1)]
      imports.append((line, String(path.prefix { $0 != "." && $0 != ";" })))
    }
    return imports
  }

  /// The number of declarations of public types.
  var publicTypes: Int { declarations.count { Self.types.contains($0) } }

  /// The number of declarations of public members: functions, properties, initializers, subscripts, and the cases of public
  /// enumerations.
  var publicMembers: Int { declarations.count { Self.members.contains($0) } + publicCases }

  /// The words that say what each public declaration is.
  private var declarations: [Substring] {
    var declarations: [Substring] = []
    forEach(with: "public ") { _, text in
      var words = text.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(word) {
        words = words.dropFirst()
      }
      guard let word = words.first else { return }
      declarations.append(word.prefix(while: \.isLetter))
    }
    return declarations
  }

  /// The number of the cases of public enumerations, which have no access of their own. Each is as deep in its enumeration as
  /// the layout of the sources says: by two spaces.
  private var publicCases: Int {
    var count = 0
    var enumeration: Int?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      let text = line.dropFirst(depth)
      if text.hasPrefix("public enum ") || text.hasPrefix("public indirect enum ") {
        enumeration = depth
      } else if depth == enumeration {
        enumeration = nil
      } else if depth - 2 == enumeration,
        text.hasPrefix("case ") || text.hasPrefix("indirect case ")
      {
        count += Self.names(in: text)
      }
    }
    return count
  }

  /// The number of the names that a line with a case declares: commas in what they carry do not count.
  private static func names(in line: Substring) -> Int {
    var (names, depth) = (1, 0)
    for character in line {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: names += 1
      default: break
      }
    }
    return names
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "func", "protocol", "typealias", "var", "let",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "final", "indirect", "nonisolated", "static", "mutating", "private(set)",
  ]
  private static let members: Set<Substring> = ["func", "var", "let", "init", "subscript"]
  private static let types: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
}
