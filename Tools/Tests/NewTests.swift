import Testing

@testable import sillar

/// The files that `sillar new` writes and changes. `Scripts/check-new` compiles and tests them.
struct NewTests {
  private let checkout = ["Package.swift": "let package = Package(\n  name: \"Sillar\",\n"]

  @Test func `a module is a package in three layers, with tests`() throws {
    try withProject(checkout) { project in
      try run("module", "Coupons", in: project)
      let files = project.folder.files { $0.contains("Coupons/") && $0.contains(".") }
        .map { String($0.dropFirst("Examples/Coupons/".count)) }
      #expect(
        files == [
          "Delivery/CouponsCoordinator.swift", "Delivery/CouponsList.swift",
          "Delivery/CouponsModule.swift", "Delivery/Resources/Localizable.xcstrings",
          "Delivery/Words.swift", "Infra/ApiCouponsRepository.swift", "Model/Coupon.swift",
          "Model/CouponsRepository.swift", "Package.swift", "Tests/CouponsListTests.swift",
          "Tests/Support/MemoryCoupons.swift", "Tests/Support/World.swift",
        ])
      let manifest = try project.folder.text(of: "Examples/Coupons/Package.swift")
      #expect(manifest.contains(#".package(name: "Sillar", path: "../..")"#))
      #expect(manifest.contains(#".package(name: "Kit", path: "../Kit")"#))
      let again = #expect(throws: Problem.self) { try run("module", "Coupons", in: project) }
      #expect(again?.text == "Examples/Coupons is there already")
    }
  }

  @Test func `a screen changes only the lists that must name it`() throws {
    try withProject(checkout) { project in
      try run("module", "Coupons", in: project)
      let before = try project.folder.text(of: "Examples/Coupons/Delivery/CouponsCoordinator.swift")
      try run("screen", "Coupons", "RedeemCode", "--form", in: project)
      func text(_ file: String) throws -> String {
        try project.folder.text(of: "Examples/Coupons/Delivery/\(file)")
      }
      #expect(try text("RedeemCode.swift").contains(#"static let path = Path("/redeem-code")"#))
      #expect(
        try text("Words.swift").contains(
          "  case listTitle, listEmpty\n"
            + "  case redeemCodeTitle, redeemCodeText, redeemCodeSend, redeemCodeSent\n"))
      let keys = try text("Resources/Localizable.xcstrings").split(separator: "\n")
        .compactMap { $0.firstMatch(of: /^    "(.*)" : {/)?.output.1 }
      #expect(
        keys == [
          "listEmpty", "listTitle", "redeemCodeSend", "redeemCodeSent", "redeemCodeText",
          "redeemCodeTitle",
        ])
      let after = try text("CouponsCoordinator.swift")
      #expect(
        after.contains(
          """
              Destination(CouponsListRoute.self) { $0.list() },
              Destination(RedeemCodeRoute.self) { _, route in
                // It sends nothing yet: execute an action of CouponsModel.
                let presenter = RedeemCodePresenter { _ in }
                return Screen("redeem-code", at: route, view: RedeemCodeView(), presenter: presenter)
              },
            ]

          """))
      let lines = after.split(separator: "\n")
      #expect(
        before.split(separator: "\n").allSatisfy { line in lines.contains { $0.hasPrefix(line) } })
      #expect(project.folder.contains("Examples/Coupons/Tests/RedeemCodeTests.swift"))
    }
  }

  @Test func `a screen is added to destinations that end in a comma, and beside other types`()
    throws
  {
    let shop = "Examples/Shop/Delivery"
    try withProject([
      "\(shop)/ShopCoordinator.swift": """
      public enum ShopModule {
        public static let module = Module(
          name: "Shop", strings: [Words.self], routes: ShopCoordinator.routes, notices: [])
      }

      public final class ShopCoordinator: Coordinator {
        private let context: ModuleContext

        public static let destinations: [Destination<ShopCoordinator>] = [
          Destination(HomeRoute.self) { $0.home() },
          Destination(CartRoute.self) { $0.cart() },
        ]

        private func home() -> Screen { screen("home") }
      }

      extension ShopCoordinator {
      }
      """,
      "\(shop)/Words.swift": "enum Words {\n  case home\n}\n",
      "\(shop)/Resources/Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
        },
        "version" : "1.0"
      }
      """,
    ]) { project in
      try run("screen", "Shop", "Sale", in: project)
      let text = try project.folder.text(of: "\(shop)/ShopCoordinator.swift")
      #expect(
        text.contains(
          """
              Destination(CartRoute.self) { $0.cart() },
              Destination(SaleRoute.self) { _, route in
                let presenter = SalePresenter()
                return Screen("sale", at: route, view: SaleView(), presenter: presenter)
              },
            ]
          """))
      #expect(text.hasSuffix("}\n\nextension ShopCoordinator {\n}\n"))
      try project.folder.write("enum TillModule {}", to: "Examples/Till/Delivery/TillModule.swift")
      try project.folder.write(
        "final class TillCoordinator {}", to: "Examples/Till/Delivery/TillCoordinator.swift")
      let unlisted = #expect(throws: Problem.self) {
        try run("screen", "Till", "Sale", in: project)
      }
      #expect(
        unlisted?.text
          == "Examples/Till/Delivery/TillModule.swift does not take its addresses from its coordinator: write routes: TillCoordinator.routes"
      )
      try project.folder.write(
        "enum TillModule { static let module = Module(name: \"Till\", routes: TillCoordinator.routes) }",
        to: "Examples/Till/Delivery/TillModule.swift")
      for list in ["[Destination(HomeRoute.self) { $0.home() }]", "[\n    // None.\n  ]", "[\n  ]"]
      {
        try project.folder.write(
          "final class TillCoordinator {\n  let context: ModuleContext\n"
            + "  static let destinations: [Destination<TillCoordinator>] = \(list)\n"
            + "  let others = [\n    1\n  ]\n}\n",
          to: "Examples/Till/Delivery/TillCoordinator.swift")
        let other = #expect(throws: Problem.self) { try run("screen", "Till", "Sale", in: project) }
        #expect(other?.text.contains("add\n\nDestination(SaleRoute.self)") == true)
      }
    }
  }

  @Test func `a name that is taken is refused before anything is written`() throws {
    try withProject([
      "Package.swift": "let package = Package(\n  name: \"Sillar\",\n  targets: [])\n",
      "Examples/Shop/Package.swift":
        "let package = Package(name: \"Shop\", targets: [.target(name: \"CafeModel\", path: \"Cafe/Model\")])\n",
    ]) { project in
      let taken = #expect(throws: Problem.self) { try run("module", "Cafe", in: project) }
      #expect(
        taken?.text
          == "Examples/Shop/Cafe/Model has a target CafeModel already: take another name")
      #expect(!project.folder.contains("Examples/Cafe"))

      try run("module", "Coupons", in: project)
      let first = #expect(throws: Problem.self) {
        try run("screen", "Coupons", "Coupons", in: project)
      }
      #expect(
        first?.text
          == "Examples/Coupons/Delivery/CouponsList.swift has the address /coupons already: take another name"
      )
      try project.folder.write(
        #"let path = Path("/terms")"#, to: "Examples/Coupons/Delivery/Conditions.swift")
      let address = #expect(throws: Problem.self) {
        try run("screen", "Coupons", "Terms", in: project)
      }
      #expect(
        address?.text
          == "Examples/Coupons/Delivery/Conditions.swift has the address /terms already: take another name"
      )
      #expect(!project.folder.contains("Examples/Coupons/Delivery/Terms.swift"))
    }
  }

  @Test func `a module lies below the folder`() throws {
    try withProject([:]) { project in
      for place in ["/Modules", "../Modules"] {
        let problem = #expect(throws: Problem.self) {
          try run("module", "Coupons", "--in", place, in: project)
        }
        #expect(problem?.text == "--in is a folder below the current one: \(place) is not")
      }
      #expect(project.folder.files { _ in true } == [])
    }
  }

  @Test func `a module is refused in a folder that is no project and has no Sillar`() throws {
    try withProject(["Elsewhere/Package.swift": "let package = Package(name: \"Elsewhere\")"]) {
      project in
      for words in [[], ["--sillar", "Elsewhere"]] {
        let place = words.last ?? "."
        #expect(
          refusal(["module", "Menus"] + words, in: project)
            == "\(place) is no clone of Sillar, which the module depends on: go to the folder of a project, with Package.swift and Features in it, or name the clone with --sillar"
        )
      }
      #expect(project.folder.files { _ in true } == ["Elsewhere", "Elsewhere/Package.swift"])
    }
  }

  @Test(arguments: [
    ("Coupons", "Coupon"), ("Recipes", "Recipe"), ("Categories", "Category"), ("Movies", "Movie"),
    ("HomeMovies", "HomeMovie"), ("Dishes", "Dish"), ("Lunches", "Lunch"), ("Addresses", "Address"),
    ("Boxes", "Box"), ("News", "NewsItem"), ("Series", "SeriesItem"), ("Chess", "ChessItem"),
    ("Menus", "Menu"), ("Staff", "StaffItem"),
  ])
  func `an item has the singular of the name`(_ name: String, _ item: String) {
    #expect(name.item == item)
  }

  @Test func `titles and addresses are words, and what nobody has translated is marked`() throws {
    try withProject(checkout) { project in
      try run("module", "GiftCards", in: project)
      func text(_ file: String) throws -> String {
        try project.folder.text(of: "Examples/GiftCards/\(file)")
      }
      let catalog = try text("Delivery/Resources/Localizable.xcstrings")
      #expect(catalog.contains(#""translated", "value" : "Gift cards""#))
      #expect(catalog.contains(#""needs_review", "value" : "Gift cards""#))
      #expect(catalog.contains(#""translated", "value" : "Aún no hay nada""#))
      #expect(try text("Delivery/GiftCardsList.swift").contains(#"Path("/gift-cards")"#))
      #expect(try text("Model/GiftCard.swift").contains("/// One of the gift cards."))
    }
  }

  @Test func `nothing is written when something is missing`() throws {
    try withProject(["Examples/Shop/Delivery/ShopModule.swift": "enum ShopModule {}\n"]) {
      project in
      let problem = #expect(throws: Problem.self) {
        try run("screen", "Shop", "Sale", in: project)
      }
      #expect(problem?.text == "there is no ShopCoordinator.swift: is Shop a module?")
      #expect(!project.folder.contains("Examples/Shop/Delivery/Sale.swift"))
      for words in [["screen", "Cafe", "Sale"], ["screen", "Shop", "sale"], ["screen", "Shop"]] {
        #expect(throws: Problem.self) { try run(words, in: project) }
      }
    }
  }
}
