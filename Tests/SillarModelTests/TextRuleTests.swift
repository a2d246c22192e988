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
    "", "Ñandú 🚿", "\u{A0}",
    // Emoji: a family, pirates, a heart in color, a key, a person with a skin, England.
    "👩‍👩‍👧‍👦", "🏴\u{200D}☠\u{FE0F}", "❤\u{FE0F}\u{200D}🔥", "☎\u{FE0E}", "1\u{FE0F}\u{20E3}", "👩🏽\u{200D}🚀",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    // Persian, Hindi, Sinhala, Malayalam; an Arabic letter in its first form.
    "می\u{200C}خواهم", "क्\u{200D}ष", "क्\u{200C}ष", "ශ්\u{200D}රී", "ന്\u{200D}", "ه\u{200D}.",
    // Marks of direction beside what has none; Hebrew marks; a Japanese name; Mongolian; old Korean; Braille.
    "שלום!\u{200F} a", "a (\u{200E}שלום)", "יִ\u{34F}ם", "葛\u{E0100}城", "ᠠ\u{180B}", "ᠠ\u{180E}ᠠ",
    "\u{115F}ᅡ", "ᄀ\u{1160}", "⠁\u{2800}⠃",
    // Hieroglyphs above each other, in a cartouche; a sign that spans the digits after it; a mark on a space.
    "𓀀\u{13430}𓀁", "𓀀\u{13430}\u{13441}", "𓀀\u{13442}𓀁", "\u{1D159}\u{1D165}",
    "\u{13437}𓀀\u{13430}\u{13437}𓀁𓀂\u{13438}\u{13438}", "\u{600}١٢", "a \u{301}",
  ])
  func `what people write in any script stays`(text: String) throws {
    for rule in [TextRule.oneLine, .multiline] {
      #expect(Array(try rule.checked(text).utf8) == Array(text.utf8))
      #expect(Array(rule.cleaned(text).utf8) == Array(text.utf8))
    }
  }

  @Test(arguments: [
    "\u{16FE4}", "\u{13430}", "\u{13440}", "\u{301}", "\u{9C1}", "\u{13430}\u{16FE4}",
  ])
  func `a text of marks that no letter has is empty`(text: String) throws {
    for rule in [TextRule.oneLine, .multiline] {
      for (given, kept) in [(text, ""), (" \(text) \u{200B}", "  ")] {
        #expect(try rule.checked(given) == kept)
        #expect(rule.cleaned(given) == kept)
      }
    }
  }

  /// Characters without a glyph.
  static let unseen: [Unicode.Scalar] = [
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{17B5}", "\u{180B}",
    "\u{180E}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{2061}", "\u{2064}",
    "\u{206A}",
    "\u{206F}", "\u{3164}", "\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}",
    "\u{FFFB}",
    "\u{13430}", "\u{1343F}", "\u{1BCA0}", "\u{1D173}", "\u{E0001}", "\u{E0020}", "\u{E0041}",
    "\u{E007F}", "\u{E0100}",
    "\u{E01EF}",
  ]

  @Test(arguments: unseen)
  func `a text of unseen characters is empty, and one between letters makes no other name`(
    scalar: Unicode.Scalar
  ) throws {
    let names: [(String, String)] = [
      ("\(scalar)", ""), ("\(scalar)\(scalar)", ""), (" \(scalar) ", "  "), ("Ana\(scalar)", "Ana"),
      ("\(scalar)Ana", "Ana"), ("A\(scalar)na", "Ana"), ("A\(scalar)\(scalar)na", "Ana"),
      ("Ana \(scalar)Ruiz", "Ana Ruiz"), ("7\(scalar)", "7"), ("é\(scalar)", "é"),
      ("e\(scalar)\u{301}", "é"), ("Жа\(scalar)н", "Жан"), ("한\(scalar)글", "한글"),
      ("かな\(scalar)", "かな"),
    ]
    for rule in [TextRule.oneLine, .multiline] {
      for (text, name) in names {
        #expect(Array(try rule.checked(text).utf8) == Array(name.utf8), "\(text.debugDescription)")
        #expect(Array(rule.cleaned(text).utf8) == Array(name.utf8), "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    // Joiners and selectors twice, at an end, or beside the wrong neighbor.
    ("می\u{200C}\u{200C}خ", "می\u{200C}خ"), ("می\u{200C}", "می"), ("\u{200C}می", "می"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"), ("👩\u{200D}", "👩"), ("👩\u{200D}a", "👩a"),
    ("葛\u{E0100}\u{E0101}", "葛\u{E0100}"), ("שלום\u{200F}", "שלום"), ("ש\u{200E}ל", "של"),
    ("ש!\u{200F}\u{200F}", "ש!\u{200F}"),
    // Tags without an end, too many, and without a flag.
    ("🏴\u{E0067}\u{E0062}", "🏴"), ("👩\u{E0067}\u{E0062}\u{E007F}", "👩"),
    ("🏴" + String(repeating: "\u{E0061}", count: 7) + "\u{E007F}", "🏴"),
    // A blank that is no space.
    ("\u{2800}", " "), ("a\u{2800}b", "a b"), ("⠁\u{2800}", "⠁ "), ("\u{13441}", " "),
    ("\u{13442}\u{13430}\u{13441}", "  "), ("𓀀\u{13441}", "𓀀 "), ("\u{1D159}", " "),
    ("a\u{1D159}b", "a b"),
  ])
  func `an unseen character stays only where it means something`(text: String, kept: String) throws
  {
    for rule in [TextRule.oneLine, .multiline] {
      #expect(Array(try rule.checked(text).utf8) == Array(kept.utf8))
      #expect(Array(rule.cleaned(text).utf8) == Array(kept.utf8))
      #expect(Array(rule.cleaned(kept).utf8) == Array(kept.utf8))
    }
  }

  @Test func `unseen characters hide no marks that are too many`() {
    let hidden = "x" + String(repeating: "\u{308}\u{200B}", count: 31)
    #expect(throws: RefusedText.tooManyMarks) { _ = try TextRule.oneLine.checked(hidden) }
    #expect(TextRule.oneLine.cleaned(hidden).unicodeScalars.count <= 31)
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
