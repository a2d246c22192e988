import Foundation
import Sillar
import SillarConfiguration
import Testing

/// Values from the command line.
@Suite struct ArgumentTests {
  private typealias Keys = ExternalConfigurationTests

  private func configuration(
    _ arguments: [String], and more: [ConfigurationDeclaration] = []
  ) async throws -> Sillar.Configuration {
    try Configuration(
      flavor: "Counter",
      declarations: [
        ConfigurationDeclaration(Keys.PageSize.self, neededBy: "API"),
        ConfigurationDeclaration(Keys.Name.self, neededBy: "Shop"),
        ConfigurationDeclaration(Keys.Switch.self, neededBy: "Shop"),
        ConfigurationDeclaration(Keys.Token.self, neededBy: "Shop"),
      ] + more,
      providers: try ExternalConfiguration.providers(
        app: "counter", environment: [:], arguments: arguments))
  }

  private func problems(_ arguments: String...) async throws -> [String] {
    let error = await #expect(throws: ConfigurationError.self) {
      try await configuration(arguments)
    }
    return try #require(error).problems.map(\.description)
  }

  @Test func `an option's value follows it, or an equals sign`() async throws {
    for arguments in [["--api-page-size", "7"], ["--api-page-size=7"]] {
      #expect(try await configuration(arguments)[Keys.PageSize.self] == 7)
    }
    for arguments in [["--api-page-size", "-7"], ["--api-page-size=-7"]] {
      #expect(try await configuration(arguments)[Keys.PageSize.self] == -7)
    }
    for text in ["a,b", ",", "a=b=c", "a b", "ñ", ",,a,"] {
      #expect(try await configuration(["--shop-name", text])[Keys.Name.self] == text)
      #expect(try await configuration(["--shop-name=\(text)"])[Keys.Name.self] == text)
    }
    #expect(try await configuration(["--shop-name=--x"])[Keys.Name.self] == "--x")
    #expect(try await configuration(["--shop-name="])[Keys.Name.self] == "")
    #expect(try await configuration(["--shop-name", ""])[Keys.Name.self] == "")
  }

  @Test func `an option alone is true`() async throws {
    #expect(try await configuration(["--shop-discounts"])[Keys.Switch.self])
    #expect(
      try await configuration(["--shop-discounts", "--api-page-size", "2"])[Keys.Switch.self])
    #expect(try await !configuration(["--shop-discounts", "false"])[Keys.Switch.self])
    #expect(
      try await problems("--api-page-size") == [
        #""api.page-size" is "true" in command line (--api-page-size): write a whole number"#
      ])
  }

  @Test func `the option of a folder alone is refused, and makes no folder named true`()
    async throws
  {
    let folder = ConfigurationDeclaration(DataFolder.self, neededBy: "Shop")
    let error = await #expect(throws: ConfigurationError.self) {
      try await configuration(["--data-dir"], and: [folder])
    }
    #expect(
      error?.problems.first?.description
        == #""data.dir" is "true" in command line (--data-dir): write the path of a folder"#)
    let named = try await configuration(["--data-dir", "./true"], and: [folder])
    #expect(try named.require(DataFolder.self).lastPathComponent == "true")
  }

  @Test func `an option that is given twice is a mistake, even with the same value`() async throws {
    let twice = [
      #""api.page-size" is set twice by command line (--api-page-size): take one of them away"#
    ]
    #expect(try await problems("--api-page-size", "1", "--api-page-size", "2") == twice)
    #expect(try await problems("--api-page-size=1", "--api-page-size", "1") == twice)
    #expect(
      try await problems("--shop-discounts", "--shop-discounts").count == 1)
  }

  @Test func `what is no option is named, with what was meant`() async throws {
    #expect(
      try await problems("--api-page-sise", "3") == [
        #""--api-page-sise" in command line is no key of this app: did you mean "--api-page-size"?"#
      ])
    #expect(
      try await problems("stray", "--shop-name", "Blue", "Moon", "-v") == [
        #""stray" in command line is no key of this app"#,
        #""Moon" in command line is no key of this app"#,
        #""-v" in command line is no key of this app"#,
      ])
    #expect(try await problems("--").count == 1)
    #expect(try await problems("--shop-tokn=hunter2").allSatisfy { !$0.contains("hunter2") })
  }

  @Test func `all that is wrong on the command line is in one message`() async throws {
    #expect(try await problems("--api-page-size=x", "--what", "--shop-discounts=2").count == 3)
  }
}
