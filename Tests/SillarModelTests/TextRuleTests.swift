import SillarModel
import Testing

@Suite struct TextRuleTests {
  /// Characters that no text may contain.
  static let refused: [(Unicode.Scalar, String)] = [
    ("\u{0}", "U+0000"), ("\u{7}", "U+0007"), ("\u{1B}", "U+001B"), ("\u{7F}", "U+007F"),
    ("\u{85}", "U+0085"), ("\u{9F}", "U+009F"), ("\u{202A}", "U+202A"), ("\u{202E}", "U+202E"),
    ("\u{2066}", "U+2066"), ("\u{2069}", "U+2069"), ("\r", "U+000D"),
  ]

  @Test(arguments: refused)
  func `a character that hides others is refused by its name, and dropped from a field`(
    scalar: Unicode.Scalar, name: String
  ) {
    for rule in [TextRule.oneLine, .multiline] {
      #expect(throws: RefusedCharacter(scalar: scalar)) {
        _ = try rule.checked("Ma\(scalar)drid\(scalar)")
      }
      if scalar != "\r" { #expect(rule.cleaned("\(scalar)Ma\(scalar)drid") == "Madrid") }
    }
    #expect("\(RefusedCharacter(scalar: scalar))" == "must not contain \(name)")
  }

  @Test func `several lines keep their lines and tabs, and end them as one does`() throws {
    #expect(try TextRule.multiline.checked("one\r\ntwo\n\tthree") == "one\ntwo\n\tthree")
    #expect(TextRule.multiline.cleaned("one\r\ntwo\rthree\n\tfour") == "one\ntwo\nthree\n\tfour")
  }

  @Test(arguments: ["\n", "\t", "\r\n"])
  func `one line has no others`(text: String) {
    #expect(throws: RefusedCharacter.self) { _ = try TextRule.oneLine.checked("one\(text)two") }
    #expect(TextRule.oneLine.cleaned("one\(text)two") == "one two")
  }

  @Test(arguments: [
    "", "Ñandú 🚿", "👩‍👩‍👧‍👦", "שלום\u{200F}", "a\u{200D}b", "\u{FEFF}x", "\u{2028}", "\u{A0}",
    "🏴\u{E0067}\u{E0062}\u{E007F}",
  ])
  func `what people write in any script stays`(text: String) throws {
    for rule in [TextRule.oneLine, .multiline] {
      #expect(Array(try rule.checked(text).utf8) == Array(text.utf8))
      #expect(Array(rule.cleaned(text).utf8) == Array(text.utf8))
    }
  }

  @Test func `a text is stored in composed characters`() throws {
    let stored = try TextRule.oneLine.checked("Cafe\u{301}")
    #expect(Array(stored.unicodeScalars) == ["C", "a", "f", "\u{E9}"])
  }
}
