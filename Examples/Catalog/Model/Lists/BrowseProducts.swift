public import SillarModel

/// Reads a list of products page by page.
///
/// ```swift
/// func firstTwoPages(_ browse: any BrowseProducts) async throws -> [Product] {
///   var list = PagedProducts()
///   for try await answer in browse.start(ProductQuery()) { list = answer.value }
///   return try await browse.readOn(ProductQuery(), after: list).value.products
/// }
/// ```
public protocol BrowseProducts: Sendable {
  /// The first page: what is saved at once, then what is live.
  func start(_ query: ProductQuery) -> Answers<PagedProducts>
  /// The list with its next page; as it is when it has no more.
  func readOn(
    _ query: ProductQuery, after list: PagedProducts
  ) async throws -> Answer<PagedProducts>
  /// As many pages as were read, anew; the list as it is where that is not to be had live.
  func refresh(_ query: ProductQuery, _ list: PagedProducts) async throws -> Answer<PagedProducts>
}

/// See ``BrowseProducts``.
public struct DefaultBrowseProducts: BrowseProducts {
  private let source: any ProductsSource

  public init(source: any ProductsSource) { self.source = source }

  public func start(_ query: ProductQuery) -> Answers<PagedProducts> {
    source.page(of: query, after: nil).mapValues { page in
      var list = PagedProducts()
      list.append(page)
      return list
    }
  }

  public func readOn(
    _ query: ProductQuery, after list: PagedProducts
  ) async throws -> Answer<PagedProducts> {
    guard list.hasMore else { return Answer(list, .live) }
    let answer = try await source.page(of: query, after: list.next).last()
    return answer.map { page in
      var longer = list
      longer.append(page)
      return longer
    }
  }

  public func refresh(
    _ query: ProductQuery, _ list: PagedProducts
  ) async throws -> Answer<PagedProducts> {
    var fresh = PagedProducts()
    repeat {
      let answer = try await readOn(query, after: fresh)
      guard answer.freshness == .live else { return answer.map { _ in list } }
      fresh = answer.value
    } while fresh.pagesRead < list.pagesRead && fresh.hasMore
    return Answer(fresh, .live)
  }
}
