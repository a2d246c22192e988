import Sillar
import Testing

/// Where a text comes from, and in whose language.
@Suite struct FallbackTests {
  @Test func `a text is the flavour's, then the module's, then the same in the first language`()
    async throws
  {
    let files = [
      "flavour/shop/strings.es.json": #"{ "shop.title": "Sabor" }"#,
      "module/strings.es.json": #"{ "shop.title": "Tienda", "shop.greeting": "Hola" }"#,
      "flavour/shop/strings.en.json": #"{ "shop.greeting": "Howdy", "shop.items": "Own things" }"#,
      "module/strings.en.json":
        #"{ "shop.title": "Shop", "shop.greeting": "Hello", "shop.items": "Things" }"#,
    ]
    try await Shop.open(files) { flavour in
      let spanish = flavour.words("es")
      #expect(spanish.text(ShopString.title) == "Sabor")
      #expect(spanish.text(ShopString.greeting) == "Hola")
      #expect(spanish.text(ShopString.items) == "Own things")
      let english = flavour.words("en")
      #expect(english.text(ShopString.title) == "Shop")
      #expect(english.text(ShopString.greeting) == "Howdy")
    }
    let less = files.filter { $0.key != "flavour/shop/strings.en.json" }
    try await Shop.open(less) { flavour in
      #expect(flavour.words("es").text(ShopString.items) == "Things")
    }
  }

  @Test func `a text that is nowhere shows its name, and never that of a second language`()
    async throws
  {
    let files = ["module/strings.es.json": #"{ "shop.title": "Tienda" }"#]
    try await Shop.open(files) { flavour in
      #expect(flavour.words("es").text(ShopString.title) == "Tienda")
      #expect(flavour.words("es").text(ShopString.items) == "shop.items")
      #expect(flavour.words("en").text(ShopString.title) == "shop.title")
    }
  }

  @Test func `a flavour replaces the words of the framework itself`() async throws {
    try await Shop.open(["flavour/sillar/strings.es.json": #"{ "bar.back": "Volver" }"#]) {
      flavour in
      #expect(flavour.words("es").text(SillarString.back) == "Volver")
      #expect(flavour.words("en").text(SillarString.back) == "Back")
    }
  }

  @Test func `a visitor gets the first of their languages that the app speaks`() async throws {
    try await Shop.open([:]) { flavour in
      #expect(flavour.words("es-AR", "en").language == "es")
      #expect(flavour.words("de", "es", "en").language == "es")
      #expect(flavour.words("EN-us").language == "en")
      #expect(flavour.words("de", "fr-CA").language == "en")
      #expect(flavour.words().language == "en")
      // The region of who reads says how numbers are written, whatever the app's language is called.
      #expect(flavour.words("es-MX").number(26_000) == "26,000")
      #expect(flavour.words("es-ES").number(26_000) == "26.000")
    }
    try await Shop.open([:], languages: ["es", "en", "pt-BR"]) { flavour in
      #expect(flavour.words("de").language == "es")
      #expect(flavour.words("pt-PT").language == "pt-BR")
    }
  }

  @Test func `what is no language is passed over`() async throws {
    let rubbish = [
      "", "*", "e", "-", "es_", "es;drop", "../../etc", "ñandú", "español", "es-",
      String(repeating: "es-", count: 50) + "es", String(repeating: "x", count: 100_000), "\u{0}",
    ]
    try await Shop.open([:]) { flavour in
      for tag in rubbish {
        #expect(flavour.words(tag).language == "en", "\(tag.prefix(20))")
        #expect(flavour.words(tag, "es").language == "es", "\(tag.prefix(20))")
      }
    }
  }

  @Test func `a module's tests have its words without a flavour`() async throws {
    try await withFiles(["strings.es.json": #"{ "shop.title": "Tienda" }"#]) { folder in
      let module = Module(name: "Shop", version: "1.0.0", resources: folder)
      let words = try Localisation(language: "es", modules: [module])
      #expect(words.text(ShopString.title) == "Tienda")
      #expect(words.language == "es")
    }
  }
}
