import Foundation
import Sillar
import SillarConfiguration
import Testing

/// Values from a file, the environment and the command line.
@Suite struct ExternalConfigurationTests {
  enum PageSize: DefaultedConfigurationKey {
    static let name = "api.page-size"
    static let defaultValue = 20
  }
  enum Name: DefaultedConfigurationKey {
    static let name = "shop.name"
    static let defaultValue = "Shop"
  }
  enum Share: DefaultedConfigurationKey {
    static let name = "shop.share"
    static let defaultValue = 0.5
  }
  enum Switch: DefaultedConfigurationKey {
    static let name = "shop.discounts"
    static let defaultValue = false
  }
  enum Token: DefaultedConfigurationKey {
    static let name = "shop.token"
    static let isSecret = true
    static let defaultValue = ""
  }
  enum Look: DefaultedConfigurationKey {
    static let name = "shop.look"
    static let defaultValue: @Sendable (Int) -> Int = { $0 }
  }

  struct InCode: ConfigurationProvider {
    let name = "code"
    func provide(into configuration: inout ConfigurationBuilder) {
      configuration.set(PageSize.self, to: 1)
    }
  }

  private func configuration(
    file: String? = nil, _ environment: [String: String] = [:], _ arguments: [String] = []
  ) async throws -> Sillar.Configuration {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: path) }
    if let file { try Data(file.utf8).write(to: path) }
    let external = try ExternalConfiguration.providers(
      app: "counter", file: file.map { _ in path.path }, environment: environment,
      arguments: arguments)
    return try Configuration(
      flavor: "Counter",
      declarations: [
        ConfigurationDeclaration(PageSize.self, neededBy: "API"),
        ConfigurationDeclaration(Name.self, neededBy: "Shop"),
        ConfigurationDeclaration(Share.self, neededBy: "Shop"),
        ConfigurationDeclaration(Switch.self, neededBy: "Shop"),
        ConfigurationDeclaration(Token.self, neededBy: "Shop"),
        ConfigurationDeclaration(Look.self, neededBy: "Shop"),
      ], providers: [InCode()] + external)
  }

  private func problems(
    file: String? = nil, _ environment: [String: String] = [:], _ arguments: [String] = []
  ) async throws -> [String] {
    let error = await #expect(throws: ConfigurationError.self) {
      try await configuration(file: file, environment, arguments)
    }
    return try #require(error).problems.map(\.description)
  }

  @Test func `the command line holds, then the environment, the file, and the app's own`()
    async throws
  {
    let file = #"{ "api": { "page-size": 2 } }"#
    let environment = ["COUNTER_API_PAGE_SIZE": "3"]
    let arguments = ["--api-page-size", "4"]
    #expect(try await configuration()[PageSize.self] == 1)
    #expect(try await configuration(file: file)[PageSize.self] == 2)
    #expect(try await configuration(file: file, environment)[PageSize.self] == 3)
    let all = try await configuration(file: file, environment, arguments)
    #expect(all[PageSize.self] == 4)
    let line = try #require(all.table.lines.first { $0.key == "api.page-size" })
    #expect(line.source == "command line (--api-page-size)")
    #expect(line.overridden.count == 3)
    #expect(line.overridden.first == "code")
    #expect(line.overridden.last == "environment (COUNTER_API_PAGE_SIZE)")
    #expect(line.overridden[1].hasPrefix("file /"))
  }

  // MARK: File

  @Test func `a file has numbers, Booleans and texts, in objects or with dots`() async throws {
    let nested = try await configuration(
      file: #"""
        { "api": { "page-size": 50 },
          "shop": { "name": "Sabor, y más = \"é\"", "share": 0.25, "discounts": true } }
        """#)
    #expect(nested[PageSize.self] == 50)
    #expect(nested[Name.self] == "Sabor, y más = \"é\"")
    #expect(nested[Share.self] == 0.25)
    #expect(nested[Switch.self])
    let dotted = try await configuration(
      file: #"{ "api.page-size": 1, "shop.share": 1, "shop.name": "", "shop.discounts": false }"#)
    #expect(dotted[PageSize.self] == 1)
    #expect(dotted[Share.self] == 1)
    #expect(dotted[Name.self] == "")
    #expect(!dotted[Switch.self])
    #expect(try await configuration(file: #"{ "shop": { "name": 7 } }"#)[Name.self] == "7")
    #expect(try await configuration(file: "{}")[Name.self] == "Shop")
  }

  @Test func `a value of another kind in a file is named`() async throws {
    for (value, shown) in [("true", "true"), ("0.5", "0.5"), (#""many""#, "many")] {
      let problems = try await problems(file: #"{ "api": { "page-size": \#(value) } }"#)
      #expect(problems.count == 1)
      #expect(problems[0].hasPrefix(#""api.page-size" is "\#(shown)" in file /"#))
      #expect(problems[0].hasSuffix("write a whole number"))
    }
    let look = try await problems(file: #"{ "shop": { "look": "nice" } }"#)
    #expect(look.count == 1)
    #expect(look[0].hasSuffix("can only be set in code: take it away there"))
  }

  @Test func `what is no key in a file is named, with what was meant`() async throws {
    let problems = try await problems(file: #"{ "api": { "page-sise": 3 }, "color": "red" }"#)
    #expect(problems.count == 2)
    #expect(problems[0].hasPrefix(#""api.page-sise" in file /"#))
    #expect(problems[0].hasSuffix(#"is no key of this app: did you mean "api.page-size"?"#))
    #expect(problems[1].hasPrefix(#""color" in file /"#))
    #expect(problems[1].hasSuffix("is no key of this app"))
  }

  @Test(arguments: [
    ("", "it should hold one JSON object"), ("[]", "it should hold one JSON object"),
    ("{", "it should hold one JSON object"), ("3", "it should hold one JSON object"),
    (#"{ "shop": { "name": null } }"#, #""shop.name" should be a text, a number, true or false"#),
    (#"{ "shop": { "name": ["a"] } }"#, #""shop.name" should be a text, a number, true or false"#),
  ])
  func `a file that cannot be used is named`(contents: String, problem: String) async throws {
    let error = await #expect(throws: ExternalConfigurationError.self) {
      try await configuration(file: contents)
    }
    #expect(error?.problem == problem)
    #expect(
      error?.description.contains("/\(error?.file.split(separator: "/").last ?? "?")") == true)
  }

  @Test func `a file that is not there is named`() async throws {
    for path in ["/nowhere/counter.json", "", "/tmp"] {
      let error = #expect(throws: ExternalConfigurationError.self) {
        try ExternalConfiguration.providers(app: "counter", file: path, environment: [:])
      }
      #expect(error?.file == path)
      #expect(error?.problem == "there is no such file, or it may not be read")
    }
  }

  // MARK: Environment

  @Test func `a variable's text is the value, whatever is in it`() async throws {
    let some = try await configuration([
      "COUNTER_SHOP_NAME": "a, b = c --d", "COUNTER_SHOP_DISCOUNTS": "yes",
      "COUNTER_API_PAGE_SIZE": "7",
    ])
    #expect(some[Name.self] == "a, b = c --d")
    #expect(some[Switch.self])
    #expect(some[PageSize.self] == 7)
    #expect(try await configuration(["COUNTER_SHOP_NAME": ""])[Name.self] == "")
  }

  @Test func `variables of others are left alone`() async throws {
    let some = try await configuration([
      "API_PAGE_SIZE": "9", "COUNTER_PORT": "tcp://10.0.0.1:80", "counter_api_page_size": "9",
      "OTHER_API_PAGE_SIZE": "9",
    ])
    #expect(some[PageSize.self] == 1)
  }

  @Test func `a variable that is no value of its key is named, and a secret is not shown`()
    async throws
  {
    #expect(
      try await problems(["COUNTER_API_PAGE_SIZE": ""]) == [
        #""api.page-size" is "" in environment (COUNTER_API_PAGE_SIZE): write a whole number"#
      ])
    let some = try await configuration(["COUNTER_SHOP_TOKEN": "hunter2"])
    #expect(some[Token.self] == "hunter2")
    #expect(!some.listing.contains("hunter2"))
    #expect(some.listing.contains("environment (COUNTER_SHOP_TOKEN)"))
  }

  @Test func `a value that is missing names its option, its variable and its key in the file`()
    async throws
  {
    enum Address: ConfigurationKey {
      typealias Value = String
      static let name = "api.url"
    }
    enum Painter: ConfigurationKey {
      typealias Value = @Sendable (Int) -> Int
      static let name = "shop.painter"
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{}".utf8).write(to: URL(filePath: path))
    func message(file: String?) throws -> String? {
      let outside = try ExternalConfiguration.providers(
        app: "counter", file: file, environment: [:], arguments: [])
      return #expect(throws: ConfigurationError.self) {
        try Configuration(
          flavor: "Counter",
          declarations: [
            ConfigurationDeclaration(Address.self, neededBy: "API"),
            ConfigurationDeclaration(Painter.self, neededBy: "Shop"),
          ], providers: outside)
      }?.description
    }
    let ways = "set --api-url, or COUNTER_API_URL in the environment"
    let rest = "\"shop.painter\" (needed by Shop) is missing: add a provider that sets it."
    let start = "Counter cannot start: \"api.url\" (needed by API) is missing: "
    #expect(try message(file: nil) == "\(start)\(ways); \(rest)")
    #expect(try message(file: path) == "\(start)\(ways), or api.url in file \(path); \(rest)")
  }
}
