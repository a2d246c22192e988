/// A way to set a title: a stack of fonts that systems bring along, or drawn letters, and how wide
/// its characters run.
struct Typeface: Sendable {
  enum Widths: Sendable { case sans, serif, mono, drawn }

  let family: String
  let widths: Widths
  var weight = 700
  var italic = false
  var capitals = false
  /// Space added after every character, in ems.
  var tracking = 0.0
  /// From one baseline to the next, in ems.
  var leading = 1.02
  /// How large small print is set in comparison with a grotesque, which looks larger than a roman.
  var scale = 1.0
  /// How wide the font runs in comparison with its table of widths.
  var stretch = 1.0

  /// The text as this face sets it.
  func setting(_ text: String) -> String {
    capitals ? text.uppercased() : text
  }

  /// The width of `text` in ems.
  func width(_ text: some StringProtocol) -> Double {
    var sum = 0.0
    for character in text { sum += width(character) + tracking }
    return max(sum - tracking, 0)
  }

  private func width(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if widths == .drawn { return Lettering.advance(character) * Lettering.unit * stretch }
    if scalar > 0x10FF { return scalar >= 0x1E00 && scalar < 0x2070 ? 0.62 * stretch : 1.02 }
    if scalar >= 0x0530 { return 0.78 }
    if widths == .mono { return 0.602 }
    guard scalar >= 32, scalar < 127 else { return (character.isUppercase ? 0.72 : 0.6) * stretch }
    let table = widths == .sans ? Self.sansWidths : Self.serifWidths
    return Double(table[Int(scalar) - 32]) / 1000 * stretch
  }

  /// Whether the estimate of widths can be trusted enough to hold a line to it.
  static func isMeasured(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x530 || $0.value >= 0x2010 && $0.value < 0x2030 }
  }

  // The widths of the characters from space to ~ in a bold grotesque and a bold roman.
  private static let sansWidths: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556,
    556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611,
    778,
    722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611,
    333,
    278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611,
    611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
  private static let serifWidths: [Int] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500,
    500,
    500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611,
    778,
    778, 389, 500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667,
    333,
    278, 333, 581, 500, 333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556,
    500,
    556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
  ]
}
