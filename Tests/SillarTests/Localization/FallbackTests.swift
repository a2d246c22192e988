import Foundation
import Scripted
import Sillar
import Testing

/// The source and the language of a text.
@Suite struct FallbackTests {
  @Test func `a text is the flavor's, then the module's, then the same in the first language`()
    async throws
  {
    let flavor = #"{ "shop.title": "Sabor" }"#
    let howdy = #"{ "shop.greeting": "Howdy", "shop.items": "Own things" }"#
    let module = catalog([
      "es": #"{ "shop.title": "Tienda", "shop.greeting": "Hola" }"#,
      "en": #"{ "shop.title": "Shop", "shop.greeting": "Hello", "shop.items": "Things" }"#,
    ])
    let files = [
      "flavor/shop/Localizable.xcstrings": catalog(["es": flavor, "en": howdy]),
      "module/Localizable.xcstrings": module,
    ]
    try await Shop.open(files) { flavor in
      let spanish = flavor.words("es")
      #expect(spanish.text(ShopString.title) == "Sabor")
      #expect(spanish.text(ShopString.greeting) == "Hola")
      #expect(spanish.text(ShopString.items) == "Own things")
      let english = flavor.words("en")
      #expect(english.text(ShopString.title) == "Shop")
      #expect(english.text(ShopString.greeting) == "Howdy")
    }
    let less = files.merging(
      ["flavor/shop/Localizable.xcstrings": catalog(["es": flavor])]
    ) { $1 }
    try await Shop.open(less) { flavor in
      #expect(flavor.words("es").text(ShopString.items) == "Things")
    }
  }

