import Foundation
import Sillar
import SillarHost
import Testing

/// The files of an app: pictures, style and settings.
@Suite struct ResourceTests {
  @Test func `a file is the flavor's, else the module's`() async throws {
    let files = [
      "flavor/logo.svg": "logo", "flavor/shop/card.svg": "own card",
      "module/card.svg": "card", "module/pictures/cup.svg": "cup",
    ]
    try await Shop.open(files) { flavor in
      for (path, contents) in [
        ("logo.svg", "logo"), ("shop/card.svg", "own card"), ("shop/pictures/cup.svg", "cup"),
        ("card.svg", nil), ("Shop/pictures/cup.svg", nil), ("shop", nil), ("shop/pictures", nil),
        ("bank/card.svg", nil),
      ] {
        let found = try flavor.resource(path).map { String(decoding: $0, as: UTF8.self) }
        #expect(found == contents, "\(path)")
      }
    }
  }

  @Test(arguments: [
    "../secret.txt", "shop/../../secret.txt", "shop/../secret.txt", "/etc/passwd",
    "shop//etc/passwd", "./logo.svg", "shop/./card.svg", "", "/", "shop/", "..",
    "shop\\..\\logo.svg",
    "shop/../\u{301}secret.txt", "shop/..\u{301}/secret.txt", "logo.svg\u{0}", "logo.svg\u{0}.png",
    "\u{0}", "shop/card.svg\u{0}",
  ])
  func `no name leads out of the folder`(path: String) async throws {
    let files = [
      "secret.txt": "secret", "flavor/logo.svg": "logo", "flavor/shop/card.svg": "card",
      "module/card.svg": "card",
    ]
    try await Shop.open(files) { flavor in
      let found = try flavor.resource(path)
      #expect(found == nil)
    }
  }

  @Test func `a folder that is not there stops the start, the flavor's or a module's`()
    async throws
  {
    try await withFiles([:], folders: ["there"]) { folder in
      func start(_ flavor: String, _ module: String) throws {
        _ = try Flavor(
          name: "Test",
          modules: [
            Module(name: "Shop", version: "1.0.0", resources: folder.appending(path: module))
          ], resources: folder.appending(path: flavor),
          configuration: Configuration(flavor: "Test", providers: []))
      }
      try start("there", "there")
      for (flavor, module) in [("there", "nowhere"), ("nowhere", "there")] {
        let error = #expect(throws: ResourceError.self) { try start(flavor, module) }
        #expect(error?.place.hasSuffix("/nowhere") == true)
      }
    }
  }

  // MARK: Style and settings

  private enum Switch: DefaultedConfigurationKey {
    static let name = "shop.discounts"
    static let defaultValue = false
  }

  private enum Limit: DefaultedConfigurationKey {
    static let name = "shop.limit"
    static let defaultValue = 10
  }

  private enum Share: DefaultedConfigurationKey {
    static let name = "shop.share"
    static let defaultValue = 0.0
  }

  private func configuration(_ files: [String: String]) async throws -> Configuration {
    try await withFiles(files) { folder in
      try Configuration(
        flavor: "Test",
        declarations: [
          ConfigurationDeclaration(Switch.self, neededBy: "Shop"),
          ConfigurationDeclaration(Limit.self, neededBy: "Shop"),
          ConfigurationDeclaration(Share.self, neededBy: "Shop"),
        ], providers: [ResourceConfiguration(folder, name: "Test's resources")])
    }
  }

