import Testing

@testable import sillar

/// What `sillar api` writes for a module that is built, and what it says when the API changes.
struct APITests {
  private let model = """
    public struct Price: Equatable, Sendable {
      public let cents: Int
      var note = ""
      public init(cents: Int = 0) { self.cents = cents }
      public func plus<Other: Sequence<Price>>(_ others: Other) -> Price { self }
    }
    public enum Kind { case shown, hidden(because: String) }
    public protocol Prices: Sendable {
      func price(of name: String) async throws -> Price
      func count() -> Int
    }
    extension Prices { public func count() -> Int { 0 } }
    extension Int { public var asPrice: Price { Price(cents: self) } }
    extension Bool: Prices {
      public func price(of name: String) -> Price { Price(cents: 1) }
    }
    struct Hidden {}

    """

  /// A shop that is built, with a commit of its API.
  private func withShop(_ version: String = "1.2.3", _ body: (Project) throws -> Void) throws {
    let files = [
      "Shop/Package.swift": """
      let package = Package(
        name: "Shop",
        targets: [.target(name: "ShopModel", path: "Model"), .target(name: "ShopDelivery", path: "Delivery")])
      """,
      "Shop/Model/Price.swift": model, "sillar.rules": "",
      "Shop/Delivery/ShopModule.swift": delivery(version),
    ]
    try withProject(files) { project in
      build(project)
      #expect(try command(project).write([]) == [])
      project.commit()
      try body(project)
    }
  }

  private func delivery(_ version: String) -> String {
    """
    struct Module { let name: String, version: String }
    public enum ShopModule {
      static let module = Module(
        name: "Shop",
        version: "\(version)")
    }

    """
  }

  private func build(_ project: Project) {
    for name in ["Model", "Delivery"] {
      let files = project.folder.files(below: ["Shop/\(name)"]) { $0.hasSuffix(".swift") }
      let output = "build/Modules/Shop\(name).swiftmodule"
      let options = ["-parse-as-library", "-emit-module", "-module-name", "Shop\(name)"]
      _ = project.run("mkdir", ["-p", "build/Modules"])
      _ = project.run("swiftc", options + ["-o", output] + files, isQuiet: false)
    }
  }

  private func command(_ project: Project) -> APICommand {
    APICommand(project: project, build: "build")
  }

  /// Changes the model and builds it.
  private func change(
    _ project: Project, _ old: String, to new: String, version: String = "1.2.3"
  ) throws {
    try project.folder.write(model.replacing(old, with: new), to: "Shop/Model/Price.swift")
    try project.folder.write(delivery(version), to: "Shop/Delivery/ShopModule.swift")
    build(project)
  }

  private func broken(_ project: Project) throws -> [String] {
    try Check(project: project, rulesFile: "sillar.rules").report().broken
  }

