import Foundation
import Hummingbird
import NIOCore
import Synchronization
import TestServers

/// A small market that speaks version 1 of the shop's API, and loses answers when a test wants it to.
final class Market: Sendable {
  struct Item {
    var id: String
    var name: String
    var spanish: String
    var category = "kitchen"
    var price = 10_00
    var stock = 10
  }

  private struct Placed {
    let id: String
    let customer: String
    var state = "awaiting-payment"
    let lines: [(id: String, quantity: Int, price: Int)]
  }

  private struct Remembered {
    let body: String
    let answer: Reply
  }

  struct Reply {
    var status: HTTPResponse.Status = .ok
    var body: any Sendable
  }

  private struct State {
    var items: [Item] = []
    var orders: [Placed] = []
    var remembered: [String: Remembered] = [:]
    /// How many answers of writes get lost after they were made.
    var lost = 0
    /// How many writes are refused before anything is done.
    var refused = 0
    var requests: [String] = []
    var keys: [String] = []
  }

  private let state = Mutex(State())

  init(_ items: [Item]) { state.withLock { $0.items = items } }

  // MARK: What a test does

  func loseAnswers(_ count: Int) { state.withLock { $0.lost = count } }
  func refuse(_ count: Int) { state.withLock { $0.refused = count } }
  func change(_ id: String, _ change: (inout Item) -> Void) {
    state.withLock { state in
      for index in state.items.indices where state.items[index].id == id {
        change(&state.items[index])
      }
    }
  }
  func remove(_ id: String) { state.withLock { $0.items.removeAll { $0.id == id } } }
  /// - Parameter order: From 1 on.
  func set(_ order: Int, _ newState: String) {
    state.withLock { $0.orders[order - 1].state = newState }
  }
  var orderStates: [String] { state.withLock { $0.orders.map(\.state) } }
  /// The keys of all requests to order, repetitions too.
  var keys: [String] { state.withLock { $0.keys } }
  func takeRequests() -> [String] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }
  func stock(of id: String) -> Int? { state.withLock { $0.items.first { $0.id == id }?.stock } }

  // MARK: Answers

  @Sendable func respond(to request: Request) async throws -> Response {
    let body = String(buffer: try await request.body.collect(upTo: 1 << 16))
    let isRefused = state.withLock { state in
      state.requests.append("\(request.method) \(request.uri)")
      guard request.method == .post, state.refused > 0 else { return false }
      state.refused -= 1
      return true
    }
    if isRefused { return json("{}", status: .serviceUnavailable) }
    if request.uri.path.contains("/pictures/") {
      return bytes(Data("<svg/>".utf8), type: "image/svg+xml")
    }
    let reply = request.method == .post ? write(request, body) : read(request)
    let isLost = state.withLock { state in
      guard request.method == .post, state.lost > 0 else { return false }
      state.lost -= 1
      return true
    }
    if isLost { return json("{}", status: .gatewayTimeout) }
    let data = try JSONSerialization.data(withJSONObject: reply.body)
    let text = String(decoding: data, as: UTF8.self)
    return reply.status.kind == .successful
      ? json(text, status: reply.status) : problem(reply.status, text)
  }

  private func read(_ request: Request) -> Reply {
    let path = request.uri.path.split(separator: "/").dropFirst(3).map { String($0) }
    let query = request.uri.queryParameters
    let isSpanish = request.headers[.acceptLanguage] == "es"
    return state.withLock { state in
      switch path.first {
      case "categories":
        let kitchen: [String: any Sendable] = [
          "id": "kitchen", "name": isSpanish ? "Cocina" : "Kitchen", "products": 3,
        ]
        return Reply(body: ["items": [kitchen]])
      case "products" where path.count == 2:
        guard let item = state.items.first(where: { $0.id == path[1] }) else {
          return Self.refusal(.notFound, "unknown-product")
        }
        var object = Self.object(item, isSpanish)
        object["description"] = isSpanish ? "Primero.\n\nSegundo." : "First.\n\nSecond."
        object["facts"] = [["name": "Material", "value": "Steel"]] as [[String: String]]
        return Reply(body: object)
      case "products":
        let words = query["q"].map { String($0).lowercased() }
        let found = state.items.filter { item in
          (words.map { item.name.lowercased().contains($0) } ?? true)
            && (query["category"].map { item.category == $0 } ?? true)
        }
        let start = query["after"].flatMap { Int($0) } ?? 0
        let limit = query["limit"].flatMap { Int($0) } ?? 20
        var page: [String: any Sendable] = [
          "items": found.dropFirst(start).prefix(limit).map { Self.object($0, isSpanish) }
        ]
        if start + limit < found.count { page["next"] = "\(start + limit)" }
        return Reply(body: page)
      case "orders":
        guard let customer = request.headers[.customerID] else {
          return Self.refusal(.unauthorized, "customer-required")
        }
        let own = state.orders.filter { $0.customer == customer }
        if path.count == 1 {
          return Reply(body: ["items": own.reversed().map { Self.object($0) }])
        }
        guard let order = own.first(where: { $0.id == path[1] }) else {
          return Self.refusal(.notFound, "unknown-order")
        }
        return Reply(body: Self.object(order))
      default: return Self.refusal(.notFound, "not-found")
      }
    }
  }

  private func write(_ request: Request, _ body: String) -> Reply {
    guard let customer = request.headers[.customerID] else {
      return Self.refusal(.unauthorized, "customer-required")
    }
    guard let key = request.headers[.idempotencyKey] else {
      return Self.refusal(.badRequest, "idempotency-key-required")
    }
    let path = request.uri.path.split(separator: "/").dropFirst(3).map { String($0) }
    return state.withLock { state in
      if path.count == 1 { state.keys.append(key) }
      let place = "\(customer) \(key)"
      if let earlier = state.remembered[place] {
        return earlier.body == body
          ? earlier.answer : Self.refusal(.unprocessableContent, "idempotency-key-reused")
      }
      let reply =
        path.count == 1
        ? Self.place(body, for: customer, &state) : Self.cancel(path[1], for: customer, &state)
      state.remembered[place] = Remembered(body: body, answer: reply)
      return reply
    }
  }

  private static func place(
    _ body: String, for customer: String, _ state: inout State
  ) -> Reply {
    struct Body: Decodable {
      struct Line: Decodable {
        let product: String
        let quantity: Int
      }
      let lines: [Line]
    }
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(body.utf8)),
      !body.lines.isEmpty
    else { return refusal(.unprocessableContent, "invalid-body") }
    var lines: [(id: String, quantity: Int, price: Int)] = []
    for line in body.lines {
      guard let item = state.items.first(where: { $0.id == line.product }) else {
        return refusal(.unprocessableContent, "invalid-body")
      }
      guard item.stock >= line.quantity else { return refusal(.conflict, "out-of-stock") }
      lines.append((item.id, line.quantity, item.price))
    }
    for line in lines {
      for index in state.items.indices where state.items[index].id == line.id {
        state.items[index].stock -= line.quantity
      }
    }
    let order = Placed(id: "ord_\(state.orders.count + 1)", customer: customer, lines: lines)
    state.orders.append(order)
    return Reply(status: .created, body: object(order))
  }

  private static func cancel(
    _ id: String, for customer: String, _ state: inout State
  ) -> Reply {
    let index = state.orders.firstIndex { $0.id == id && $0.customer == customer }
    guard let index else { return refusal(.notFound, "unknown-order") }
    guard state.orders[index].state == "awaiting-payment" else {
      return refusal(.conflict, "order-not-cancellable")
    }
    state.orders[index].state = "cancelled"
    for line in state.orders[index].lines {
      for item in state.items.indices where state.items[item].id == line.id {
        state.items[item].stock += line.quantity
      }
    }
    return Reply(body: object(state.orders[index]))
  }

  private static func object(_ item: Item, _ isSpanish: Bool) -> [String: any Sendable] {
    [
      "id": item.id, "name": isSpanish ? item.spanish : item.name, "summary": "One line",
      "category": item.category, "price": money(item.price), "stock": item.stock,
      "picture": "/api/market/v1/pictures/\(item.id).svg",
    ]
  }

  private static func object(_ order: Placed) -> [String: any Sendable] {
    let total = order.lines.reduce(0) { $0 + $1.quantity * $1.price }
    let lines: [[String: any Sendable]] = order.lines.map { line in
      [
        "product": line.id, "name": "Product \(line.id)", "quantity": line.quantity,
        "price": money(line.price), "total": money(line.price * line.quantity),
        "picture": "/api/market/v1/pictures/\(line.id).svg",
      ]
    }
    return [
      "id": order.id, "state": order.state, "placed": "2026-11-21T10:00:00Z",
      "pay_before": "2026-11-21T10:15:00.250Z", "lines": lines, "total": money(total),
    ]
  }

  private static func money(_ amount: Int) -> [String: any Sendable] {
    ["amount": amount, "currency": "EUR"]
  }

  private static func refusal(_ status: HTTPResponse.Status, _ kind: String) -> Reply {
    Reply(
      status: status,
      body: [
        "type": "tag:sillar.example,2026:\(kind)", "title": kind, "status": status.code,
      ] as [String: any Sendable])
  }
}