  @Test func `a flavor's settings are values of keys`() async throws {
    let settings = #"""
      { "shop.discounts": true, "shop.limit": 1, "shop.share": 0.25, "money.format": "code" }
      """#
    let configuration = try await configuration(["settings.json": settings])
    #expect(configuration[Switch.self])
    #expect(configuration[Limit.self] == 1)
    #expect(configuration[Share.self] == 0.25)
    #expect(configuration[MoneyFormatKey.self] == .code)
    #expect(configuration.provider(of: Limit.self) == "Test's resources")
    #expect(configuration.listing.contains("Test's resources (settings.json)"))
  }

  @Test func `settings that are wrong are named`() async throws {
    let error = await #expect(throws: ConfigurationError.self) {
      try await configuration([
        "settings.json":
          #"{ "shop.limit": true, "shop.discounts": 1, "shop.limits": 3, "style-sheet": "red" }"#
      ])
    }
    let problems = error?.problems.map(\.description) ?? []
    #expect(problems.count == 3)
    #expect(
      problems.first
        == #""shop.limit" is "true" in Test's resources (settings.json): write a whole number"#)
    #expect(problems.dropFirst().first?.contains(#"did you mean "shop.limit"?"#) == true)
    #expect(problems.last?.hasPrefix(#""style-sheet" in"#) == true)
  }

  @Test(arguments: ["", "[]", "3", #"{ "shop.limit": [1] }"#, #"{ "shop.limit": null }"#])
  func `settings that are no object of values are named`(text: String) async throws {
    let error = await #expect(throws: ResourceError.self) {
      try await configuration(["settings.json": text])
    }
    #expect(error?.place.hasSuffix("/settings.json") == true)
    #expect(error?.problem.hasPrefix("it should hold one JSON object") == true)
  }

  @Test func `a flavor's style sheet changes what it names`() async throws {
    let style = try await configuration([
      "style.json": ##"""
      { "light": { "accent": "#0B6E4F" }, "dark": { "text": "#ffFFff" }, "spacing": 10,
        "cornerRadius": 2.5, "type": { "families": ["Georgia", "serif"], "bodySize": 18, "ratio": 1.2 } }
      """##
    ])[StyleSheetKey.self]
    var expected = StyleSheet()
    expected.light.accent = 0x0B_6E_4F
    expected.dark.text = 0xFF_FF_FF
    expected.spacing = 10
    expected.cornerRadius = 2.5
    expected.families = ["Georgia", "serif"]
    expected.bodySize = 18
    expected.sizeRatio = 1.2
    #expect(style == expected)
    #expect(try await configuration([:])[StyleSheetKey.self] == StyleSheet())
  }

  @Test(arguments: [
    (##"{ "light": { "acent": "#0B6E4F" } }"##, ##"a style sheet has no "light.acent""##),
    (#"{ "lihgt": {} }"#, #"a style sheet has no "lihgt""#),
    (#"{ "type": { "size": 3 } }"#, #"a style sheet has no "type.size""#),
    (##"{ "dark": { "text": "white" } }"##, ##""dark.text" should be a color such as "#0B6E4F""##),
    (##"{ "dark": { "text": "#fff" } }"##, ##""dark.text" should be a color"##),
    (##"{ "dark": { "text": "#+12345" } }"##, ##""dark.text" should be a color"##),
    (#"{ "dark": { "text": 0 } }"#, #""dark.text" should be a color"#),
    (##"{ "dark": "#000000" }"##, ##""dark" should be an object"##),
    (#"{ "spacing": 0 }"#, #""spacing" should be a number from 1.0 to 40.0"#),
    (#"{ "spacing": "8" }"#, #""spacing" should be a number"#),
    (#"{ "spacing": true }"#, #""spacing" should be a number"#),
    (#"{ "type": { "families": [] } }"#, #""type.families" should be a list of names"#),
    (#"{ "type": { "families": "serif" } }"#, #""type.families" should be a list of names"#),
    (#"{ "type": { "ratio": 3 } }"#, #""type.ratio" should be a number from 1.0 to 2.0"#),
    ("[]", "it should be an object"),
    ("{", "it is not JSON"),
  ])
  func `a style sheet that is wrong is named, with the member`(
    text: String, problem: String
  ) async throws {
    let error = await #expect(throws: ResourceError.self) {
      try await configuration(["style.json": text])
    }
    #expect(error?.place.hasSuffix("/style.json") == true)
    #expect(error?.problem.hasPrefix(problem) == true, "\(error as Any)")
  }
}
