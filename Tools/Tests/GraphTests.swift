import Testing

@testable import sillar

/// The targets that `sillar graph` finds in manifests.
struct GraphTests {
  private let files = [
    "Package.swift": """
    import PackageDescription
    // .target(name: "Comment")
    let package = Package(
      name: "Frame",
      products: [.library(name: "Core", targets: ["Core"]), .library(name: "Both", targets: ["Core", "Web"])],
      targets: [.target(name: "Core", path: "Sources/Core"), .target(name: "Web", dependencies: ["Core"])])
    for target in package.targets { target.swiftSettings = [] }
    """,
    "Features/Shop/Package.swift": """
    let money = Target.Dependency.product(name: "MoneyModel", package: "Money")
    func frame(_ name: String) -> Target.Dependency { .product(name: name, package: "Frame") }
    func model(_ more: Target.Dependency...) -> [Target.Dependency] { [money] + more }
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "ShopModel", dependencies: model(), path: "Model"),
        .target(name: "ShopDelivery", dependencies: ["ShopModel", frame("Core")], path: "Delivery"),
        .testTarget(name: "ShopTests", dependencies: ["ShopDelivery"], path: "Tests/Model"),
      ]
    )
    """,
    "Features/Money/Package.swift": """
    let package = Package(
      name: "Money", products: [.library(name: "MoneyModel", targets: ["MoneyModel"])],
      targets: [.target(name: "MoneyModel", path: "Model")])
    """,
    "Apps/Package.swift": """
    let package = Package(
      name: "Apps",
      targets: [
        .target(name: "ShopApp", dependencies: [.product(name: "ShopDelivery", package: "Shop"), "Both"]),
        .executableTarget(name: "shop", dependencies: ["ShopApp"], path: "Command"),
        .executableTarget(name: "stuck", dependencies: ["ShopApp"], path: "Tests/Stuck"),
      ])
    """,
  ]

  @Test func `programs, modules, layers and the framework are printed`() throws {
    let text = try withProject(files) { GraphText(try Graph($0)).text }
    #expect(
      text == """
        Programs, and their modules
          shop  Money Shop

        Modules, and their layers
          Money            model
          Shop   delivery  model    on Money

        Framework
          Core
          Web   on Core
        """)
  }

  @Test func `a product stands for its targets`() throws {
    let graph = try withProject(files) { try Graph($0) }
    #expect(graph.targets["ShopApp"]?.dependencies == ["Core", "ShopDelivery", "Web"])
  }

  @Test func `a folder without packages says so`() throws {
    let problem = #expect(throws: Problem.self) { try withProject([:]) { try Graph($0) } }
    #expect(problem?.text == "there is no Package.swift in this folder")
  }
}
