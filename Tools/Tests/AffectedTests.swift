import Testing

@testable import sillar

/// What `sillar affected` prints in a repository with two features, which both show money, and an app of each.
struct AffectedTests {
  private let files = [
    "Package.swift": """
    let package = Package(
      name: "Frame",
      products: [.library(name: "Core", targets: ["Core"]), .library(name: "Programs", targets: ["Programs"])],
      targets: [
        .target(name: "Core"), .target(name: "Web", dependencies: ["Core"]),
        .target(name: "Programs", path: "Tests/Programs"),
        .executableTarget(name: "kiosk", dependencies: ["Web"], path: "Tests/Kiosk"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
        .testTarget(name: "WebTests", dependencies: ["Programs"]),
      ])
    """,
    "Sources/Core/Core.swift": "", "Sources/Web/Web.swift": "import Core\n",
    "Tests/CoreTests/CoreTests.swift": "@testable import Core\n",
    "Tests/WebTests/WebTests.swift": "let kiosk = RunningProgram(\"kiosk\")\n",
    "Tests/Kiosk/main.swift": "import Web\n",
    "Tests/Programs/Proxy.swift": "let page = \"Guides/Proxy.md\"\n",
    "Features/Money/Package.swift": """
    let package = Package(
      name: "Money", products: [.library(name: "MoneyModel", targets: ["MoneyModel"])],
      targets: [
        .target(name: "MoneyModel", path: "Model"),
        .testTarget(name: "MoneyTests", dependencies: ["MoneyModel"], path: "Tests"),
      ])
    """,
    "Features/Money/Model/Money.swift": "", "Features/Money/Tests/MoneyTests.swift": "",
    // The dependencies of its tests are computed.
    "Features/Shop/Package.swift": """
    func tests(of name: String) -> [Target.Dependency] { ["Model", "Delivery"].map { .target(name: name + $0) } }
    let package = Package(
      name: "Shop",
      dependencies: [.package(name: "Money", path: "../Money"), .package(name: "Frame", path: "../..")],
      targets: [
        .target(name: "ShopModel", dependencies: [.product(name: "MoneyModel", package: "Money")], path: "Model"),
        .target(name: "ShopDelivery", dependencies: ["ShopModel", .product(name: "Core", package: "Frame")],
          path: "Delivery"),
        .testTarget(name: "ShopTests", dependencies: tests(of: "Shop"), path: "Tests"),
      ])
    """,
    "Features/Shop/Model/Price.swift": "import MoneyModel\n",
    "Features/Shop/Delivery/List.swift": "import Core\nimport ShopModel\n",
    "Features/Shop/Delivery/Resources/words.xcstrings": "{}\n",
    "Features/Shop/Tests/ListTests.swift": "import ShopDelivery\n",
    "Features/Shop/README.md": "A shop\n",
    "Features/Game/Package.swift": """
    let package = Package(
      name: "Game",
      targets: [
        .target(name: "GameDelivery", path: "Delivery"),
        .executableTarget(name: "arena", path: "Command"),
        .testTarget(name: "GameTests", dependencies: ["GameDelivery"], path: "Tests"),
      ])
    """,
    "Features/Game/Delivery/Game.swift": "", "Features/Game/Command/main.swift": "",
    "Features/Game/Tests/GameTests.swift": "let program = RunningProgram(\"arena\")\n",
    "Apps/Package.swift": """
    let package = Package(
      name: "Apps",
      dependencies: [
        .package(name: "Game", path: "../Features/Game"), .package(name: "Shop", path: "../Features/Shop"),
      ],
      targets: [
        .executableTarget(name: "arcade", dependencies: ["GameDelivery"], path: "Arcade"),
        .executableTarget(name: "market", dependencies: ["ShopDelivery"], path: "Market"),
        .testTarget(name: "ArcadeTests", path: "Tests/Arcade"),
        .testTarget(name: "MarketTests", path: "Tests/Market"),
      ])
    """,
    "Apps/Arcade/main.swift": "", "Apps/Market/main.swift": "",
    "Apps/Tests/Arcade/ArcadeTests.swift": "let program = RunningProgram(\"arcade\")\n",
    "Apps/Tests/Market/MarketTests.swift": "let program = RunningProgram(\"market\")\n",
    "Makefile": "all:\n", "README.md": "Read this\n", "Guides/Proxy.md": "A guide\n",
  ]

