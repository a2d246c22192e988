import Foundation
public import Sillar

/// What a shop sells, as a part of an app: products, a basket, orders.
///
/// ```swift
/// let modules = [CatalogModule.module]
/// ```
public enum CatalogModule {
  public static let module = Module(
    name: "Catalog", version: "1.0.0",
    configuration: [
      ConfigurationDeclaration(CatalogShowsStock.self, neededBy: "Catalog"),
      ConfigurationDeclaration(CatalogPageSize.self, neededBy: "Catalog"),
    ],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [CatalogString.self])
}