  @Test func `the file has a line for each public declaration`() throws {
    try withShop { project in
      let text = try project.folder.text(of: "Shop/API.txt")
      #expect(
        text == """
          # Shop 1.2.3
          ShopDelivery: enum ShopModule
          ShopModel/Bool: conforms to Prices
          ShopModel/Bool: conforms to Sendable
          ShopModel/Bool: func price(of name: String) -> Price
          ShopModel/Int: var asPrice: Price { get }
          ShopModel: enum Kind
          ShopModel/Kind: case hidden(because: String)
          ShopModel/Kind: case shown
          ShopModel: struct Price
          ShopModel/Price: conforms to Equatable
          ShopModel/Price: conforms to Sendable
          ShopModel/Price: let cents: Int
          ShopModel/Price: init(cents: Int = 0)
          ShopModel/Price: func plus<Other>(_ others: Other) -> Price where Other : Sequence, Other.Element == Price
          ShopModel: protocol Prices : Sendable
          ShopModel/Prices: func count() -> Int
          ShopModel/Prices: requires func price(of name: String) async throws -> Price

          """)
      #expect(try command(project).check([]) == [])
      #expect(try broken(project) == [])
    }
  }

  @Test func `a declaration that is gone needs a new major version`() throws {
    try withShop { project in
      try change(project, "public func plus", to: "func plus")
      let problem = """
        Shop/Delivery/ShopModule.swift: Shop breaks what 1.2.3 had, so it is 2.0.0 at least
          - ShopModel/Price: func plus<Other>(_ others: Other) -> Price where Other : Sequence, Other.Element == Price
        """
      #expect(try command(project).check([]) == [problem])
      #expect(try command(project).write(["Shop"]) == [problem])
      try change(project, "public func plus", to: "func plus", version: "2.0.0")
      #expect(try command(project).check([]).first?.hasPrefix("Shop/API.txt is old") == true)
      #expect(try command(project).write([]) == [])
      #expect(try command(project).check([]) == [])
      #expect(try broken(project) == [])
    }
  }

  @Test func `a declaration that is new needs a new minor version`() throws {
    try withShop { project in
      let more = ("var note", "public var note")
      try change(project, more.0, to: more.1)
      #expect(
        try command(project).write([]) == [
          """
          Shop/Delivery/ShopModule.swift: Shop has more than 1.2.3 had, so it is 1.3.0 at least
            + ShopModel/Price: var note: String
          """
        ])
      try change(project, more.0, to: more.1, version: "1.3.0")
      #expect(try command(project).write([]) == [])
      #expect(try broken(project) == [])
    }
  }

  @Test func `before 1.0 a break needs a new minor version`() throws {
    try withShop("0.4.1") { project in
      try change(project, "cents: Int = 0", to: "cents: Int", version: "0.4.2")
      #expect(
        try command(project).write([]) == [
          """
          Shop/Delivery/ShopModule.swift: Shop breaks what 0.4.1 had, so it is 0.5.0 at least
            - ShopModel/Price: init(cents: Int = 0)
          """
        ])
      try change(project, "cents: Int = 0", to: "cents: Int", version: "0.5.0")
      #expect(try command(project).write([]) == [])
    }
  }

  @Test(arguments: ["+ ShopModel/Kind: case late", "+ ShopModel/Prices: requires func rest()"])
  func `a new case and a new requirement break what switches over it or conforms to it`(
    line: String
  ) throws {
    let before = """
      # Shop 1.0.0
      ShopModel: enum Kind
      ShopModel: protocol Prices : Sendable
      """
    let after = "\(before)\n\(line.dropFirst(2))\n"
    let change = APIChange(
      from: try #require(ModuleAPI(before)), to: try #require(ModuleAPI(after)))
    #expect(change.breaks == [line])
    #expect(change.version == Version(2, 0, 0))
  }

  @Test func `a new enumeration and a new protocol break nothing`() throws {
    let before = try #require(ModuleAPI("# Shop 1.0.0\nShopModel: func kind() -> Kind\n"))
    let after = try #require(
      ModuleAPI(
        """
        # Shop 1.1.0
        ShopModel: enum Kind
        ShopModel/Kind: case shown
        ShopModel: func kind() -> Kind
        """))
    #expect(APIChange(from: before, to: after).breaks == [])
    #expect(APIChange(from: before, to: after).version == Version(1, 1, 0))
  }

  @Test func `a file that is changed by hand cannot take a declaration from its version`() throws {
    try withShop { project in
      let text = try project.folder.text(of: "Shop/API.txt")
      let line = "ShopModel/Price: let cents: Int\n"
      try project.folder.write(text.replacing(line, with: ""), to: "Shop/API.txt")
      let problem =
        "Shop/API.txt:1: 1.2.3 had another API in an earlier commit, and what breaks is 2.0.0: "
        + "- ShopModel/Price: let cents: Int"
      #expect(try broken(project) == [problem])
      project.commit()
      #expect(try broken(project) == [problem])
      try project.folder.write(delivery("2.0.0"), to: "Shop/Delivery/ShopModule.swift")
      #expect(
        try broken(project).first
          == "Shop/API.txt:1: it is of 1.2.3, and Shop/Delivery/ShopModule.swift says 2.0.0: "
          + "run sillar api Shop")
    }
  }

  @Test func `a new minor version, or one of a bug, cannot take a declaration away`() throws {
    try withShop { project in
      let text = try project.folder.text(of: "Shop/API.txt")
      let line = "ShopModel/Price: let cents: Int\n"
      for version in ["1.2.4", "1.3.0", "2.0.0"] {
        let fewer = text.replacing(line, with: "").replacing("1.2.3", with: version)
        try project.folder.write(fewer, to: "Shop/API.txt")
        try project.folder.write(delivery(version), to: "Shop/Delivery/ShopModule.swift")
        let problem =
          "Shop/API.txt:1: 1.2.3 had another API in an earlier commit, and what breaks is 2.0.0: "
          + "- ShopModel/Price: let cents: Int"
        #expect(try broken(project) == (version == "2.0.0" ? [] : [problem]))
      }
    }
  }

  @Test func `a module that is not built, and one that is not there, are named`() throws {
    try withShop { project in
      _ = project.run("rm", ["build/Modules/ShopModel.swiftmodule"])
      let notBuilt = #expect(throws: Problem.self) { try command(project).check([]) }
      #expect(notBuilt?.text == "ShopModel is not in build: build Shop first")
      let unknown = #expect(throws: Problem.self) { try command(project).check(["Cafe"]) }
      #expect(unknown?.text == "there is no module Cafe with a version. There are: Shop")
    }
  }
}
