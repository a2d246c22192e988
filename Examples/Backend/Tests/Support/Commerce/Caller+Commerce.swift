// Calls of customers that are not the subject of a test: a failure records an issue.
extension Caller {
  static let market = "/api/market/v1"
  static let payments = "/api/payments/v1"
  static let wallet = "/api/wallet/v1"

  func order(_ product: String = "pot", _ quantity: Int = 1) async throws -> OrderAnswer {
    try await done(post("\(Self.market)/orders", .order(product, quantity)))
  }

  /// Orders and pays.
  func buy(_ product: String = "pot", _ quantity: Int = 1) async throws -> PaymentAnswer {
    try await pay(try await order(product, quantity).id)
  }

  func order(id: String) async throws -> OrderAnswer {
    try await done(get("\(Self.market)/orders/\(id)"), 200)
  }

  func addCard(
    _ number: String = "4242424242424242", keep: Bool = true
  ) async throws -> CardAnswer {
    try await done(post("\(Self.payments)/cards", .card(number, keep: keep)))
  }

  func pay(
    _ payable: String, _ method: String = .balance, key: String = .newID
  ) async throws -> PaymentAnswer {
    try await done(post("\(Self.payments)/payments", .payment(payable, method), key: key))
  }

  func methods(for payable: String) async throws -> MethodsAnswer {
    try await done(get("\(Self.payments)/payables/\(payable)/methods"), 200)
  }

  func transfer(to handle: String, _ amount: Int) async throws -> TransferAnswer {
    try await done(post("\(Self.wallet)/transfers", .transfer(to: handle, amount)))
  }

  func request(of handle: String, _ amount: Int) async throws -> RequestAnswer {
    try await done(post("\(Self.wallet)/requests", .request(of: handle, amount)))
  }

  func account() async throws -> AccountAnswer {
    try await done(get("\(Self.wallet)/account"), 200)
  }

  func balance() async throws -> Int { try await account().balance.amount }
}

// Bodies of requests.
extension String {
  static let balance = #"{"type":"balance"}"#
  static let onDelivery = #"{"type":"on-delivery"}"#

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
