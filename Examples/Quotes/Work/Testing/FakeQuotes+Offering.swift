import Kit

/// The service's routes for professionals.
extension FakeQuotes.Store {
  /// Handles an application or an offer.
  func offer(_ call: Call) throws -> Reply {
    let offer = try call.decoded(OfferBody.self)
    return try with { requests in
      guard
        let index = requests.firstIndex(where: {
          $0.id == call.parts[0] && $0.isVisible(to: call.person)
        })
      else { throw Refusal(404, "unknown-request") }
      var request = requests[index]
      let known = request.professionals.firstIndex { $0.person == call.person }
      switch call.parts[1] {
      case "applications":
        if known != nil { return try .json(request.object(for: call.person)) }
        guard request.free > 0 else { throw Refusal(409, "no-free-place") }
        request.free -= 1
        request.professionals.append(FakeRequest.application(call.person))
        requests[index] = request
        return try .json(request.object(for: call.person), status: 201)
      case "quotes":
        guard let known else { throw Refusal(409, "not-applied") }
        guard let id = offer.id, let day = offer.validUntil, let items = offer.items else {
          throw Refusal(422, "invalid-body")
        }
        if request.professionals[known].quote == nil || request.professionals[known].quoteID != id {
          guard request.state == "open" else { throw Refusal(409, "request-not-open") }
          request.withdraw(known)
          request.professionals[known].quoteID = id
          request.professionals[known].quote = "offered"
          request.professionals[known].validUntil = day
          request.professionals[known].items = items.map(\.object)
          request.professionals[known].total = items.reduce(0) {
            $0 + $1.quantity * $1.price.amount
          }
          requests[index] = request
        }
        let quote = request.professionals[known].quoteObject(in: request) ?? [:]
        return try .json(quote, status: 201)
      default: throw Refusal(403, "not-for-your-role")
      }
    }
  }
}

extension FakeRequest {
  fileprivate mutating func withdraw(_ index: Int) {
    var last = professionals[index]
    guard let state = last.quote else { return }
    last.quote = state == "offered" ? "withdrawn" : state
    last.earlier = []
    professionals[index].earlier.append(last)
  }
}
