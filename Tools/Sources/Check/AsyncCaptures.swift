import Foundation

/// Finds async closures that capture `self` in a list, such as `{ [weak self] in await self?.load() }`, by their text: one
/// whose own statements have an `await`.
struct AsyncCaptures {
  /// The lines on which the closures begin, from 1.
  let lines: [Int]

  init(_ source: String) {
    let text = Self.withoutTextsAndComments(Array(source))
    var lines: [Int] = []
    var line = 1
    for (index, character) in text.enumerated() {
      if character == "\n" { line += 1 }
      if character == "{", Self.isAsyncWithSelf(text[(index + 1)...]) { lines.append(line) }
    }
    self.lines = lines
  }

  /// - Parameter rest: The text after the brace of what may be a closure.
  private static func isAsyncWithSelf(_ rest: ArraySlice<Character>) -> Bool {
    let inside = rest.drop { $0.isWhitespace }
    guard inside.first == "[", let end = inside.firstIndex(of: "]"),
      words(inside[..<end]).contains("self"),
      // The parameters end with "in", on the line of the list.
      let header = words(inside[(end + 1)...].prefix { $0 != "\n" && $0 != "{" && $0 != "}" })
        .firstRange(of: ["in"])
    else { return false }
    let line = words(inside[(end + 1)...].prefix { $0 != "\n" })
    return line[..<header.lowerBound].contains("async") || awaits(inside[(end + 1)...])
  }

  /// True if the statements of a closure, without those of the closures in it, have an `await`.
  private static func awaits(_ body: ArraySlice<Character>) -> Bool {
    // For each open brace: true if it is a closure's.
    var braces: [Bool] = []
    var word = ""
    var statement: [String] = []
    for character in body {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if word == "await", !braces.contains(true) { return true }
      if !word.isEmpty { statement.append(word) }
      word = ""
      switch character {
      case "{":
        braces.append(!statement.contains(where: blocks.contains))
        statement = []
      case "}":
        if braces.popLast() == nil { return false }
        statement = []
      case "\n", ";": if !statement.contains(where: blocks.contains) { statement = [] }
      default: break
      }
    }
    return false
  }

  /// The words before a brace that is no closure's.
  private static let blocks: Set<String> = [
    "if", "else", "guard", "for", "while", "repeat", "do", "catch", "switch", "defer", "func",
  ]

  private static func words(_ text: ArraySlice<Character>) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
  }

  /// The source with spaces in place of comments and of texts on one line.
  private static func withoutTextsAndComments(_ source: [Character]) -> [Character] {
    var result = source
    var (isText, isComment) = (false, false)
    var index = 0
    while index < source.count {
      let character = source[index]
      if character == "\n" {
        (isText, isComment) = (false, false)
      } else if isComment {
        result[index] = " "
      } else if isText {
        result[index] = " "
        if character == "\\", index + 1 < source.count, source[index + 1] != "\n" {
          index += 1
          result[index] = " "
        }
        if character == "\"" { isText = false }
      } else if character == "\"" {
        isText = true
      } else if character == "/", index + 1 < source.count, source[index + 1] == "/" {
        isComment = true
      }
      index += 1
    }
    return result
  }
}
