public import Sillar

/// Whether products say exactly how few of them are left.
public enum CatalogShowsStock: DefaultedConfigurationKey {
  public static let name = "catalog.shows-stock"
  public static let summary = "Whether products say exactly how few of them are left."
  public static let defaultValue = true
}

/// How many products come at a time.
public enum CatalogPageSize: DefaultedConfigurationKey {
  public static let name = "catalog.page-size"
  public static let summary = "How many products come at a time, from 1 to 100."
  public static let defaultValue = 24
}

/// What an app can choose about the shop.
///
/// ```swift
/// let options = CatalogOptions(showsStock: false)
/// ```
public struct CatalogOptions: Equatable, Sendable {
  public let showsStock: Bool
  public let pageSize: Int

  public init(
    showsStock: Bool = CatalogShowsStock.defaultValue,
    pageSize: Int = CatalogPageSize.defaultValue
  ) {
    self.showsStock = showsStock
    self.pageSize = pageSize
  }

  /// What the app's configuration says.
  public init(_ configuration: Configuration) {
    self.init(
      showsStock: configuration[CatalogShowsStock.self],
      pageSize: configuration[CatalogPageSize.self])
  }
}
