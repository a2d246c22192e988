public import SillarModel

/// The source of the shop's products: its service, a store of its answers, or both.
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
  /// - Parameter cursor: The `next` of the page before; nil for the first page.
  func page(of query: ProductQuery, after cursor: String?) -> Readings<Page<Product>>
  func product(_ id: Product.ID) -> Readings<Product>
}
