import CatalogModel
import Foundation
import SillarData

/// One customer's orders at the shop's service, version 1.
struct RemoteOrders: Sendable {
  let client: APIClient
  let report: @Sendable (String) -> Void

  func page(_ key: OrdersKey) async throws -> ListDTO<OrderDTO> {
    let query = key.cursor.map { [URLQueryItem(name: "after", value: $0.rawValue)] } ?? []
    let list: ListDTO<OrderDTO> = try await ask(
      client, .get("v1/orders", query: query).for(key.customer).in(key.language))
    for flaw in list.unreadable { report("an order is unreadable: \(flaw)") }
    return list
  }

  func order(_ key: OrderKey) async throws -> OrderDTO {
    try await ask(
      client, .get("v1/orders/\(key.id)").for(key.customer).in(key.language)
    ) { error in
      if case .status(404, _) = error { .unknownOrder(key.id) } else { nil }
    }
  }

  func place(
    _ content: BasketContent, key: String, for customer: CustomerID, in language: String
  ) async throws -> OrderDTO {
    try await ask(
      client,
      .post("v1/orders", json: NewOrderDTO(content), idempotencyKey: key).for(customer).in(language)
    ) { error in
      if error.problemKind == "out-of-stock" { return .outOfStock }
      return switch error {
      case .status(400, _), .status(409, _), .status(422, _): .orderRefused("\(error)")
      default: nil
      }
    }
  }

  func cancel(_ key: OrderKey) async throws -> OrderDTO {
    struct Nothing: Encodable, Sendable {}
    return try await ask(
      client,
      // A key of its own each time: whether it can be cancelled may change.
      .post(
        "v1/orders/\(key.id)/cancel", json: Nothing(), idempotencyKey: UUID().uuidString
      )
      .for(key.customer).in(key.language)
    ) { error in
      switch error {
      case .status(404, _): .unknownOrder(key.id)
      case .status(409, _): .orderNotCancellable(key.id)
      default: nil
      }
    }
  }
}
