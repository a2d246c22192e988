import Foundation
import Sillar
import Testing

/// The problems that stop a start, in one message; and the listing of an app's values.
@Suite struct ConfigurationProblemTests {
  enum Token: ConfigurationKey {
    typealias Value = String
    static let name = "shop.token"
    static let isSecret = true
  }

  enum Limit: DefaultedConfigurationKey {
    static let name = "shop.limit"
    static let summary = "How many things one may buy."
    static let defaultValue = 10
  }

  /// Another key with an existing name.
  enum OtherLimit: DefaultedConfigurationKey {
    static let name = "shop.limit"
    static let defaultValue = 5
  }

  enum Look: DefaultedConfigurationKey {
    static let name = "shop.look"
    static let defaultValue: @Sendable (Int) -> Int = { $0 }
  }

  enum Password: DefaultedConfigurationKey {
    static let name = "shop.password"
    static let isSecret = true
    static let defaultValue = "swordfish"
  }

  private let declarations = [
    ConfigurationDeclaration(Token.self, neededBy: "Shop"),
    ConfigurationDeclaration(Limit.self, neededBy: "Shop"),
    ConfigurationDeclaration(Look.self, neededBy: "Shop"),
    ConfigurationDeclaration(Password.self, neededBy: "Shop"),
  ]

  private func configuration(
    _ providers: any ConfigurationProvider..., also more: [ConfigurationDeclaration] = []
  ) throws -> Configuration {
    try Configuration(
      flavor: "Test", declarations: declarations + more, providers: providers)
  }

  private let token = ScriptedProvider("vault") { $0.set(Token.self, to: "hunter2") }

  private func line(_ key: String, _ listing: ConfigurationListing) throws
    -> ConfigurationListing.Line
  { try #require(listing.lines.first { $0.key == key }) }

  @Test func `all that is wrong is in one message`() {
    let error = #expect(throws: ConfigurationError.self) {
      try configuration(
        ScriptedProvider("code") { builder in
          builder.set(Limit.self, to: 1)
          builder.set(Limit.self, to: 2)
        },
        ScriptedProvider(
          "file", texts: ["shop.limit": "many", "shop.look": "nice", "shop.limti": "3"]),
        also: [ConfigurationDeclaration(OtherLimit.self, neededBy: "Bank")])
    }
    #expect(
      error?.problems == [
        .sameName(key: "shop.limit", one: "Shop", other: "Bank"),
        .setTwice(key: "shop.limit", place: "code"),
        .unreadable(
          key: "shop.limit", text: "many", kind: "a whole number", place: "file (shop.limit)"),
        .unknown(name: "shop.limti", place: "file", nearest: "shop.limit"),
        .notFromText(key: "shop.look", place: "file (shop.look)"),
        .missing(key: "shop.token", neededBy: "Shop"),
      ])
    #expect(
      error?.description == """
        Test cannot start: two keys are named "shop.limit", of Shop and of Bank: name one differently; \
        "shop.limit" is set twice by code: take one of them away; \
        "shop.limit" is "many" in file (shop.limit): write a whole number; \
        "shop.limti" in file is no key of this app: did you mean "shop.limit"?; \
        "shop.look" in file (shop.look) can only be set in code: take it away there; \
        "shop.token" (needed by Shop) is missing: add a provider that sets it.
        """)
  }

  @Test func `a name that is like no other has no suggestion`() {
    let error = #expect(throws: ConfigurationError.self) {
      try configuration(token, ScriptedProvider("file", texts: ["color": "red"]))
    }
    #expect(error?.problems == [.unknown(name: "color", place: "file", nearest: nil)])
    #expect(
      error?.description == "Test cannot start: \"color\" in file is no key of this app.")
  }

  @Test func `a secret is shown to nobody, right or wrong`() throws {
    enum Pin: ConfigurationKey {
      typealias Value = Int
      static let name = "shop.pin"
      static let isSecret = true
    }
    let good = try configuration(token)
    #expect(try good.require(Token.self) == "hunter2")
    #expect(try line("shop.token", good.table).value == "••••••••")
    #expect(!good.listing.contains("hunter2"))
    // The default of a secret is secret, too.
    #expect(!good.listing.contains("swordfish"))
    let error = #expect(throws: ConfigurationError.self) {
      try configuration(
        token, ScriptedProvider("file", texts: ["shop.pin": "12E4"]),
        also: [ConfigurationDeclaration(Pin.self, neededBy: "Shop")])
    }
    let text = "\(error as Any) \(error?.table as Any) \(error?.problems as Any)"
    #expect(text.contains("\"shop.pin\" has a value that cannot be read in file (shop.pin)"))
    #expect(!text.contains("12E4") && !text.contains("hunter2"))
  }

  @Test func `the listing says what holds, who set it, and over what`() throws {
    let listing = try configuration(
      token, ScriptedProvider("code") { $0.set(Limit.self, to: 1) },
      ScriptedProvider("file", texts: ["shop.limit": "2"]),
      ScriptedProvider("options", texts: ["shop.limit": "3"])
    ).table
    let limit = try line("shop.limit", listing)
    #expect(limit.value == "3")
    #expect(limit.source == "options (shop.limit)")
    #expect(limit.overridden == ["code", "file (shop.limit)"])
    #expect(limit.neededBy == "Shop")
    #expect(limit.summary == "How many things one may buy.")
    #expect(try line("shop.look", listing).source == "default")
    #expect(
      listing.description.split(separator: "\n").contains {
        $0.hasPrefix("shop.limit") && $0.contains("  3  ")
          && $0.hasSuffix("  options (shop.limit), over code, file (shop.limit)")
      })
    #expect(listing.lines.map(\.key) == listing.lines.map(\.key).sorted())
  }

  @Test func `a start that fails lists what there is all the same`() throws {
    let error = #expect(throws: ConfigurationError.self) { try configuration() }
    let listing = try #require(error?.table)
    #expect(try line("shop.token", listing).value == nil)
    #expect(try line("shop.token", listing).source == "nobody")
    #expect(listing.description.contains("shop.token"))
    #expect(listing.description.contains("(missing)"))
  }

  @Test func `a key that is declared twice is one key, and names all who need it`() throws {
    let again = [
      ConfigurationDeclaration(Limit.self, neededBy: "Shop"),
      ConfigurationDeclaration(Token.self, neededBy: "Shop"),
      ConfigurationDeclaration(Token.self, neededBy: "Bank"),
    ]
    let some = try configuration(
      token,
      ScriptedProvider("file") { builder in
        // As on the command line, each declaration is looked up.
        for declaration in builder.declarations where declaration.key == "shop.limit" {
          builder.set(declaration, from: "4", at: "file")
        }
      }, also: again)
    #expect(some[Limit.self] == 4)
    #expect(some.table.lines.count { $0.key == "shop.limit" } == 1)
    #expect(try line("shop.token", some.table).neededBy == "Shop, Bank")
    let error = #expect(throws: ConfigurationError.self) { try configuration(also: again) }
    #expect(error?.problems == [.missing(key: "shop.token", neededBy: "Shop, Bank")])
  }
}
