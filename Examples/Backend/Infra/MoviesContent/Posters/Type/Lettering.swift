/// Poster letters drawn with a broad pen: capitals, figures and the commonest marks, the same on
/// every system. A letter is path data for the middle of a stroke of width 2; capitals reach from
/// -1 to 9.
enum Lettering {
  /// The size of one unit in ems: capitals are 0.72 of an em high.
  static let unit = 0.072
  private static let gap = 0.85

  /// Whether every character of `text` (in capitals) can be drawn.
  static func covers(_ text: String) -> Bool {
    text.allSatisfy { $0 == " " || glyphs[$0] != nil }
  }

  /// How far the next letter stands from this one, in units.
  static func advance(_ character: Character) -> Double {
    character == " " ? 3 : (glyphs[character]?.width ?? 5) + 2 + gap
  }

  /// The letters of one line, in units from the left end of its baseline (which is at 9).
  static func paths(_ line: String, tracking: Double, _ d: inout Drawing) {
    var x = 1.0
    for character in line {
      if let glyph = glyphs[character] {
        d.mark("<path transform=\"translate(\(d.number(x)))\" d=\"\(glyph.path)\"/>")
      }
      x += advance(character) + tracking / unit
    }
  }

  private static let glyphs: [Character: (width: Double, path: String)] = [
    "A": (5, "M0 9V2.5A2.5 2.5 0 0 1 5 2.5V9M0 5.6H5"),
    "B": (4.9, "M0-1V9M0 0H2.6A2 2 0 0 1 2.6 4H0M2.6 4H2.9A2 2 0 0 1 2.9 8H0"),
    "C": (5, "M5 3V2.5A2.5 2.5 0 0 0 0 2.5V5.5A2.5 2.5 0 0 0 5 5.5V5"),
    "D": (5, "M0-1V9M0 0H2.2A2.8 2.8 0 0 1 5 2.8V5.2A2.8 2.8 0 0 1 2.2 8H0"),
    "E": (3.4, "M4.4 0H0V8H4.4M0 4H3.9"),
    "F": (3.3, "M4.3 0H0V9M0 4.2H3.8"),
    "G": (5, "M5 2.8V2.5A2.5 2.5 0 0 0 0 2.5V5.5A2.5 2.5 0 0 0 5 5.5V4.6H2.6"),
    "H": (5, "M0-1V9M5-1V9M0 4H5"),
    "I": (0, "M0-1V9"),
    "J": (3.8, "M3.8-1V6A1.9 1.9 0 0 1 0 6V5"),
    "K": (4.9, "M0-1V9M6-3L.6 4.2L6 11"),
    "L": (3, "M0-1V8H4"),
    "M": (6.4, "M0 9V-1M6.4 9V-1M-.2-2.5L3.2 6L6.6-2.5"),
    "N": (5, "M0 9V-1L5 9V-1"),
    "O": (5, "M0 2.5A2.5 2.5 0 0 1 5 2.5V5.5A2.5 2.5 0 0 1 0 5.5Z"),
    "P": (4.8, "M0 9V0H2.5A2.3 2.3 0 0 1 2.5 4.8H0"),
    "Q": (5, "M0 2.5A2.5 2.5 0 0 1 5 2.5V5.5A2.5 2.5 0 0 1 0 5.5ZM2.6 5.5L6 10"),
    "R": (4.9, "M0 9V0H2.5A2.3 2.3 0 0 1 2.5 4.6H0M2.2 4.6L5.2 11"),
    "S": (
      4.8,
      "M4.8 2.8V2.2A2.2 2.2 0 0 0 2.6 0H2.2A2 2 0 0 0 2.2 4H2.7A2 2 0 0 1 2.7 8H2.2"
        + "A2.2 2.2 0 0 1 0 5.8V5.2"
    ),
    "T": (4, "M-1 0H5M2 0V9"),
    "U": (5, "M0-1V5.5A2.5 2.5 0 0 0 5 5.5V-1"),
    "V": (4.8, "M-.4-3L2.4 9L5.2-3"),
    "W": (7.6, "M-.4-3L1.9 9.5L3.8-1L5.7 9.5L8-3"),
    "X": (4.8, "M-.9-3L5.7 11M5.7-3L-.9 11"),
    "Y": (4.6, "M-.9-3L2.3 4.6L5.5-3M2.3 4.6V9"),
    "Z": (4.2, "M-.9 0H3.6L.6 8H5.1"),
    "0": (4.6, "M0 2.3A2.3 2.3 0 0 1 4.6 2.3V5.7A2.3 2.3 0 0 1 0 5.7Z"),
    "1": (1.8, "M-.8 0H1.8V9"),
    "2": (4.4, "M0 2.6V2.2A2.2 2.2 0 0 1 4.4 2.2C4.4 4.4 0 5.2 0 8H5.2"),
    "3": (
      4.4,
      "M0 2.4A2.2 2.2 0 0 1 2.4 0A2 2 0 0 1 2.4 4H1.4M2.4 4A2 2 0 0 1 2.4 8A2.2 2.2 0 0 1 0 5.6"
    ),
    "4": (4.6, "M3.8 9V-.5L.3 6H5.6"),
    "5": (4.4, "M4.8 0H.2V3.5H2.2A2.2 2.2 0 0 1 2.2 8A2.2 2.2 0 0 1 0 5.8"),
    "6": (4.4, "M4.4 2.2A2.2 2.2 0 0 0 0 2.2V5.8A2.2 2.2 0 0 0 4.4 5.8A2.2 2.2 0 0 0 0 5.8"),
    "7": (3.8, "M-1 0H4L1 11"),
    "8": (4.2, "M2.1 0a2 2 0 0 1 0 4a2 2 0 0 1 0-4ZM2.1 4a2.1 2 0 0 1 0 4a2.1 2 0 0 1 0-4Z"),
    "9": (4.4, "M0 5.8A2.2 2.2 0 0 0 4.4 5.8V2.2A2.2 2.2 0 0 0 0 2.2A2.2 2.2 0 0 0 4.4 2.2"),
    ".": (0, "M0 7V9"), ",": (0, "M.2 7L-.6 10"), "'": (0, "M0-1V2"), "’": (0, "M0-1V2"),
    "!": (0, "M0-1V5.6M0 7V9"), ":": (0, "M0 2V4M0 7V9"), "-": (1.6, "M-1 4.4H2.6"),
    "–": (2.6, "M-1 4.4H3.6"), "/": (2.6, "M-.6 11L3.2-3"),
    "?": (4.2, "M0 2.6V2.1A2.1 2.1 0 0 1 4.2 2.1C4.2 4 2.1 3.8 2.1 5.6M2.1 7V9"),
    "&": (5.4, "M6.6 11L1 3.4A2 2 0 1 1 4.2 2C4.2 4 0 4 0 6.2A2 2 0 0 0 2 8C4.6 8 5.2 6.4 5.4 4"),
  ]
}
