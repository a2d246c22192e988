import Foundation
import Scripted
import Sillar
import Testing

/// The errors in an app's texts that a start reports.
@Suite struct StringsFileTests {
  @Test func `texts that a module asks for and that a language lacks are named`() async throws {
    let files = [
      "module/Localizable.xcstrings": catalog([
        "en": #"{ "shop.title": "Shop", "shop.greeting": "Hi", "shop.items": "Things" }"#,
        "es": #"{ "shop.title": "Tienda" }"#,
      ]),
      "flavor/shop/Localizable.xcstrings": catalog(["es": #"{ "shop.greeting": "Hola" }"#]),
    ]
    try await Shop.open(files) { flavor in
      let missing = flavor.missing
      #expect(missing.map(\.description) == [#"Shop: "shop.items" in "es" is missing"#])
      #expect(missing.first?.problem == .missing)
    }
  }

  @Test func `texts that nobody asks for are named, with the name that was meant`() async throws {
    let files = [
      "module/Localizable.xcstrings": catalog([
        "en": #"{ "shop.title": "Shop", "shop.greeting": "Hi", "shop.items": "Things" }"#
      ]),
      "flavor/shop/Localizable.xcstrings": catalog([
        "en": #"{ "shop.titel": "Corner", "nothing.like.it": "" }"#
      ]),
    ]
    try await Shop.open(files, languages: ["en"]) { flavor in
      #expect(
        flavor.missingTexts() == [
          #"Shop: "nothing.like.it" in "en" is asked for by nobody"#,
          #"Shop: "shop.titel" in "en" is asked for by nobody: did you mean "shop.title"?"#,
        ])
    }
  }

  @Test func `a folder that is no module's stops the start, with the name that was meant`()
    async throws
  {
    let files = ["flavor/shops/Localizable.xcstrings": catalog([:])]
    let error = await #expect(throws: ResourceError.self) { try await Shop.open(files) { _ in } }
    #expect(
      error?.problem == #"no module of the app has a folder of this name: did you mean "shop"?"#)
    #expect(error?.place.hasSuffix("flavor/shops") == true)
  }

  @Test func `a problem has a title and advice in each language, and needs no key`() async throws {
    let files = [
      "module/Localizable.xcstrings": catalog([
        "en": #"""
        { "shop.title": "Shop", "shop.greeting": "Hi", "shop.items": "Things",
          "problem.closed.title": "The shop is closed" }
        """#
      ]),
      "flavor/shop/Localizable.xcstrings": catalog(["en": #"{ "problem.closd.title": "Closed" }"#]),
    ]
    try await Shop.open(files, languages: ["en"]) { flavor in
      #expect(
        flavor.missingTexts().map(\.description) == [
          #"Shop: "problem.closed.advice" in "en" is missing"#,
          #"Shop: "problem.closd.title" in "en" is asked for by nobody"#
            + #": did you mean "problem.closed.title"?"#,
        ])
    }
  }

  @Test func `names to fill in that differ between languages are named`() async throws {
    let files = [
      "module/Localizable.xcstrings": catalog([
        "en":
          #"{ "shop.title": "Shop", "shop.greeting": "Hi {name}, {day}", "shop.items": "{count}" }"#,
        "es":
          #"{ "shop.title": "{x}", "shop.greeting": "Hola {nombre}, {day}", "shop.items": "{count}" }"#,
      ])
    ]
    try await Shop.open(files) { flavor in
      #expect(
        flavor.missing.map(\.problem) == [
          .differentNames(expected: [], found: ["x"]),
          .differentNames(expected: ["day", "name"], found: ["day", "nombre"]),
        ])
    }
  }

  @Test func `plural forms that a language has and a text lacks are named`() async throws {
    func lacking(_ language: String, _ forms: String) async throws -> [MissingText.Problem] {
      let texts = #""shop.title": "", "shop.greeting": "", "shop.items": \#(forms)"#
      return try await Shop.open(
        ["module/Localizable.xcstrings": catalog([language: "{ \(texts) }"])], languages: [language]
      ) { flavor in flavor.missing.filter { $0.module == "Shop" }.map(\.problem) }
    }
    let two = #"{ "one": "", "other": "" }"#
    #expect(try await lacking("en", two) == [])
    // Few texts contain millions: a text may leave out Spanish's form for them.
    #expect(try await lacking("es", two) == [])
    #expect(try await lacking("en", #"{ "other": "" }"#) == [.missingForms(["one"])])
    // Five is "many" in Russian and Polish, which a text may not leave out.
    #expect(try await lacking("ru", two) == [.missingForms(["few", "many"])])
    #expect(try await lacking("pl", two) == [.missingForms(["few", "many"])])
    #expect(try await lacking("ja", #"{ "other": "" }"#) == [])
  }

  @Test func `the framework's own words are complete in English and Spanish`() async throws {
    try await Shop.open([:]) { flavor in
      #expect(flavor.missing.filter { $0.module == "Sillar" } == [])
    }
  }

  @Test func `a counted text as Xcode writes it is read`() async throws {
    let plural = #"""
      { "plural": { "one": { "stringUnit": { "state": "translated", "value": "%arg photo" } },
        "other": { "stringUnit": { "state": "translated", "value": "%arg photos" } } } }
      """#
    let text = #"{ "state": "translated", "value": "Send %#@photos@ to {name}" }"#
    let files = [
      "module/Localizable.xcstrings": """
      { "strings": {
        "shop.items": { "localizations": { "en": { "stringUnit": \(text), "substitutions": {
          "photos": { "argNum": 1, "formatSpecifier": "lld", "variations": \(plural) } } } } },
        "shop.title": { "localizations": { "en": { "variations": \(plural) } } }
      } }
      """
    ]
    try await Shop.open(files, languages: ["en"]) { flavor in
      let words = flavor.words("en")
      #expect(words.text(ShopString.items, count: 1, ["name": "Ana"]) == "Send 1 photo to Ana")
      #expect(words.text(ShopString.items, count: 2, ["name": "Ana"]) == "Send 2 photos to Ana")
      #expect(words.text(ShopString.title, count: 2) == "2 photos")
    }
  }

  @Test(arguments: ["%@", "%1$@", "%lld", "%d", "%2$lld", "%#@files@", "%arg", "%.2f", "%s"])
  func `a value without a name stops the start`(_ value: String) async throws {
    let files = [
      "module/Localizable.xcstrings": catalog(["en": #"{ "shop.title": "It is \#(value)." }"#])
    ]
    let error = await #expect(throws: ResourceError.self) { try await Shop.open(files) { _ in } }
    #expect(
      error?.problem
        == "\"shop.title\" in \"en\" has \"\(value)\": values have names, write {name}")
  }

  @Test func `a text may speak of percents`() async throws {
    let files = [
      "module/Localizable.xcstrings": catalog(["en": #"{ "shop.title": "50 % des 100%, 5%!" }"#])
    ]
    try await Shop.open(files) { flavor in
      #expect(flavor.words("en").text(ShopString.title) == "50 % des 100%, 5%!")
    }
  }

  @Test(arguments: [
    (#"{ "strings": "#, "it is not JSON"),
    ("", "it is not JSON"),
    ("[]", "it should be a String Catalog: an object with a member \"strings\""),
    (#"{ "shop.title": "Shop" }"#, "it should be a String Catalog"),
    (#"{ "strings": { "shop.title": 3 } }"#, "\"shop.title\" should be an object"),
    (
      #"{ "strings": { "shop.title": { "localizations": { "es": 3 } } } }"#,
      "the localizations of \"shop.title\" should be objects by language"
    ),
    (
      #"{ "strings": { "shop.title": { "localizations": { "es": {} } } } }"#,
      "\"shop.title\" in \"es\" should have a string unit, or variations by plural"
    ),
    (
      #"{ "strings": { "shop.title": { "localizations": { "es": { "stringUnit": {} } } } } }"#,
      "\"shop.title\" in \"es\" has no value"
    ),
    (
      catalog(["es": #"{ "shop.title": { "several": "x", "other": "y" } }"#]),
      "\"shop.title\" in \"es\" has the plural form \"several\": the forms are zero, one, two"
    ),
    (
      catalog(["es": #"{ "shop.title": { "one": "x" } }"#]),
      "\"shop.title\" in \"es\" has no plural form \"other\""
    ),
    (
      catalog(["es": #"{ "shop.title": "Hola, {name" }"#]),
      "\"shop.title\" in \"es\" has a \"{\" without its counterpart: write it twice to show it once"
    ),
  ])
  func `a file of texts that is wrong is named, with the text in it`(
    contents: String, problem: String
  ) async throws {
    for place in ["module/Localizable.xcstrings", "flavor/shop/Localizable.xcstrings"] {
      let error = await #expect(throws: ResourceError.self) {
        try await Shop.open([place: contents]) { _ in }
      }
      #expect(error?.place.hasSuffix("/\(place)") == true)
      #expect(error?.problem.hasPrefix(problem) == true, "\(error as Any)")
      #expect(error?.description.hasPrefix("The resource /") == true)
    }
  }

  @Test func `a file of texts that cannot be read is named`() async throws {
    try await withFiles(["module/Localizable.xcstrings": "{}"]) { folder in
      // Not a text: an invalid byte in UTF-8.
      let file = folder.appending(path: "module/Localizable.xcstrings")
      try Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x22, 0x22, 0x7D]).write(to: file)
      let module = Module(
        name: "Shop", version: "1.0.0", resources: folder.appending(path: "module"))
      #expect(throws: ResourceError.self) { try Localization(language: "en", modules: [module]) }
    }
  }
}
