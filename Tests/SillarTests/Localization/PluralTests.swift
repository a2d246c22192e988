import Foundation
import Scripted
import Testing

@testable import Sillar

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// The plural form of a text for a number, and its placeholders.
@Suite struct PluralTests {
  private func items(
    _ language: String, _ forms: String, _ counts: [Int]
  ) async throws -> [String] {
    let files = [
      "module/Localizable.xcstrings": catalog([language: #"{ "shop.items": \#(forms) }"#])
    ]
    return try await Shop.open(files, languages: [language]) { flavor in
      let words = flavor.words(language)
      return counts.map { words.text(ShopString.items, count: $0) }
    }
  }

  @Test func `English and Spanish have one thing and several things`() async throws {
    let counts = [0, 1, 2, 1_000, 1_000_000, -1]
    let english = #"{ "one": "{count} thing", "other": "{count} things" }"#
    #expect(
      try await items("en", english, counts)
        == ["0 things", "1 thing", "2 things", "1,000 things", "1,000,000 things", "-1 thing"])
    let spanish = #"{ "one": "{count} cosa", "other": "{count} cosas" }"#
    #expect(
      try await items("es", spanish, counts)
        == ["0 cosas", "1 cosa", "2 cosas", "1000 cosas", "1.000.000 cosas", "-1 cosa"])
  }

  @Test func `Spanish millions have a form of their own where a text has it`() async throws {
    let forms =
      #"{ "one": "{count} cosa", "many": "{count} de cosas", "other": "{count} cosas" }"#
    #expect(
      try await items("es", forms, [1, 999_999, 1_000_000, 1_000_001, 2_000_000])
        == [
          "1 cosa", "999.999 cosas", "1.000.000 de cosas", "1.000.001 cosas", "2.000.000 de cosas",
        ])
  }

  @Test func `Russian and Polish count in three forms`() async throws {
    let forms = #"{ "one": "one", "few": "few", "many": "many", "other": "other" }"#
    let counts = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112]
    #expect(
      try await items("ru", forms, counts)
        == [
          "many", "one", "few", "few", "many", "many", "many", "many", "one", "few", "many", "one",
          "many", "many",
        ])
    #expect(
      try await items("pl", forms, counts)
        == [
          "many", "one", "few", "few", "many", "many", "many", "many", "many", "few", "many",
          "many", "many", "many",
        ])
  }

  @Test func `French counts nothing as one, and Japanese does not count`() async throws {
    let french = #"{ "one": "{count} chose", "other": "{count} choses" }"#
    #expect(try await items("fr", french, [0, 1, 2]) == ["0 chose", "1 chose", "2 choses"])
    #expect(try await items("ja", #"{ "other": "{count}個" }"#, [0, 1]) == ["0個", "1個"])
  }

  @Test func `in Portugal nothing is several things, and in Brazil it is one`() async throws {
    let forms = #"{ "one": "{count} dia", "other": "{count} dias" }"#
    #expect(try await items("pt-PT", forms, [0, 1, 2]) == ["0 dias", "1 dia", "2 dias"])
    #expect(try await items("pt-BR", forms, [0, 1, 2]) == ["0 dia", "1 dia", "2 dias"])
  }

  #if canImport(_FoundationICU)
    @Test func `the forms of all languages are those that Foundation has`() throws {
      let regions = Locale.availableIdentifiers.map { $0.replacing("_", with: "-") }
      let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier) + regions)
      try #require(languages.count > 1_000)
      let numbers =
        Array(0...122) + [
          200, 1_000, 2_000, 20_000, 21_000, 40_000, 100_000, 101_000, 999_999, 1_000_000,
          1_000_001,
          1_100_000, 5_000_000, 123_456_789,
        ]
      for language in languages.sorted() {
        #expect(
          numbers.map { PluralCategory(of: $0, in: language).rawValue }
            == forms(of: numbers, in: language), "\(language)")
      }
    }

    /// The forms by ICU's own rules, which Foundation brings along on Linux.
    private func forms(of numbers: [Int], in language: String) -> [String] {
      var status = U_ZERO_ERROR
      let rules = swift_uplrules_open(language, &status)
      defer { swift_uplrules_close(rules) }
      return numbers.map { number in
        var name = [UInt16](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, Double(number), &name, 16, &status)
        return String(decoding: name.prefix(Int(count)), as: UTF16.self)
      }
    }
  #endif

  @Test func `a form that a text lacks is the other one, and a text without forms is itself`()
    async throws
  {
    #expect(try await items("en", #"{ "other": "{count} in all" }"#, [1]) == ["1 in all"])
    #expect(try await items("en", #""{count} here""#, [1, 2]) == ["1 here", "2 here"])
  }

  @Test func `the forms are those of the language that the text is in`() async throws {
    // French lacks the text: zero has the English plural form, with the number as in French.
    let files = [
      "module/Localizable.xcstrings": catalog([
        "en": #"{ "shop.items": { "one": "{count} thing", "other": "{count} things" } }"#
      ])
    ]
    try await Shop.open(files, languages: ["en", "fr"]) { flavor in
      let words = flavor.words("fr")
      #expect(words.text(ShopString.items, count: 0) == "0 things")
      #expect(words.text(ShopString.items, count: 1234) == "1\u{202F}234 things")
    }
  }

  @Test func `names are filled in, once, and what is not given is seen`() async throws {
    func greeting(_ text: String, _ values: [String: String]) async throws -> String {
      try await Shop.open([
        "module/Localizable.xcstrings": catalog(["en": #"{ "shop.greeting": "\#(text)" }"#])
      ]) {
        $0.words("en").text(ShopString.greeting, values)
      }
    }
    #expect(try await greeting("Hello, {name}!", ["name": "Ana"]) == "Hello, Ana!")
    #expect(try await greeting("{a}{b}{a}", ["a": "1", "b": "2"]) == "121")
    #expect(try await greeting("{a}", ["a": "{b}", "b": "no"]) == "{b}")
    #expect(try await greeting("Hello, {name}!", ["Name": "Ana"]) == "Hello, {name}!")
    #expect(try await greeting("{{name}} is {name}", ["name": "Ana"]) == "{name} is Ana")
    #expect(try await greeting("a { b } c {{", [" b ": "x"]) == "a x c {")
    #expect(try await greeting("{}", ["": "nothing"]) == "nothing")
    #expect(try await greeting("", [:]) == "")
  }

  @Test func `a number that is given for {count} stands in place of the plain one`() async throws {
    let files = [
      "module/Localizable.xcstrings": catalog([
        "en": #"{ "shop.items": { "other": "{count} of {all}" } }"#
      ])
    ]
    try await Shop.open(files) { flavor in
      let words = flavor.words("en")
      #expect(
        words.text(ShopString.items, count: 3, ["count": "three", "all": "10"]) == "three of 10")
    }
  }
}
