/// A call of an API that is for somebody.
struct RouteCall: Sendable, CustomStringConvertible {
  let method: String
  let path: String
  var body = "{}"
  /// The role that may make it; `nil` for all people who are signed in.
  var role: String?
  /// What it is about, such as `request`: nothing of that name is there for who has nothing to do with it.
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

  /// The one call that needs no key, for signing out twice is as good as once.
  static let signOut = RouteCall("DELETE", "/sessions/current")

  var isWrite: Bool { method != "GET" }
  var description: String { "\(method) \(path)" }

  func send(by caller: Caller, key: String? = .newID) async throws -> Answer {
    isWrite ? try await caller.send(method, path, body, key: key) : try await caller.get(path)
  }
}

/// Every call that somebody has to be known for. Tests go through them all, so that none is open to whom it should not
/// be: a new route has to be here.
extension [RouteCall] {
  /// The shop, payments and wallets, by the ids of an order, of a payment, of a transfer and of a request for money.
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
      RouteCall("GET", "\(Caller.wallet)/people"),
      RouteCall("POST", transfers, .transfer(to: "lucia", 1)),
      RouteCall("GET", "\(transfers)/\(transfer)", about: "transfer"),
      RouteCall("POST", "\(transfers)/\(transfer)/cancel", about: "transfer"),
      RouteCall("GET", requests), RouteCall("POST", requests, .request(of: "lucia", 1)),
      RouteCall("POST", "\(requests)/\(request)/decline", about: "request"),
      RouteCall("POST", "\(requests)/\(request)/cancel", about: "request"),
    ]
  }

  /// Requests, quotes, photos and chats, by the ids of a request, of a quote for it and of a photo; Carla has applied.
  static func quotes(
    _ request: String = .newID, _ quote: String = .newID, photo: String = .newID
  ) -> [RouteCall] {
    let (path, id) = ("/requests/\(request)", String.newID)
    let chat = "\(path)/chats/carla"
    return [
      RouteCall("GET", "/sessions/current"), RouteCall("GET", "/requests"),
      RouteCall("POST", "/requests", .request(id), by: "homeowner"),
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
