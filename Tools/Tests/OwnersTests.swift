import Testing

@testable import sillar

/// What `sillar check` says about who reviews what.
struct OwnersTests {
  private func check(_ owners: String?) throws -> [String] {
    var files = [
      "Shop/Package.swift": """
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "CartModel", path: "Cart/Model"), .target(name: "SaleDelivery", path: "Sale/Delivery"),
        ])
      """,
      "Shop/Cart/Model/Cart.swift": "", "Shop/Sale/Delivery/Sale.swift": "",
      "sillar.rules": "owners CODEOWNERS\n  because squads know their modules\n",
    ]
    files["CODEOWNERS"] = owners
    return try withProject(files) { project in
      try Check(project: project, rulesFile: "sillar.rules").report().broken
    }
  }

  @Test func `each module has an owner of its own`() throws {
    #expect(try check("* @all\n/Shop/Cart/ @cart # carts\n/Shop/Sale @sale\n") == [])
    #expect(
      try check("# Owners\n* @all\n/Shop/Cart/ @cart\n") == [
        "CODEOWNERS:2: Shop/Sale has no owner of its own: add \"/Shop/Sale/ @OWNER\" below: "
          + "squads know their modules"
      ])
  }

  @Test func `a later line for a folder around a module takes it from its owner`() throws {
    #expect(
      try check("/Shop/Cart/ @cart\n/Shop/Sale/ @sale\n/Shop/ @shop\n").map { $0.prefix(31) } == [
        "CODEOWNERS:3: Shop/Cart has no ", "CODEOWNERS:3: Shop/Sale has no ",
      ])
  }

  @Test func `a line without an owner, and one of a folder that is gone, are named`() throws {
    #expect(
      try check("/Shop/Cart/\n/Shop/Sale/ @sale\n/Shop/Till/ @till\n") == [
        "CODEOWNERS:1: it names no owner of /Shop/Cart/: squads know their modules",
        "CODEOWNERS:3: there is no Shop/Till: take the line away",
      ])
  }

  @Test func `a repository without the file says so`() throws {
    #expect(
      try check(nil) == ["sillar.rules:1: there is no CODEOWNERS: squads know their modules"])
  }
}
