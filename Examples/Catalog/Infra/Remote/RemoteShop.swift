import CatalogModel
import Foundation
import HTTPTypes
import SillarData
import SillarModel

/// The shop's service, version 1.
struct RemoteShop: Sendable {
  let client: APIClient
  /// Told what the shop sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func categories(_ key: CategoriesKey) async throws -> [ProductCategory] {
    let list: ListDTO<CategoryDTO> = try await list(.get("v1/categories").in(key.language))
    return list.items.elements.map(\.category)
  }

  func page(_ key: PageKey) async throws -> Page<Product> {
    let query = key.query
    var items = [URLQueryItem(name: "limit", value: "\(query.pageSize)")]
    if query.isSearch { items.append(URLQueryItem(name: "q", value: query.text)) }
    if let category = query.category {
      items.append(URLQueryItem(name: "category", value: category.rawValue))
    }
    if let cursor = key.cursor { items.append(URLQueryItem(name: "after", value: cursor.rawValue)) }
    let list: ListDTO<ProductDTO> = try await list(
      .get("v1/products", query: items).in(key.language))
    // Were it taken for an empty page, it would take the place of what is saved.
    guard !list.items.elements.isEmpty || list.items.unreadable.isEmpty else {
      throw Problem.broken("no product of a page can be read")
    }
    return Page(items: list.items.elements.map(\.detail.product), next: list.cursor)
  }

  func product(_ key: ProductKey) async throws -> ProductDetail {
    let dto: ProductDTO = try await ask(.get("v1/products/\(key.id)").in(key.language))
    return dto.detail
  }

  func orders(_ key: OrdersKey) async throws -> Page<Order> {
    let query = key.cursor.map { [URLQueryItem(name: "after", value: $0.rawValue)] } ?? []
    let list: ListDTO<OrderDTO> = try await list(
      .get("v1/orders", query: query).in(key.language).for(key.customer))
    return Page(items: list.items.elements.map(\.order), next: list.cursor)
  }

  func order(_ key: OrderKey) async throws -> Order {
    let dto: OrderDTO = try await ask(
      .get("v1/orders/\(key.id)").in(key.language).for(key.customer))
    return dto.order
  }

  func place(
    _ content: BasketContent, key: String, for customer: CustomerID, in language: String
  ) async throws -> Order {
    let endpoint = Endpoint<OrderDTO>.post(
      "v1/orders", json: NewOrderDTO(content), idempotencyKey: key)
    return try await ask(endpoint.in(language).for(customer)) { status, kind in
      if kind == "out-of-stock" { return .outOfStock }
      return [400, 409, 422].contains(status) ? .orderRefused : nil
    }.order
  }

  func cancel(_ key: OrderKey) async throws -> Order {
    struct Nothing: Encodable, Sendable {}
    // A key of its own each time: whether it can be cancelled may change.
    let endpoint = Endpoint<OrderDTO>.post(
      "v1/orders/\(key.id)/cancel", json: Nothing(), idempotencyKey: UUID().uuidString)
    return try await ask(endpoint.in(key.language).for(key.customer)) { status, _ in
      status == 409 ? .orderNotCancellable : nil
    }.order
  }

  private func list<Item>(_ endpoint: Endpoint<ListDTO<Item>>) async throws -> ListDTO<Item> {
    let list = try await ask(endpoint)
    for flaw in list.items.unreadable {
      report("an item of \(endpoint.path) is unreadable: \(flaw)")
    }
    return list
  }

  /// - Parameter refusal: The refusal that a status and the kind of its problem, such as `out-of-stock`, mean here.
  private func ask<Response>(
    _ endpoint: Endpoint<Response>,
    refusal: (_ status: Int, _ kind: Substring?) -> Problem? = { _, _ in nil }
  ) async throws -> Response {
    do {
      return try await client.send(endpoint)
    } catch APIError.cancelled {
      throw CancellationError()
    } catch let error as APIError {
      guard case .status(let status, let details) = error else { throw error.problem }
      let kind = details?.type?.split(whereSeparator: { $0 == ":" || $0 == "/" }).last
      guard let refusal = refusal(status, kind) else { throw error.problem }
      report("\(endpoint.path) was refused: \(error)")
      throw refusal
    }
  }
}

extension Endpoint {
  fileprivate func with(_ name: HTTPField.Name, _ value: String) -> Endpoint {
    var endpoint = self
    endpoint.headers[name] = value
    return endpoint
  }

  fileprivate func `in`(_ language: String) -> Endpoint { with(.acceptLanguage, language) }

  fileprivate func `for`(_ customer: CustomerID) -> Endpoint {
    HTTPField.Name("Customer-ID").map { with($0, customer.rawValue) } ?? self
  }
}
