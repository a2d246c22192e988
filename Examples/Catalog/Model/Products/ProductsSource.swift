public import SillarModel

/// The shop's products: from its service, from what was saved of it, or both.
///
/// Errors are `Problem`s, such as `notFound` for an unknown product.
///
/// ```swift
/// func stock(of id: Product.ID, _ source: any ProductsSource) async throws -> Int {
///   try await source.product(id).last().value.stock
/// }
/// ```
public protocol ProductsSource: Sendable {
  func categories() -> Readings<[ProductCategory]>
  /// - Parameter cursor: Where the page before goes on; nil for the first page.
  func page(of query: ProductQuery, after cursor: String?) -> Readings<Page<Product>>
  func product(_ id: Product.ID) -> Readings<Product>
}
