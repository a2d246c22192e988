/// All about one product.
///
/// ```swift
/// func facts(_ getProduct: any GetProduct) async throws -> [ProductDetail.Fact] {
///   try await getProduct.execute("moka-pot").last().value.facts
/// }
/// ```
public protocol GetProduct: Sendable {
  func execute(_ id: Product.ID) -> Answers<ProductDetail>
}

/// The parts of what the shop sells.
///
/// ```swift
/// func names(_ getCategories: any GetCategories) async throws -> [String] {
///   try await getCategories.execute().last().value.map(\.name)
/// }
/// ```
public protocol GetCategories: Sendable {
  func execute() -> Answers<[ProductCategory]>
}

/// See ``GetProduct``.
public struct DefaultGetProduct: GetProduct {
  private let source: any ProductsSource
  public init(source: any ProductsSource) { self.source = source }
  public func execute(_ id: Product.ID) -> Answers<ProductDetail> { source.product(id, .both) }
}

/// See ``GetCategories``.
public struct DefaultGetCategories: GetCategories {
  private let source: any ProductsSource
  public init(source: any ProductsSource) { self.source = source }
  public func execute() -> Answers<[ProductCategory]> { source.categories() }
}
