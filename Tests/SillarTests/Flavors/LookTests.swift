import Foundation
import Sillar
import SillarHost
import Testing

/// The style sheets of an app's modules, one file of a module for each host.
@Suite struct LookTests {
  private func flavor(_ files: [String: String]) async throws -> Flavor {
    try await withFiles(files, folders: ["flavor", "shop", "bank"]) { folder in
      try Flavor(
        name: "Test",
        modules: ["Shop", "Bank", "Post"].map { name in
          Module(
            name: name, version: "1.0.0",
            resources: name == "Post" ? nil : folder.appending(path: name.lowercased()))
        }, resources: folder.appending(path: "flavor"),
        configuration: Configuration(flavor: "Test", providers: []))
    }
  }

  @Test func `they are in the order of the modules, of those that have one`() async throws {
    let both = try await flavor(["bank/web.css": "bank", "shop/web.css": "shop"])
    #expect(both.webLooks == ["shop", "bank"])
    let one = try await flavor(["bank/web.css": "bank", "shop/Web.css": "shop"])
    #expect(one.webLooks == ["bank"])
    let none = try await flavor([:])
    #expect(none.webLooks.isEmpty)
  }

  @Test func `a look that cannot be read stops the start and is named`() async throws {
    let error = await #expect(throws: ResourceError.self) {
      try await withFiles([:], folders: ["shop"]) { folder in
        let shop = folder.appending(path: "shop")
        try Data([0x2E, 0xFF, 0xFE]).write(to: shop.appending(path: "web.css"))
        _ = try Flavor(
          name: "Test", modules: [Module(name: "Shop", version: "1.0.0", resources: shop)],
          configuration: Configuration(flavor: "Test", providers: []))
      }
    }
    #expect(error?.place.hasSuffix("/shop/web.css") == true)
    #expect(error?.problem == "it is not UTF-8")
  }

  @Test func `a flavor that brings another look for a module does not start`() async throws {
    let error = await #expect(throws: ResourceError.self) {
      _ = try await flavor(["shop/web.css": "shop", "flavor/shop/web.css": "own"])
    }
    #expect(error?.place.hasSuffix("/flavor/shop/web.css") == true)
    #expect(error?.problem.hasPrefix("a module's look is part of the module") == true)
  }
}
