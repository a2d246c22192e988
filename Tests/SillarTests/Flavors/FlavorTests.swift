import Sillar
import Testing

/// The checks of an app's parts when it starts.
@Suite struct FlavorTests {
  final class Bar: Behavior { static let claims: Set<String> = ["navigation-bar"] }
  final class OtherBar: Behavior { static let claims: Set<String> = ["navigation-bar"] }

  private func flavor(
    _ modules: Module..., required: @escaping @Sendable () -> [any Behavior] = { [] }
  ) throws -> Flavor {
    try Flavor(
      name: "Market", version: "2.3.4", modules: modules,
      configuration: Configuration(flavor: "Market", modules: modules, providers: []),
      requiredBehaviors: { _ in required() })
  }

  private func shop(needs version: String, of name: String = "Payments") -> Module {
    Module(name: "Shop", version: "1.0.0", requires: [name: version])
  }

  private func payments(_ version: String) -> Module { Module(name: "Payments", version: version) }

  @Test func `a module that is newer than needed will do`() throws {
    for version in ["1.2.3", "1.2.4", "1.3.0", "1.10.0"] {
      #expect(throws: Never.self) { try flavor(shop(needs: "1.2.3"), payments(version)) }
    }
  }

  @Test func `a module that is older, or of another first number, stops the start`() throws {
    for version in ["1.2.2", "1.1.9", "0.9.0", "2.0.0", "2.2.3"] {
      let error = #expect(throws: FlavorError.self) {
        try flavor(payments(version), shop(needs: "1.2.3"))
      }
      #expect(
        error?.problems == [
          .wrongVersion(module: "Payments", found: version, needed: "1.2.3", neededBy: "Shop")
        ])
      #expect(
        error?.description
          == "Market cannot start: Shop needs Payments 1.2.3, and there is \(version): change one of "
          + "them.")
    }
  }

  @Test func `all that does not fit is in one message`() throws {
    let error = #expect(throws: FlavorError.self) {
      try flavor(
        shop(needs: "1.0.0"), Module(name: "Bank", version: "1.0"),
        Module(name: "Shop", version: "1.0.0"),
        Module(
          name: "Old", version: "1.0.0", requires: ["Sillar": "99.0.0", "Bank": "x"]))
    }
    #expect(
      error?.problems == [
        .invalidVersion("1.0", of: "Bank"), .duplicateModule("Shop"),
        .missingModule("Payments", neededBy: "Shop"),
        .invalidVersion("x", of: "Bank, which Old needs"),
        .wrongVersion(module: "Sillar", found: "0.1.0", needed: "99.0.0", neededBy: "Old"),
      ])
  }

  @Test func `what is no version is told`() throws {
    for version in ["", "1", "1.0", "1.0.0.0", "v1.0.0", "1.0.-1", "1.0.0-beta", "1..0", "+1.0.0"] {
      let error = #expect(throws: FlavorError.self) { try flavor(payments(version)) }
      #expect(error?.problems == [.invalidVersion(version, of: "Payments")], "\(version)")
    }
  }

  @Test func `two modules whose resources would share a folder stop the start`() throws {
    let error = #expect(throws: FlavorError.self) {
      try flavor(Module(name: "Shop", version: "1.0.0"), Module(name: "shop", version: "1.0.0"))
    }
    #expect(error?.problems == [.duplicateModule("shop")])
  }

  @Test func `a module's behavior that claims a required one's thing stops the start`() throws {
    let shop = Module(name: "Shop", version: "1.0.0", behaviors: [OtherBar.self])
    let error = #expect(throws: FlavorError.self) { try flavor(shop, required: { [Bar()] }) }
    #expect(
      error?.problems == [
        .conflict(
          BehaviorConflict(
            claim: "navigation-bar", owner: "Bar of Market", other: "OtherBar of Shop"))
      ])
    #expect(
      error?.description
        == "Market cannot start: Bar of Market and OtherBar of Shop both claim \"navigation-bar\": "
        + "leave one of them out, or take the claim from it.")
    // Two behaviors of a module's own may be for two screens.
    let own = Module(name: "Shop", version: "1.0.0", behaviors: [Bar.self, OtherBar.self])
    #expect(throws: Never.self) { try flavor(own) }
  }

  @Test func `an app tells its version and those of its modules`() throws {
    let flavor = try flavor(payments("1.2.3"), Module(name: "Shop", version: "10.0.0"))
    #expect(
      flavor.versions == """
        Market 2.3.4
          Payments 1.2.3
          Shop     10.0.0
          Sillar   0.1.0
        """)
  }

  @Test func `what a module reads must have a value, and is named with the module`() throws {
    enum Fee: ConfigurationKey {
      typealias Value = Int
      static let name = "payments.fee"
    }
    let module = Module(
      name: "Payments", version: "1.0.0",
      configuration: [ConfigurationDeclaration(Fee.self, neededBy: "Payments")])
    let error = #expect(throws: ConfigurationError.self) { try flavor(module) }
    #expect(error?.problems == [.missing(key: "payments.fee", neededBy: "Payments")])
  }

  @Test func `an app without languages speaks English`() throws {
    let flavor = try Flavor(
      name: "Market", languages: [], configuration: Configuration(flavor: "Market", providers: []))
    #expect(flavor.languages == ["en"])
    #expect(flavor.words("es").text(SillarString.back) == "Back")
  }

  struct BasketRoute: Route {
    static let path = Path("/basket") { BasketRoute() }
  }

  @Test func `an app's shortcuts are those of its modules, to routes of their own`() throws {
    let shop = Module(
      name: "Shop", version: "1.0.0", routes: [BasketRoute.self],
      shortcuts: ["Basket": BasketRoute()])
    #expect(try flavor(payments("1.0.0"), shop).shortcuts.map(\.link) == ["/basket"])
    let bank = Module(name: "Bank", version: "1.0.0", shortcuts: ["Basket": BasketRoute()])
    let error = #expect(throws: FlavorError.self) { try flavor(bank, shop) }
    #expect(error?.problems == [.foreignShortcut("/basket", of: "Bank")])
  }
}
