/// Five colours that a poster is printed in: a dark one, a light one and three between them.
struct PosterPalette: Sendable {
  let ink: String
  let paper: String
  let strong: String
  let quiet: String
  let accent: String

  init(_ ink: String, _ paper: String, _ strong: String, _ quiet: String, _ accent: String) {
    self.ink = ink
    self.paper = paper
    self.strong = strong
    self.quiet = quiet
    self.accent = accent
  }

  /// The colours that text can be read on: ink or paper has a contrast of 4.5 to 1 with each.
  var fields: [String] {
    [paper, ink, strong, accent, quiet].filter {
      Self.contrast(text(on: $0), $0) >= 4.5
    }
  }

  /// Ink or paper, whichever is easier to read on `field`.
  func text(on field: String) -> String {
    Self.contrast(ink, field) > Self.contrast(paper, field) ? ink : paper
  }

  /// A second colour to read on `field`, for small print and rules: an accent if it is legible.
  func smallPrint(on field: String) -> String {
    [accent, strong, quiet].first { $0 != field && Self.contrast($0, field) >= 4.5 }
      ?? text(on: field)
  }

  /// The contrast ratio of two colours as the WCAG defines it, from 1 to 21.
  static func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let red = linear(value >> 16 & 255)
    let green = linear(value >> 8 & 255)
    let blue = linear(value & 255)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// A channel of sRGB as an amount of light (a cubic that follows the curve to three digits).
  private static func linear(_ channel: Int) -> Double {
    let c = Double(channel) / 255
    return c * (c * (c * 0.305306 + 0.682171) + 0.012523)
  }
}
