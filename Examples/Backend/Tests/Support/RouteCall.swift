/// A call of an API that needs a user.
struct RouteCall: Sendable, CustomStringConvertible {
  let method: String
  let path: String
  var body = "{}"
  /// The role that may make the call; `nil` for all users who are signed in.
  var role: String?
  /// The resource of the call, such as `request`; users without access to it get a 404.
  var thing: String?

  init(
    _ method: String, _ path: String, _ body: String = "{}", by role: String? = nil,
    about thing: String? = nil
  ) {
    self.method = method
    self.path = path
    self.body = body
    self.role = role
    self.thing = thing
  }

  var isWrite: Bool { method != "GET" }
  var description: String { "\(method) \(path)" }

  func send(by caller: Caller, key: String? = .newID) async throws -> Answer {
    isWrite ? try await caller.send(method, path, body, key: key) : try await caller.get(path)
  }
}

/// Every call that needs a user. Tests check the access to each of them: add every new route here.
extension [RouteCall] {
  /// The calls about one's own sessions. No write of them needs an idempotency key: signing out twice has the same
  /// result as once.
  static let accounts = [
    RouteCall("GET", "/sessions/current"), RouteCall("DELETE", "/sessions/current"),
    RouteCall("DELETE", "/sessions"),
  ]

  /// The calls of the shop, payments and wallets, with the ids of an order, payment, transfer and request for money.
  static func commerce(
    _ order: String = "ord_0000", _ payment: String = "pay_0000", _ transfer: String = "trf_0000",
    _ request: String = "req_0000"
  ) -> [RouteCall] {
    let (orders, cards) = ("\(Caller.market)/orders", "\(Caller.payments)/cards")
    let (payables, payments) = ("\(Caller.payments)/payables", "\(Caller.payments)/payments")
    let (transfers, requests) = ("\(Caller.wallet)/transfers", "\(Caller.wallet)/requests")
    return [
      RouteCall("GET", orders), RouteCall("GET", "\(orders)/\(order)", about: "order"),
      RouteCall("POST", orders, .order("pot")),
      RouteCall("POST", "\(orders)/\(order)/cancel", about: "order"),
      RouteCall("GET", "\(payables)/\(order)", about: "payable"),
      RouteCall("GET", "\(payables)/\(transfer)", about: "payable"),
      RouteCall("GET", "\(payables)/\(request)", about: "payable"),
      RouteCall("GET", "\(payables)/\(order)/methods", about: "payable"),
      RouteCall("POST", cards, .card()),
      RouteCall("POST", payments, .payment(order), about: "payable"),
      RouteCall("POST", payments, .payment(transfer), about: "payable"),
      RouteCall("GET", "\(payments)/\(payment)", about: "payment"),
      RouteCall("GET", "\(payments)?key=k", about: "payment"),
      RouteCall("POST", "\(payments)/\(payment)/refunds", about: "payment"),
      RouteCall("GET", "\(Caller.wallet)/account"), RouteCall("GET", "\(Caller.wallet)/activity"),
      RouteCall("GET", "\(Caller.wallet)/activity/mov_1", about: "movement"),
      RouteCall("GET", "\(Caller.wallet)/people"), RouteCall("GET", "\(Caller.wallet)/events"),
      RouteCall("POST", transfers, .transfer(to: "lucia", 1)),
      RouteCall("GET", "\(transfers)/\(transfer)", about: "transfer"),
      RouteCall("POST", "\(transfers)/\(transfer)/cancel", about: "transfer"),
      RouteCall("GET", requests), RouteCall("POST", requests, .request(of: "lucia", 1)),
      RouteCall("POST", "\(requests)/\(request)/decline", about: "request"),
      RouteCall("POST", "\(requests)/\(request)/cancel", about: "request"),
    ]
  }

  /// The calls of requests, quotes, photos and chats, with the ids of a request, quote and photo; Carla has applied.
  static func quotes(
    _ request: String = .newID, _ quote: String = .newID, photo: String = .newID
  ) -> [RouteCall] {
    let (path, id) = ("/requests/\(request)", String.newID)
    let chat = "\(path)/chats/carla"
    return [
      RouteCall("GET", "/requests"), RouteCall("POST", "/requests", .request(id), by: "homeowner"),
      RouteCall("GET", "/requests/open", by: "professional"),
      RouteCall("GET", path, about: "request"),
      RouteCall("PATCH", path, .edit(1, title: "Mine now"), by: "homeowner", about: "request"),
      RouteCall(
        "POST", "\(path)/photos", #"{"photo":"\#(photo)"}"#, by: "homeowner", about: "request"),
      RouteCall("POST", "\(path)/cancel", .cancel, by: "homeowner", about: "request"),
      RouteCall("POST", "\(path)/done", by: "homeowner", about: "request"),
      RouteCall("POST", "\(path)/ratings", .rate, by: "homeowner", about: "request"),
      RouteCall("POST", "\(path)/applications", by: "professional", about: "request"),
      RouteCall("POST", "\(path)/quotes", .quote(id), by: "professional", about: "request"),
      RouteCall("GET", "/quotes/\(quote)", about: "quote"),
      RouteCall("POST", "/quotes/\(quote)/accept", by: "homeowner", about: "quote"),
      RouteCall("POST", "/quotes/\(quote)/decline", by: "homeowner", about: "quote"),
      RouteCall("GET", "/photos/\(photo)", about: "photo"),
      RouteCall("PUT", "/photos/\(photo)", "x"), RouteCall("GET", "/events"),
      RouteCall("GET", "/chats"), RouteCall("GET", "\(chat)/messages", about: "chat"),
      RouteCall("POST", "\(chat)/messages", .message(.newID, "Hello"), about: "chat"),
      RouteCall("POST", "\(chat)/receipts", #"{"read":1}"#, about: "chat"),
    ]
  }
}
