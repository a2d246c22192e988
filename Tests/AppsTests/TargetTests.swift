import Testing

/// What is compiled with what: as the manifest says, which the compiler keeps to.
struct TargetTests {
  private static let features = ["Trivia", "Movies", "Payments", "Catalog", "Account"] + quotes
  /// What Homeowner and Pro are made of.
  private static let quotes = [
    "SignIn", "Requests", "RequestDetail", "Quotes", "Chat", "Photos", "Unsent",
  ]
  private static let layers = ["Model", "Delivery", "Infra"]

  @Test func `an app compiles nothing that only the other one uses`() async throws {
    let manifest = try await Manifest.load()
    let market = try manifest.closure(of: "market")
    let wallet = try manifest.closure(of: "wallet")
    #expect(market.filter { $0.hasPrefix("Account") || $0.lowercased().hasPrefix("wallet") } == [])
    #expect(wallet.filter { $0.hasPrefix("Catalog") || $0.lowercased().hasPrefix("market") } == [])
    for app in [market, wallet] {
      #expect(app.isSuperset(of: Self.layers.map { "Payments\($0)" }))
      #expect(app.filter { $0.hasPrefix("Backend") || $0.hasPrefix("Trivia") } == [])
      #expect(!app.contains("SillarTesting"))
    }

    let homeowner = try manifest.closure(of: "homeowner")
    let pro = try manifest.closure(of: "pro")
    #expect(homeowner.filter { $0.hasPrefix("Pro") || $0 == "pro" } == [])
    #expect(pro.filter { $0.lowercased().hasPrefix("homeowner") } == [])
    for app in [homeowner, pro] {
      for feature in Self.quotes {
        #expect(app.isSuperset(of: Self.layers.map { "\(feature)\($0)" }))
      }
      let foreign = ["Backend", "Trivia", "Movies", "Payments", "Catalog", "Account", "TestQuotes"]
      #expect(app.filter { name in foreign.contains { name.hasPrefix($0) } } == [])
      #expect(!app.contains("SillarTesting"))
    }

    // The same for each feature by itself, and each layer.
    for feature in Self.features {
      let others =
        Self.features.filter { $0 != feature }.flatMap { other in
          Self.layers.map { other + $0 }
        } + ["Market", "Wallet", "Company", "QuotesKit", "QuotesWeb", "Homeowner", "Pro"]
      for layer in Self.layers {
        let closure = try manifest.closure(of: feature + layer)
        let foreign = closure.filter { name in others.contains { name.hasPrefix($0) } }
        #expect(foreign == [], "\(feature)\(layer) knows \(foreign)")
      }
      let model = try #require(manifest.targets["\(feature)Model"])
      #expect(
        model.targets.subtracting(["Money", "SillarModel", "Work"]) == [] && model.products == [],
        "\(model)")
      let delivery = try #require(manifest.targets["\(feature)Delivery"])
      #expect(delivery.products == [], "\(delivery)")
      let shown = try manifest.closure(of: "\(feature)Delivery")
      #expect(
        shown.filter { $0.hasSuffix("Infra") || ["SillarData", "SillarWeb"].contains($0) } == [],
        "\(shown)")
      let stored = try manifest.closure(of: "\(feature)Infra")
      #expect(
        stored.filter { $0.hasSuffix("Delivery") || ["Sillar", "SillarWeb"].contains($0) } == [],
        "\(stored)")
    }
    for target in manifest.targets.values where !target.isTest && target.name.hasPrefix("Sillar") {
      let known = try manifest.closure(of: target.name).filter { !$0.hasPrefix("Sillar") }
      #expect(known == [], "\(target.name) knows \(known)")
    }
  }
}
