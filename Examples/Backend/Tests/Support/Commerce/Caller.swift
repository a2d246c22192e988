import Foundation
import NIOCore
import Testing

/// A client that asks for one customer.
struct Caller: Sendable {
  static let market = "/api/market/v1"
  static let payments = "/api/payments/v1"
  static let wallet = "/api/wallet/v1"

  let server: TestServer
  let customer: String?

  func get(_ path: String, language: String? = nil) async throws -> Answer {
    var headers = self.headers
    if let language { headers.append(("Accept-Language", language)) }
    return try await server.get(path, headers: headers)
  }

  /// - Parameter key: `nil` for none.
  func post(
    _ path: String, _ body: String = "{}", key: String? = UUID().uuidString,
    patience: TimeAmount = .seconds(60)
  ) async throws -> Answer {
    let keyHeader = key.map { [("Idempotency-Key", $0)] } ?? []
    return try await server.send(
      "POST", path, body, headers: headers + keyHeader, patience: patience)
  }

  private var headers: [(String, String)] { customer.map { [("Customer-ID", $0)] } ?? [] }
}

// What customers do, where it is not what the test is about: records an issue unless it works.
extension Caller {
  func order(_ product: String = "pot", _ quantity: Int = 1) async throws -> OrderAnswer {
    let answer = try await post("\(Self.market)/orders", .order(product, quantity))
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.decoded(OrderAnswer.self)
  }

  func order(id: String) async throws -> OrderAnswer {
    try await get("\(Self.market)/orders/\(id)").decoded(OrderAnswer.self)
  }

  func addCard(
    _ number: String = "4242424242424242", keep: Bool = true
  ) async throws -> CardAnswer {
    let answer = try await post("\(Self.payments)/cards", .card(number, keep: keep))
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.decoded(CardAnswer.self)
  }

  func pay(
    _ payable: String, _ method: String = .balance, key: String = UUID().uuidString
  ) async throws -> PaymentAnswer {
    let answer = try await post(
      "\(Self.payments)/payments", .payment(payable, method), key: key)
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.decoded(PaymentAnswer.self)
  }

  func transfer(to handle: String, _ amount: Int) async throws -> TransferAnswer {
    let answer = try await post("\(Self.wallet)/transfers", .transfer(to: handle, amount))
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.decoded(TransferAnswer.self)
  }

  func request(of handle: String, _ amount: Int) async throws -> RequestAnswer {
    let answer = try await post("\(Self.wallet)/requests", .request(of: handle, amount))
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.decoded(RequestAnswer.self)
  }

  func account() async throws -> AccountAnswer {
    try await get("\(Self.wallet)/account").decoded(AccountAnswer.self)
  }

  func balance() async throws -> Int { try await account().balance.amount }
}

// Bodies of requests.
extension String {
  static let balance = #"{"type":"balance"}"#

  static func byCard(_ id: String, instalments: Int = 1) -> String {
    #"{"type":"card","card":"\#(id)","instalments":\#(instalments)}"#
  }

  static func order(_ product: String, _ quantity: Int = 1) -> String {
    #"{"lines":[{"product":"\#(product)","quantity":\#(quantity)}]}"#
  }

  static func payment(_ payable: String, _ method: String = .balance) -> String {
    #"{"payable":"\#(payable)","method":\#(method)}"#
  }

  static func card(
    _ number: String = "4242424242424242", expiry: String = "2028-04", keep: Bool = true
  ) -> String {
    """
    {"number":"\(number)","expiry":"\(expiry)","holder":"Ada L","security_code":"737",\
    "keep":\(keep)}
    """
  }

  static func transfer(
    to handle: String, _ amount: Int, currency: String = "EUR", note: String = "hello"
  ) -> String {
    """
    {"to":"\(handle)","amount":{"amount":\(amount),"currency":"\(currency)"},"note":"\(note)"}
    """
  }

  static func request(of handle: String, _ amount: Int, currency: String = "EUR") -> String {
    """
    {"of":"\(handle)","amount":{"amount":\(amount),"currency":"\(currency)"},"note":"please"}
    """
  }
}
