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
      #expect(throws: RefusedText.character(scalar)) {
        _ = try rule.checked("Ma\(scalar)drid\(scalar)")
      }
      if scalar != "\r" { #expect(rule.cleaned("\(scalar)Ma\(scalar)drid") == "Madrid") }
    }
    #expect("\(RefusedText.character(scalar))" == "must not contain \(name)")
  }

  @Test func `several lines keep their lines and tabs, and end them as one does`() throws {
    #expect(try TextRule.multiline.checked("one\r\ntwo\n\tthree") == "one\ntwo\n\tthree")
    #expect(TextRule.multiline.cleaned("one\r\ntwo\rthree\n\tfour") == "one\ntwo\nthree\n\tfour")
  }

  @Test(arguments: ["\n", "\t", "\r\n", "\u{2028}", "\u{2029}"])
  func `one line has no others`(text: String) {
    #expect(throws: RefusedText.self) { _ = try TextRule.oneLine.checked("one\(text)two") }
    #expect(TextRule.oneLine.cleaned("one\(text)two") == "one two")
  }

  @Test(arguments: [
    "", "Ñandú 🚿", "👩‍👩‍👧‍👦", "שלום\u{200F}", "a\u{200D}b", "\u{FEFF}x", "\u{A0}",
    "🏴\u{E0067}\u{E0062}\u{E007F}",
  ])
  func `what people write in any script stays`(text: String) throws {
    for rule in [TextRule.oneLine, .multiline] {
      #expect(Array(try rule.checked(text).utf8) == Array(text.utf8))
      #expect(Array(rule.cleaned(text).utf8) == Array(text.utf8))
    }
  }

  @Test(arguments: [(TextRule.oneLine, 500), (.multiline, 10_000)])
  func `a text has so many characters, whatever they consist of, and a field cuts it there`(
    rule: TextRule, limit: Int
  ) throws {
    for character in ["a", "é", "👩‍👩‍👧‍👦", "e\u{301}"] {
      let longest = String(repeating: character, count: limit)
      #expect(try rule.checked(longest).count == limit)
      #expect(rule.cleaned(longest) == longest)
      #expect(throws: RefusedText.tooLong(limit: limit)) { _ = try rule.checked(longest + "b") }
      #expect(rule.cleaned(longest + "b") == longest)
    }
    // Few characters of many scalars each.
    let towers = String(repeating: "x" + String(repeating: "\u{308}", count: 30), count: limit)
    #expect(towers.count == limit)
    #expect(throws: RefusedText.tooLong(limit: limit)) { _ = try rule.checked(towers) }
    // The first of the 30 is part of another scalar.
    #expect(rule.cleaned(towers).count == limit * 16 / 30)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a character has 30 marks at most, which are put in order at once`() throws {
    for rule in [TextRule.oneLine, .multiline] {
      let tower = "x" + String(repeating: "\u{308}\u{323}", count: 15)
      #expect(try rule.checked(tower + "y" + tower) == tower + "y" + tower)
      #expect(rule.cleaned(tower + "\u{308}y") == tower + "y")
      #expect(throws: RefusedText.tooManyMarks) { _ = try rule.checked(tower + "\u{323}") }
      // As many as a message may have took seconds.
      let endless = "x" + String(repeating: "\u{308}\u{323}", count: 100_000)
      #expect(rule.cleaned(endless) == tower)
      // A refused character between two marks parts nothing.
      #expect(rule.cleaned("x" + String(repeating: "\u{308}\u{1}\u{323}", count: 1_000)) == tower)
    }
    #expect("\(RefusedText.tooManyMarks)" == "must not have more than 30 marks on a character")
  }

  @Test func `a limit is the caller's, and its refusal says it`() throws {
    #expect(try TextRule.oneLine.checked("Madrid", limit: 6) == "Madrid")
    #expect(throws: RefusedText.tooLong(limit: 5)) {
      _ = try TextRule.oneLine.checked("Madrid", limit: 5)
    }
    #expect("\(RefusedText.tooLong(limit: 5))" == "may have at most 5 characters")
    #expect(TextRule.multiline.cleaned("one\r\ntwo", limit: 5) == "one\nt")
    #expect(TextRule.oneLine.cleaned("Madrid", limit: 0) == "")
    let long = String(repeating: "x", count: 20_000)
    #expect(TextRule.multiline.cleaned(long, limit: .max) == long)
  }

  @Test func `a text is in composed characters, whether it was checked or cleaned`() throws {
    for rule in [TextRule.oneLine, .multiline] {
      for text in ["Cafe\u{301}", "C\u{1}afe\u{301}"] {
        #expect(Array(rule.cleaned(text).unicodeScalars) == ["C", "a", "f", "\u{E9}"])
      }
      let stored = try rule.checked("Cafe\u{301}")
      #expect(Array(stored.unicodeScalars) == ["C", "a", "f", "\u{E9}"])
    }
  }
}