  @Test func `a text that is nowhere shows its name, and never that of a second language`()
    async throws
  {
    let files = ["module/Localizable.xcstrings": catalog(["es": #"{ "shop.title": "Tienda" }"#])]
    try await Shop.open(files) { flavor in
      #expect(flavor.words("es").text(ShopString.title) == "Tienda")
      #expect(flavor.words("es").text(ShopString.items) == "shop.items")
      #expect(flavor.words("en").text(ShopString.title) == "shop.title")
    }
  }

  @Test func `a region says what it says otherwise, and all else as its language does`()
    async throws
  {
    let files = [
      "flavor/shop/Localizable.xcstrings": catalog(["es-AR": #"{ "shop.greeting": "Che" }"#]),
      "module/Localizable.xcstrings": catalog([
        "en": #"{ "shop.title": "Shop", "shop.greeting": "Hello", "shop.items": "Things" }"#,
        "es": #"{ "shop.title": "Tienda", "shop.greeting": "Hola" }"#,
      ]),
    ]
    try await Shop.open(files, languages: ["en", "es-AR", "es"]) { flavor in
      let words = flavor.words("es-AR")
      #expect(words.text(ShopString.greeting) == "Che")
      #expect(words.text(ShopString.title) == "Tienda")
      #expect(words.text(ShopString.items) == "Things")
      #expect(words.text(SillarString.back) == "Atrás")
      #expect(flavor.words("es-MX").text(ShopString.greeting) == "Hola")
      #expect(
        flavor.missingTexts().filter { $0.contains("es-AR") }
          == ["Shop: \"shop.items\" in \"es-AR\" is missing"])
    }
  }

  @Test func `a flavor over another one has the other's files and texts, but for its own`()
    async throws
  {
    let files = [
      "own/shop/Localizable.xcstrings": catalog(["es-AR": #"{ "shop.greeting": "Che" }"#]),
      "own/logo.svg": "own logo",
      "base/shop/Localizable.xcstrings": catalog([
        "es": #"{ "shop.greeting": "Hola", "shop.title": "Mercado" }"#
      ]),
      "base/logo.svg": "logo", "base/web.css": "css",
      "module/Localizable.xcstrings": catalog([
        "es": #"{ "shop.title": "Tienda", "shop.greeting": "Buenas", "shop.items": "Cosas" }"#
      ]),
    ]
    try await withFiles(files) { folder in
      let module = Module(
        name: "Shop", version: "1.0.0", resources: folder.appending(path: "module"),
        strings: [ShopString.self])
      let flavor = try Flavor(
        name: "Test", languages: ["es-AR"], modules: [module],
        resources: folder.appending(path: "own"), over: folder.appending(path: "base"),
        configuration: Configuration(flavor: "Test", providers: []))
      let words = flavor.words("es-AR")
      #expect(words.text(ShopString.greeting) == "Che")
      #expect(words.text(ShopString.title) == "Mercado")
      #expect(words.text(ShopString.items) == "Cosas")
      #expect(flavor.missingTexts() == [])
      let read = try ["logo.svg", "web.css"].map { try flavor.resource($0) }
      #expect(read == [Data("own logo".utf8), Data("css".utf8)])
    }
  }

  @Test func `the framework speaks eight languages, and English to all others`() throws {
    func back(_ language: String) throws -> String {
      try Localization(language: language, modules: []).text(SillarString.back)
    }
    #expect(
      try ["en", "es", "pt", "ca", "fr", "de", "it", "ar"].map(back) == [
        "Back", "Atrás", "Voltar", "Enrere", "Retour", "Zurück", "Indietro", "رجوع",
      ])
    #expect(try ["ja", "pt-BR", "ar-EG"].map(back) == ["Back", "Voltar", "رجوع"])
    let flavor = try Flavor(
      name: "Test", languages: ["en", "es", "pt-BR", "ca", "fr", "de", "it", "ar"],
      configuration: Configuration(flavor: "Test", providers: []))
    #expect(flavor.missingTexts() == [])
  }

  @Test func `a flavor replaces the words of the framework itself`() async throws {
    try await Shop.open([
      "flavor/sillar/Localizable.xcstrings": catalog(["es": #"{ "bar.back": "Volver" }"#])
    ]) {
      flavor in
      #expect(flavor.words("es").text(SillarString.back) == "Volver")
      #expect(flavor.words("en").text(SillarString.back) == "Back")
    }
  }

  @Test func `a visitor gets the first of their languages that the app speaks`() async throws {
    try await Shop.open([:]) { flavor in
      #expect(flavor.words("es-AR", "en").language == "es")
      #expect(flavor.words("de", "es", "en").language == "es")
      #expect(flavor.words("EN-us").language == "en")
      #expect(flavor.words("de", "fr-CA").language == "en")
      #expect(flavor.words().language == "en")
      // The region of the visitor decides how numbers are written, whatever the language of the app.
      #expect(flavor.words("es-MX").number(26_000) == "26,000")
      #expect(flavor.words("es-ES").number(26_000) == "26.000")
    }
    try await Shop.open([:], languages: ["es", "en", "pt-BR"]) { flavor in
      #expect(flavor.words("de").language == "es")
      #expect(flavor.words("pt-PT").language == "pt-BR")
    }
  }

  @Test func `what is no language is passed over`() async throws {
    let rubbish = [
      "", "*", "e", "-", "es_", "es;drop", "../../etc", "ñandú", "español", "es-",
      String(repeating: "es-", count: 50) + "es", String(repeating: "x", count: 100_000), "\u{0}",
    ]
    try await Shop.open([:]) { flavor in
      for tag in rubbish {
        #expect(flavor.words(tag).language == "en", "\(tag.prefix(20))")
        #expect(flavor.words(tag, "es").language == "es", "\(tag.prefix(20))")
      }
    }
  }

  @Test func `a module's tests have its words without a flavor`() async throws {
    try await withFiles(["Localizable.xcstrings": catalog(["es": #"{ "shop.title": "Tienda" }"#])])
    { folder in
      let module = Module(name: "Shop", version: "1.0.0", resources: folder)
      let words = try Localization(language: "es", modules: [module])
      #expect(words.text(ShopString.title) == "Tienda")
      #expect(words.language == "es")
    }
  }
}
