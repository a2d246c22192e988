import CatalogModel
import Foundation
import SillarData
import SillarModel

/// Live answers of the shop while it can be reached, and saved ones while it cannot. One per program: windows that send
/// the same request at the same time share it.
struct CachedCatalog: Sendable {
  private typealias Find<Wire: DTO> =
    @Sendable (Question<Wire>) async throws -> Reading<Wire.Record.Value>?
  typealias Reader<Wire: DTO> = CachedReader<Question<Wire>, Wire.Record.Value>

  let categories: Reader<ListDTO<CategoryDTO>>
  let pages: Reader<ListDTO<ProductDTO>>
  let products: Reader<ProductDTO>
  let orderPages: Reader<ListDTO<OrderDTO>>
  let orders: Reader<OrderDTO>
  let remote: RemoteShop
  let local: LocalCatalog

  init(
    remote: RemoteShop, local: LocalCatalog, connectivity: Connectivity
  ) {
    /// - Parameters:
    ///   - part: Finds in another saved answer what was never asked for by itself.
    ///   - substitute: Finds what may stand in for an answer that was never saved.
    func reader<Wire: DTO>(
      part: @escaping Find<Wire> = { _ in nil }, substitute: @escaping Find<Wire> = { _ in nil }
    ) -> Reader<Wire> {
      CachedReader(
        fetch: { try await remote.answer($0) },
        load: { question in
          if let saved = try await local.answer(question) { return saved }
          return try await part(question)
        }, substitute: substitute, save: { try await local.save($1, as: $0) },
        isFinal: { Problem($0)?.mayPass == false }, connectivity: connectivity,
        report: remote.report)
    }
    categories = reader()
    pages = reader(substitute: { try await local.seen($0) })
    products = reader(part: { try await local.seen($0) })
    orderPages = reader()
    orders = reader(part: { try await local.listed($0) })
    self.remote = remote
    self.local = local
  }
}

/// The shop for one visitor, in one language. Orders are those of the account that the visitor is signed in to at the time
/// of each call.
struct CachedShop: ProductsSource, OrdersRepository {
  let catalog: CachedCatalog
  let visitor: String
  let language: String

  func categories() -> Readings<[ProductCategory]> {
    catalog.categories.readings(Question(subject: .categories, language: language))
      .mapValues(\.items)
  }

  func page(of query: ProductQuery, after cursor: String?) -> Readings<Page<Product>> {
    // A search or a further page comes live if the shop answers, and saved otherwise.
    catalog.pages.readings(
      Question(subject: .products(query, after: cursor), language: language),
      savedFirst: cursor == nil && !query.isSearch)
  }

  func product(_ id: Product.ID) -> Readings<Product> {
    catalog.products.readings(Question(subject: .product(id), language: language))
  }

  func page(after cursor: String?) -> Readings<Page<Order>> {
    orders(catalog.orderPages, .orders(after: cursor), savedFirst: cursor == nil)
  }

  func order(_ id: Order.ID) -> Readings<Order> { orders(catalog.orders, .order(id)) }

  func place(_ content: BasketContent, key: String) async throws -> Order {
    let session = try session
    let order = try await catalog.remote.place(content, key: key, as: session, in: language)
    return await kept(order, for: session)
  }

  func cancel(_ id: Order.ID) async throws -> Order {
    let session = try session
    let order = try await catalog.remote.cancel(question(.order(id), session))
    return await kept(order, for: session)
  }

  private var session: AccountAccess.Session {
    get throws { try catalog.remote.access.signedIn(visitor) }
  }

  private func orders<Wire: DTO>(
    _ reader: CachedCatalog.Reader<Wire>, _ subject: Question<Wire>.Subject,
    savedFirst: Bool = true
  ) -> Readings<Wire.Record.Value> {
    do {
      return reader.readings(
        question(subject, try session), savedFirst: savedFirst)
    } catch {
      return Readings { _ in throw error }
    }
  }

  private func kept(_ order: Order, for session: AccountAccess.Session) async -> Order {
    let question: Question<OrderDTO> = question(.order(order.id), session)
    do {
      try await catalog.local.save(order, as: question)
    } catch {
      catalog.remote.report("\(question) could not be kept: \(error)")
    }
    return order
  }

  private func question<Wire: DTO>(
    _ subject: Question<Wire>.Subject, _ session: AccountAccess.Session
  ) -> Question<Wire> {
    Question(subject: subject, language: language, session: session)
  }
}
