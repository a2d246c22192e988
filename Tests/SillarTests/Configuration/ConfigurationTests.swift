import Sillar
import SillarHost
import Testing

@Suite struct ConfigurationTests {
  enum Address: ConfigurationKey {
    static let name = "api.address"
    typealias Value = String
  }

  enum Token: ConfigurationKey {
    static let name = "api.token"
    typealias Value = Int
  }

  enum PageSize: DefaultedConfigurationKey {
    static let name = "list.page-size"
    static let defaultValue = 20
  }

  /// Another key that happens to have the same name.
  enum OtherPageSize: DefaultedConfigurationKey {
    static let name = "list.page-size"
    static let defaultValue = 7
  }

  private let declarations = [
    ConfigurationDeclaration(Address.self, neededBy: "CounterAPI"),
    ConfigurationDeclaration(Token.self, neededBy: "CounterAPI"),
  ]

  @Test func `every missing key is named in one message, with who needs it`() {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(flavor: "Counter", declarations: declarations, providers: [])
    }
    #expect(
      error?.description
        == "Counter cannot start: \"api.address\" (needed by CounterAPI) is missing: add a provider "
        + "that sets it; \"api.token\" (needed by CounterAPI) is missing: add a provider that sets it."
    )
    let one = #expect(throws: ConfigurationError.self) {
      try Configuration(
        flavor: "Counter", declarations: declarations,
        providers: [ScriptedProvider("some") { $0.set(Address.self, to: "http://localhost") }])
    }
    #expect(one?.problems == [.missing(key: "api.token", neededBy: "CounterAPI")])
  }

  @Test func `of two providers that set one key the later one's value holds`() throws {
    let configuration = try Configuration(
      flavor: "Counter", declarations: declarations,
      providers: [
        ScriptedProvider("first") { builder in
          builder.set(Address.self, to: "first")
          builder.set(Token.self, to: 1)
        },
        ScriptedProvider("second") { $0.set(Address.self, to: "second") },
      ])
    #expect(try configuration.require(Address.self) == "second")
    #expect(try configuration.require(Token.self) == 1)
    #expect(configuration.provider(of: Address.self) == "second")
    #expect(configuration.provider(of: Token.self) == "first")
    #expect(configuration.provider(of: PageSize.self) == nil)
  }

  @Test func `a key with a default has a value without a provider`() throws {
    let none = try Configuration(flavor: "Counter", providers: [])
    #expect(none[PageSize.self] == 20)
    #expect(none[StyleSheetKey.self] == StyleSheet())
    let some = try Configuration(
      flavor: "Counter", providers: [ScriptedProvider("some") { $0.set(PageSize.self, to: 50) }])
    #expect(some[PageSize.self] == 50)
    // Two keys with one name are still two keys.
    #expect(some[OtherPageSize.self] == 7)
  }

  @Test func `a key that nobody required and nobody set is an error where it is read`() throws {
    let configuration = try Configuration(flavor: "Counter", providers: [])
    let error = #expect(throws: ConfigurationError.self) { try configuration.require(Token.self) }
    #expect(error?.problems == [.missing(key: "api.token", neededBy: "a reader")])
  }

  @Test func `what a provider throws stops start-up`() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try Configuration(
        flavor: "Counter", providers: [ScriptedProvider("broken") { _ in throw Broken() }])
    }
  }

  @Test func `a flavor of one process has its own values`() throws {
    let sizes = try [10, 30].map { size in
      try Flavor(
        name: "\(size)",
        configuration: Configuration(
          flavor: "\(size)",
          providers: [ScriptedProvider("size") { $0.set(PageSize.self, to: size) }]))
    }.map { $0.configuration[PageSize.self] }
    #expect(sizes == [10, 30])
  }
}
