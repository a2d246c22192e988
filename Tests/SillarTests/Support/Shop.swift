import Foundation
import Sillar

/// The texts of a module of the tests' own.
enum ShopString: String, StringKey {
  static let module = "Shop"
  case title = "shop.title"
  case greeting = "shop.greeting"
  case items = "shop.items"
}

/// A flavor with one module, "Shop", whose resources are files of a test.
enum Shop {
  /// - Parameter files: The flavor's files in `flavor/`, the module's in `module/`.
  static func open<Result>(
    _ files: [String: String], languages: [String] = ["en", "es"],
    providers: [any ConfigurationProvider] = [], _ body: (Flavor) async throws -> Result
  ) async throws -> Result {
    try await withFiles(files, folders: ["flavor", "module"]) { folder in
      let module = Module(
        name: "Shop", version: "1.0.0", resources: folder.appending(path: "module"),
        strings: [ShopString.self])
      let flavor = try Flavor(
        name: "Test", languages: languages, modules: [module],
        resources: folder.appending(path: "flavor"),
        configuration: Configuration(flavor: "Test", providers: providers))
      return try await body(flavor)
    }
  }
}

extension Flavor {
  /// The localization for a visitor who reads these languages.
  func words(_ languages: String...) -> Localization {
    localization(for: Visitor(id: "reader", languages: languages))
  }
}
