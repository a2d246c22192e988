import Foundation

/// The changes of existing files for a new screen.
enum Edits {
  /// Adds a route to the list of the module.
  static func addRoute(_ route: String, to text: String, _ file: String) throws -> String {
    guard let list = text.firstRange(of: /routes: \[[^\]]*/) else {
      throw Problem("\(file) has no \"routes: […]\": add \(route).self yourself")
    }
    var text = text
    let isEmpty = text[list].hasSuffix("[")
    text.insert(contentsOf: "\(isEmpty ? "" : ", ")\(route).self", at: list.upperBound)
    return text
  }

  /// Adds a destination to a coordinator, and the function that makes its screen.
  static func addScreen(
    _ destination: String, _ maker: String, to text: String, _ file: String
  ) throws -> String {
    var lines = lines(of: text)
    guard let start = lines.firstIndex(where: { $0.contains("var routes: [Destination] {") }),
      let end = lines[start...].firstIndex(of: "  }"),
      let last = lines.firstIndex(of: "}"), text.contains("let context: ModuleContext")
    else {
      throw Problem(
        "\(file) has no \"var routes: [Destination] {\" and no context: add \(destination)")
    }
    lines.insert(contentsOf: [""] + maker.split(separator: "\n").map { "  \($0)" }, at: last)
    lines.insert("    \(destination)", at: end)
    return lines.joined(separator: "\n")
  }

  /// Adds keys to the enumeration of the module's texts.
  static func addKeys(_ keys: [String], to text: String, _ file: String) throws -> String {
    var lines = lines(of: text)
    guard let start = lines.firstIndex(where: { $0.contains("enum Words") }),
      let end = lines[start...].firstIndex(of: "}"),
      let last = lines[start..<end].lastIndex(where: { $0.hasPrefix("  case ") })
    else {
      throw Problem("\(file) has no \"enum Words\" with cases: add \(keys.joined(separator: ", "))")
    }
    // A list of cases may continue on the next lines.
    var place = last
    while lines[place].hasSuffix(",") { place += 1 }
    lines.insert("  case \(keys.joined(separator: ", "))", at: place + 1)
    return lines.joined(separator: "\n")
  }

  /// Adds texts to a String Catalog, in alphabetical order.
  static func addTexts(_ texts: [Text], to catalog: String, _ file: String) throws -> String {
    var lines = lines(of: catalog)
    for text in texts {
      guard let start = lines.firstIndex(of: "  \"strings\" : {"),
        let end = lines[start...].firstIndex(where: { $0.hasPrefix("  }") })
      else { throw Problem("\(file) is no String Catalog: add \(text.key)") }
      guard !lines.contains("    \"\(text.key)\" : {") else {
        throw Problem("\(file) has a text \(text.key) already")
      }
      let next = lines[start..<end].firstIndex { line in
        line.firstMatch(of: /^    "([^"]+)" : \{/).map { $0.output.1 > text.key } ?? false
      }
      if let next {
        lines.insert(contentsOf: text.entry(isLast: false), at: next)
      } else {
        if end > start + 1 { lines[end - 1] = "    }," }
        lines.insert(contentsOf: text.entry(isLast: true), at: end)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A text of a module in both languages of the examples.
struct Text {
  let key: String
  let english: String
  /// Nil for an untranslated text: it is a copy of the English one, marked for review.
  let spanish: String?

  func entry(isLast: Bool) -> [String] {
    let state = spanish == nil ? "needs_review" : "translated"
    let spanish = spanish ?? english
    return [
      "    \"\(key)\" : {", "      \"extractionState\" : \"manual\",",
      "      \"localizations\" : {",
      "        \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(english)\" } },",
      "        \"es\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(spanish)\" } }",
      "      }", isLast ? "    }" : "    },",
    ]
  }
}
