/// What the name of a font file of a flavor says: `Nunito Sans 200-900 italic.woff2`.
struct FontFile {
  static let folder = "fonts"

  let family: String
  /// A weight, or those of a variable font, from 1 to 1000; 400 where the name says none.
  let weights: ClosedRange<Int>
  let isItalic: Bool

  /// - Returns: Nil for a name that says no family, or another weight.
  init?(_ name: String) {
    guard name.hasSuffix(".woff2") else { return nil }
    var words = name.dropLast(6).split(separator: " ")
    isItalic = words.last == "italic"
    if isItalic { words.removeLast() }
    if let last = words.last, last.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2D }) {
      let numbers = last.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = numbers[0], numbers.count < 3, let end = numbers.last ?? first,
        1 <= first, first <= end, end <= 1000
      else { return nil }
      weights = first...end
      words.removeLast()
    } else {
      weights = 400...400
    }
    family = words.joined(separator: " ")
    guard !family.isEmpty else { return nil }
  }
}

extension ResourceShelf {
  /// The font files of the flavor, by their names.
  ///
  /// - Throws: ``ResourceError`` for a file that no text would be written with.
  func checkFonts(for families: [String]) throws(ResourceError) {
    for name in fontNames {
      let place = flavorPlace(of: "\(FontFile.folder)/\(name)")
      guard let font = FontFile(name) else {
        throw ResourceError(
          place: place,
          problem:
            "a font is named after its family and weight, such as \"Nunito Sans 700.woff2\", "
            + "\"Nunito Sans 200-900.woff2\" or \"Nunito Sans 400 italic.woff2\"")
      }
      guard families.contains(font.family) else {
        let nearest = EditDistance.nearest(to: font.family, among: families)
        throw ResourceError(
          place: place,
          problem: "the families of style.json have no \"\(font.family)\""
            + (nearest.map { ": did you mean \"\($0)\"?" } ?? ""))
      }
    }
  }
}
