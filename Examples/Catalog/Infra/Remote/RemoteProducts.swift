import CatalogModel
import Foundation
import SillarData
import SillarModel

/// Products from the shop's service, version 1.
struct RemoteProducts: Sendable {
  let client: APIClient
  /// Told what the shop sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func categories(_ language: String) async throws -> ListDTO<CategoryDTO> {
    try await read(.get("v1/categories").in(language))
  }

  func page(_ key: PageKey) async throws -> ListDTO<ProductDTO> {
    let query = key.query
    var items = [URLQueryItem(name: "limit", value: "\(query.pageSize)")]
    if query.isSearch { items.append(URLQueryItem(name: "q", value: query.text)) }
    if let category = query.category {
      items.append(URLQueryItem(name: "category", value: category.rawValue))
    }
    if let cursor = key.cursor {
      items.append(URLQueryItem(name: "after", value: cursor.rawValue))
    }
    let page: ListDTO<ProductDTO> = try await read(
      .get("v1/products", query: items).in(key.language))
    // Were it taken for an empty page, it would take the place of what is saved.
    guard !page.items.isEmpty || page.unreadable.isEmpty else {
      throw CatalogError.serviceFailed("no product of a page can be read")
    }
    return page
  }

  func product(_ key: ProductKey) async throws -> ProductDTO {
    try await ask(client, .get("v1/products/\(key.id)").in(key.language)) { error in
      if case .status(404, _) = error { .unknownProduct(key.id) } else { nil }
    }
  }

  private func read<Item>(_ endpoint: Endpoint<ListDTO<Item>>) async throws -> ListDTO<Item> {
    let list = try await ask(client, endpoint)
    for flaw in list.unreadable { report("an item of \(endpoint.path) is unreadable: \(flaw)") }
    return list
  }
}
