import Foundation

/// A page in Markdown: its headings, and its links.
struct Page {
  /// The path in the repository, such as `Documentation/Tasks.md`.
  let path: String
  let text: String

  init(_ path: String, _ text: String) { (self.path, self.text) = (path, text) }

  /// The last part of the path without its extension: the name of DocC's article.
  var name: String {
    String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  /// The page in pieces: those with code, which have no links, and those between them.
  var pieces: [(text: String, isCode: Bool)] {
    var pieces: [(text: String, isCode: Bool)] = []
    var isFenced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.trimmingPrefix { $0 == " " }.hasPrefix("```")
      if isFence { isFenced.toggle() }
      let isCode = isFenced || isFence || line.hasPrefix("    ")
      if pieces.last?.isCode == isCode {
        pieces[pieces.count - 1].text += "\n\(line)"
      } else {
        pieces.append((String(line), isCode))
      }
    }
    return pieces
  }

  /// The name of each heading in DocC, by its name in a link of Markdown.
  var headings: [String: String] {
    var headings: [String: String] = [:]
    for piece in pieces where !piece.isCode {
      for match in piece.text.matches(of: /(?m)^#{1,6} +(.+)$/) {
        let title = String(match.output.1)
        let slug = Self.slug(of: title)
        var unique = slug
        var count = 0
        while headings[unique] != nil {
          count += 1
          unique = "\(slug)-\(count)"
        }
        headings[unique] = Self.fragment(of: title)
      }
      for match in piece.text.matches(of: /<a id="([^"]+)">/) {
        headings[String(match.output.1)] = ""
      }
    }
    return headings
  }

  /// The page with other links.
  ///
  /// - Parameter change: Gets the text and the destination of a link, and gives what is written in its place.
  func changingLinks(_ change: (_ text: String, _ destination: String) -> String) -> String {
    pieces.map { piece in
      if piece.isCode { return piece.text }
      // Code has no links. A picture has an exclamation mark; a text may have brackets in it.
      let link = /`[^`]+`|(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)/
      return piece.text.replacing(link) { match in
        guard let text = match.output.2, let destination = match.output.3,
          match.output.1?.isEmpty == true
        else { return String(match.output.0) }
        return change(String(text), String(destination))
      }
    }
    .joined(separator: "\n")
  }

  /// The destinations of its links.
  var destinations: [String] {
    var destinations: [String] = []
    _ = changingLinks { text, destination in
      destinations.append(destination)
      return text
    }
    return destinations
  }

  /// The name of a heading as links in Markdown have it: in lowercase, without punctuation, with dashes for spaces.
  static func slug(of title: String) -> String {
    String(
      title.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      })
  }

  /// The same as DocC has it: words with a dash between, without punctuation.
  static func fragment(of title: String) -> String {
    let words = title.split { $0.isWhitespace || "-–—".contains($0) }
    return words.map { $0.filter { $0.isLetter || $0.isNumber || $0.isSymbol && $0 != "`" } }
      .filter { !$0.isEmpty }.joined(separator: "-")
  }
}
