/// Where products come from: the shop's service, what was saved from it, or both.
///
/// Errors are ``CatalogError``s, or `CancellationError`.
///
/// ```swift
/// func stock(of id: Product.ID, _ source: any ProductsSource) async throws -> Int {
///   try await source.product(id, .network).last().value.product.stock
/// }
/// ```
public protocol ProductsSource: Sendable {
  func categories() -> Answers<[ProductCategory]>
  /// - Parameter cursor: Where the page before said that it goes on; nil for the first page.
  func page(of query: ProductQuery, after cursor: PageCursor?) -> Answers<ProductPage>
  func product(_ id: Product.ID, _ way: ReadingWay) -> Answers<ProductDetail>
}

/// What is asked first.
///
/// ```swift
/// let way = ReadingWay.network
/// ```
public enum ReadingWay: Hashable, Sendable {
  /// What is saved at once, then what is live: for what shall be there at once and right soon.
  case both
  /// What is live; what is saved only stands in: for what must be right.
  case network
}
