import CatalogModel
import Foundation
import HTTPTypes
import SillarData
import SillarModel

/// The shop's service, version 1.
struct RemoteShop: Sendable {
  let client: APIClient
  let access: AccountAccess
  /// The shop that is paid for orders, by its name at the service; nil for the service's default.
  let payee: String?
  /// Called with a log message about each invalid value that was left out, and about each refusal.
  let report: @Sendable (String) -> Void

  func answer<Wire: DTO>(_ question: Question<Wire>) async throws -> Wire.Record.Value {
    var endpoint = question.endpoint
    switch question.subject {
    case .products, .product, .orders:
      if let payee { endpoint.query.append(URLQueryItem(name: "shop", value: payee)) }
    case .categories, .order: break
    }
    return try await send(endpoint, as: question.session)
  }

  func place(
    _ content: BasketContent, key: String, as session: AccountAccess.Session, in language: String
  ) async throws -> Order {
    let endpoint = Endpoint<Valid<OrderDTO>>.post(
      "v1/orders", json: NewOrderDTO(content, shop: payee), idempotencyKey: key)
    return try await send(endpoint.in(language), as: session) { status, kind in
      if kind == "out-of-stock" { return .outOfStock }
      return [400, 409, 422].contains(status) ? .orderRefused : nil
    }
  }

  func cancel(_ order: Question<OrderDTO>) async throws -> Order {
    struct Nothing: Encodable, Sendable {}
    // Each attempt has a new key: the shop may refuse now and accept later, or the other way round.
    let endpoint = Endpoint<Valid<OrderDTO>>.post(
      "\(order.path)/cancel", json: Nothing(), idempotencyKey: UUID().uuidString)
    return try await send(endpoint.in(order.language), as: order.session) { status, _ in
      status == 409 ? .orderNotCancellable : nil
    }
  }

  /// - Parameter refusal: The `Problem` for a status and a kind of problem, such as `out-of-stock`.
  private func send<Wire: DTO>(
    _ endpoint: Endpoint<Valid<Wire>>, as session: AccountAccess.Session?,
    refusal: (_ status: Int, _ kind: Substring?) -> Problem? = { _, _ in nil }
  ) async throws -> Wire.Record.Value {
    do {
      let answer =
        if let session {
          try await access.send(endpoint, as: session, by: client)
        } else { try await client.send(endpoint) }
      for flaw in answer.flaws { report("an item of \(endpoint.path) is unreadable: \(flaw)") }
      return answer.value
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
  func `in`(_ language: String) -> Endpoint {
    var endpoint = self
    endpoint.headers[.acceptLanguage] = language
    return endpoint
  }
}