  /// What is printed after files have changed since a commit.
  private func affected(
    by changed: String..., tests: Bool = false, since commit: String = "main"
  ) throws -> [String] {
    try withProject(files) { project in
      project.commit()
      for file in changed { try project.folder.write("// changed\n", to: file) }
      let change = try Change(project, since: commit)
      let affected = try Affected(project, files: change.files)
      return tests
        ? affected.tests : affected.text.split(separator: "\n").map(String.init)
    }
  }

  @Test func `a change of a screen touches its module, its app, and the tests of both`() throws {
    #expect(
      try affected(by: "Features/Shop/Delivery/List.swift")
        == ["module Shop", "app market", "tests Market", "tests Shop"])
    #expect(
      try affected(by: "Features/Shop/Delivery/Resources/words.xcstrings", tests: true)
        == ["Market", "Shop"])
  }

  @Test func `a change of what a module depends on touches the module`() throws {
    #expect(
      try affected(by: "Features/Money/Model/Money.swift")
        == [
          "module Money", "module Shop", "app market", "tests Market", "tests Money", "tests Shop",
        ])
  }

  @Test func `a change of the framework touches all that depends on it, and nothing else`() throws {
    #expect(
      try affected(by: "Sources/Core/Core.swift")
        == [
          "framework Core", "framework Web", "module Shop", "app market", "tests Core",
          "tests Market", "tests Shop", "tests Web",
        ])
    #expect(try affected(by: "Sources/Web/Web.swift") == ["framework Web", "tests Web"])
  }

  @Test func `a change of a program touches the tests that start it`() throws {
    #expect(try affected(by: "Features/Game/Command/main.swift") == ["tests Game"])
    #expect(try affected(by: "Apps/Market/main.swift") == ["app market", "tests Market"])
    #expect(try affected(by: "Tests/Kiosk/main.swift") == ["tests Web"])
  }

  @Test func `a change of tests touches them alone`() throws {
    #expect(try affected(by: "Features/Money/Tests/New.swift") == ["tests Money"])
  }

  @Test func `the manifest of a package touches all of the package`() throws {
    try withProject(files) { project in
      project.commit()
      let manifest = "Features/Game/Package.swift"
      try project.folder.write(
        project.folder.text(of: manifest).replacing("GameTests", with: "PlayTests"), to: manifest)
      let affected = try Affected(project, files: Change(project, since: "main").files)
      #expect(affected.text == "module Game\napp arcade\ntests Arcade\ntests Play")
    }
  }

  @Test func `a file of the whole repository touches everything, and is named`() throws {
    let lines = try affected(by: "Makefile", "Features/Money/Tests/New.swift")
    #expect(lines.first == "Makefile is in no target, so everything is affected")
    #expect(lines.count { $0.hasPrefix("tests ") } == 7)
    #expect(lines.count { $0.hasPrefix("app ") } == 2)
  }

  @Test func `a text for people touches the tests that read it, if any`() throws {
    #expect(try affected(by: "README.md", "Features/Shop/README.md") == ["nothing is affected"])
    #expect(try affected(by: "Guides/Proxy.md") == ["tests Web"])
    #expect(try affected() == ["nothing is affected"])
  }

  @Test func `a file that is gone touches what it was in`() throws {
    try withProject(files) { project in
      project.commit()
      let way = ["Features/Game/Delivery/Game.swift", "Features/Shop/Model/Game.swift"]
      _ = project.run("git", ["mv"] + way)
      let affected = try Affected(project, files: Change(project, since: "HEAD").files)
      #expect(affected.tests == ["Arcade", "Game", "Market", "Shop"])
    }
  }

  @Test func `what the other branch has done meanwhile does not count`() throws {
    try withProject(files) { project in
      project.commit()
      _ = project.run("git", ["checkout", "-qb", "work"])
      try project.folder.write("// changed\n", to: "Features/Game/Delivery/Game.swift")
      project.commit()
      _ = project.run("git", ["checkout", "-q", "main"])
      try project.folder.write("// changed\n", to: "Features/Money/Model/Money.swift")
      project.commit()
      _ = project.run("git", ["checkout", "-q", "work"])
      #expect(try Change(project, since: "main").files == ["Features/Game/Delivery/Game.swift"])
    }
  }

  @Test func `a commit that is not there is named, with an exit code of its own`() throws {
    for name in ["nowhere", "--all"] {
      let problem = #expect(throws: Problem.self) { try affected(since: name) }
      #expect(problem?.exitCode == 2)
      #expect(problem?.text.hasPrefix("git knows no commit \(name) here") == true)
    }
  }
}
