/// Characters that show nothing and take no room: Unicode's default ignorable ones, format characters, blanks that are no
/// spaces, and the marks of a text that has nothing else.
///
/// Some mean something between the right neighbors: a joiner in an emoji, in Persian and in Indic scripts, a variation
/// selector after an ideograph. Anywhere else two texts with and without one look the same, so it is removed.
enum UnseenCharacters {
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let hieroglyphs: ClosedRange<UInt32> = 0x13000...0x1342F

  /// The text without the unseen characters that mean nothing where they are. A blank of a script, such as the Braille
  /// pattern without dots, becomes a space outside of that script.
  ///
  /// - Parameter isUnfinished: Characters that mean something between other neighbors stay as they are, too.
  static func removed(from text: String, isUnfinished: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    let kept = withoutUnseen(text.unicodeScalars, isUnfinished: isUnfinished)
    return String(kept.contains(where: isBase) ? kept : kept.filter(\.properties.isWhitespace))
  }

  /// True for a character that can have marks.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar.properties.generalCategory != .nonspacingMark
  }

  private static func withoutUnseen(
    _ text: String.UnicodeScalarView, isUnfinished: Bool
  ) -> String.UnicodeScalarView {
    guard text.contains(where: { isUnseen($0) || isBlank($0) }) else { return text }
    let scalars = Array(text)
    let hasRightToLeft = scalars.contains(where: isRightToLeft)
    var kept = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      let (before, after) = (
        kept.last, position + 1 < scalars.count ? scalars[position + 1] : nil
      )
      position += 1
      let (isBlank, isUnseen) = (isBlank(scalar), isUnseen(scalar))
      let hasMeaning = hasMeaning(scalar, before, after, hasRightToLeft: hasRightToLeft)
      if !isBlank && !isUnseen || (isUnfinished ? hasMeaning != nil : hasMeaning == true) {
        kept.append(scalar)
        guard scalar == blackFlag else { continue }
        let tags = tags(in: scalars[position...])
        kept.append(contentsOf: tags)
        position += tags.count
      } else if isBlank {
        kept.append(" ")
      }
    }
    return kept
  }

  /// True for a character without a glyph, other than those that ``TextRule`` refuses.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case _ where scalar.isPlain: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    default:
      scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .format && !isBeforeNumber(scalar)
    }
  }

  /// True for a letter or symbol that is drawn as a wide nothing. No property of Unicode has these, their names do
  /// (NamesList.txt, Unicode 17): the blank Braille pattern, the full and half blank of hieroglyphs, the null notehead.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2800, 0x13441, 0x13442, 0x1D159: true
    default: false
    }
  }

  /// True for a sign that is drawn around the number or the word after it, such as U+0600: it is one character with that.
  private static func isBeforeNumber(_ scalar: Unicode.Scalar) -> Bool {
    "\(scalar)1".count == 1
  }

  /// Nil for a character that means nothing between any neighbors.
  private static func hasMeaning(
    _ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?,
    hasRightToLeft: Bool
  ) -> Bool? {
    switch scalar.value {
    case 0x34F:  // Between the marks of a Hebrew letter.
      before.map { 0x591...0x5C7 ~= $0.value } ?? false
    case 0x115F: isAny(after, of: 0x1161...0x11A7, 0xD7B0...0xD7C6)
    case 0x1160: isAny(before, of: 0x1100...0x115E, 0xA960...0xA97C)
    case 0x180B...0x180F: isAny(before, of: 0x1820...0x18AA)
    case 0x2800: isBraille(before) && isBraille(after)
    case 0x13430...0x1343F:  // Beside a hieroglyph.
      isAny(before, of: hieroglyphs, 0x13430...0x1345F) || isAny(after, of: hieroglyphs)
    case 0x13441, 0x13442:  // Joined to a hieroglyph, or between two.
      isAny(before, of: 0x13430...0x1343F)
        || isAny(before, of: hieroglyphs) && isAny(after, of: hieroglyphs)
    case 0x1D159: isAny(after, of: 0x1D165...0x1D172)  // With a stem or a dot.
    case 0x200C: isJoining(before) && isJoining(after)
    case 0x200D: isJoining(before) || (isEmoji(before) && isEmoji(after))
    case 0x61C, 0x200E, 0x200F:
      // It moves a neighbor without a direction, such as "!".
      hasRightToLeft && [before, after].contains { isNeutral($0) }
    case 0xFE0E: isPictograph(before)
    case 0xFE0F: isPictograph(before) || (isKey(before) && after == "\u{20E3}")
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: hasVariants(before)
    default: nil
    }
  }

  /// The tags of a flag such as England's: a code of a region, and an end.
  private static func tags(in scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let code = scalars.prefix { isAny($0, of: 0xE0030...0xE0039, 0xE0061...0xE007A) }
    let hasEnd =
      code.endIndex < scalars.endIndex && scalars[code.endIndex].value == 0xE007F
    return hasEnd && 2...6 ~= code.count ? scalars.prefix(code.count + 1) : []
  }

  private static func isAny(
    _ scalar: Unicode.Scalar?, of ranges: ClosedRange<UInt32>...
  ) -> Bool {
    scalar.map { scalar in ranges.contains { $0 ~= scalar.value } } ?? false
  }

  /// True for a letter or mark of a script whose characters join: Arabic, Syriac, the Indic ones, Mongolian …
  private static func isJoining(_ scalar: Unicode.Scalar?) -> Bool {
    guard
      isAny(
        scalar, of: 0x600...0x1AAF, 0x1B00...0x1CFF, 0xA800...0xABFF, 0x10A00...0x11FFF,
        0x1E900...0x1E95F)
    else { return false }
    return switch scalar?.properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func isPictograph(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value >= 0x80 && $0.properties.isEmoji } ?? false
  }

  /// True for the end of an emoji, and for its beginning.
  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    isPictograph(scalar) || scalar == "\u{FE0F}" || scalar?.value == 0xE007F
  }

  /// True for a character of a keycap, such as 1️⃣.
  private static func isKey(_ scalar: Unicode.Scalar?) -> Bool {
    isAny(scalar, of: 0x23...0x23, 0x2A...0x2A, 0x30...0x39)
  }

  private static func hasVariants(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isIdeographic || scalar.properties.generalCategory == .mathSymbol
      || isAny(scalar, of: 0x1000...0x109F, 0xA840...0xA87F, 0xAA60...0xAA7F)
  }

  private static func isBraille(_ scalar: Unicode.Scalar?) -> Bool {
    isAny(scalar, of: 0x2801...0x28FF)
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    isAny(
      scalar, of: 0x590...0x61B, 0x61D...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF)
  }

  private static func isNeutral(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, !isUnseen(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
