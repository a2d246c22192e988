import BackendModel
import Foundation

/// Generated pictures for a film without files: the picture of another film of its genre with its own title.
struct FilmPoster {
  /// A poster is 500 by 750, the others 1280 by 720. In a teaser the title card rises in a loop.
  enum Kind: String { case poster, backdrop, teaser }

  private let film: Film
  private let title: String
  private let art: String
  /// The background color and the text color: the darkest and the lightest color of the picture.
  private let ink: String
  private let paper: String

  /// - Parameter backdrop: An SVG of 1280 by 720.
  init(_ film: Film, backdrop: String) {
    self.film = film
    title = Self.title(film)
    // The content between the first tag and the last one.
    let start = backdrop.firstIndex(of: ">").map(backdrop.index(after:)) ?? backdrop.startIndex
    let end = backdrop.range(of: "</svg>", options: .backwards)?.lowerBound ?? start
    art = String(backdrop[start..<max(start, end)])
    let colors = art.matches(of: /#[0-9a-f]{6}/).map { String($0.output) }
      .sorted { Self.light($0) < Self.light($1) }
    let (darkest, lightest) = (colors.first ?? "#000000", colors.last ?? "#000000")
    let isReadable = Self.light(darkest) < 0.25 && Self.light(lightest) > 0.75
    (ink, paper) = isReadable ? (darkest, lightest) : ("#1b1b1e", "#f3e9d2")
  }

  /// Returns the accessibility label that each picture of a film has.
  static func label(_ film: Film) -> String { "aria-label=\"\(escaped(title(film)))\"" }

  private static func title(_ film: Film) -> String {
    let title = tidy(film.title)
    return title.isEmpty ? "—" : title
  }

  func svg(_ kind: Kind) -> String {
    switch kind {
    case .poster:
      document(
        500, 750,
        picture(500, 470) + words(36, 512, width: 428, height: 150, largest: 62)
          + credits(36, 712, 15))
    case .backdrop: document(1280, 720, picture(1280, 720))
    case .teaser:
      document(
        1280, 720,
        "<style>\(Self.motion)</style>\n" + picture(1280, 720)
          + "<g class=\"card\">\n<rect y=\"400\" width=\"1280\" height=\"320\" fill=\"\(ink)\"/>\n"
          + words(70, 450, width: 1140, height: 160, largest: 110) + credits(70, 672, 22)
          + "</g>\n")
    }
  }

  private func document(_ width: Int, _ height: Int, _ elements: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" role="img" \(Self.label(film))>
    <rect width="\(width)" height="\(height)" fill="\(ink)"/>
    \(elements)</svg>\n
    """
  }

  /// Returns the other film's picture, cropped to a size.
  private func picture(_ width: Int, _ height: Int) -> String {
    "<svg viewBox=\"0 0 1280 720\" width=\"\(width)\" height=\"\(height)\""
      + " preserveAspectRatio=\"xMidYMid slice\">\(art)</svg>\n"
  }

  /// Returns the title in the largest size that fits; at the smallest size the rest is cut off.
  private func words(_ x: Int, _ y: Int, width: Int, height: Int, largest: Int) -> String {
    var size = largest
    var lines = Self.lines(title, within: Double(width) / Double(size))
    while size > 20, lines == nil || (lines ?? []).count * size > height {
      size -= 2
      lines = Self.lines(title, within: Double(width) / Double(size))
    }
    var shown = lines ?? []
    let room = max(1, height / size)
    if shown.count > room { shown = shown.prefix(room - 1) + [shown[room - 1] + "…"] }
    return shown.enumerated().map { number, line in
      text(line, x, y + size * 3 / 4 + number * size, size, weight: 800)
    }.joined()
  }

  private func credits(_ x: Int, _ y: Int, _ size: Int) -> String {
    let names = film.directors.map(Self.tidy).filter { !$0.isEmpty }.prefix(2)
    let year = film.released.map { "\($0.year)" }
    let line = (names + [year].compactMap(\.self)).joined(separator: " · ")
    return text(String(line.prefix(44)), x, y, size, weight: 500)
  }

  private func text(_ line: String, _ x: Int, _ y: Int, _ size: Int, weight: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" fill=\"\(paper)\" font-size=\"\(size)\" font-weight=\"\(weight)\""
      + " font-family=\"'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif\">"
      + "\(Self.escaped(line))</text>\n"
  }

  /// - Parameter width: The line width in ems; letter widths are estimates for a bold sans-serif font.
  /// - Returns: The lines of the title; `nil` when a word is wider than a line.
  private static func lines(_ title: String, within width: Double) -> [String]? {
    var lines: [(text: String, width: Double)] = []
    for word in title.prefix(200).split(separator: " ").flatMap(parts) {
      let wide = word.unicodeScalars.reduce(0.0) { sum, scalar in
        sum + (scalar.value > 0x2E80 ? 1 : scalar.properties.isLowercase ? 0.66 : 0.78)
      }
      if wide > width { return nil }
      if let last = lines.last, last.width + 0.35 + wide <= width {
        lines[lines.count - 1] = ("\(last.text) \(word)", last.width + 0.35 + wide)
      } else {
        lines.append((word, wide))
      }
    }
    return lines.map(\.text)
  }

  /// Splits a long word into parts of 12 letters, which fit at any size.
  private static func parts(of word: Substring) -> [String] {
    guard word.count > 16 else { return [String(word)] }
    return ["\(word.prefix(12))-"] + parts(of: word.dropFirst(12))
  }

  /// Returns the text on one line, without characters that XML does not allow.
  private static func tidy(_ text: String) -> String {
    let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { word in
      word.filter { $0.value >= 32 && $0.value & 0xFFFE != 0xFFFE && !(127...159 ~= $0.value) }
    }
    return words.filter { !$0.isEmpty }.map { String(String.UnicodeScalarView($0)) }
      .joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// Returns the lightness of a color such as `#f3e9d2`, from 0 to 1.
  private static func light(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let (red, green, blue) = (value >> 16, value >> 8 & 255, value & 255)
    return Double(red * 3 + green * 6 + blue) / 2550
  }

  private static let motion = """
    @media(prefers-reduced-motion:no-preference){\
    .card{animation:card 12s cubic-bezier(.2,.8,.2,1) infinite}\
    @keyframes card{0%,40%{transform:translateY(330px)}48%,100%{transform:none}}}
    """
}
