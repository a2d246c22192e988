import Kit

/// The body that makes a request, or changes one.
struct RequestBody: Decodable {
  let id: String?
  let version: Int?
  let override: Bool?
  let kind: String?
  let title: String?
  let description: String?
  let place: [String: String]?
  let when: String?
  let photos: [String]?

  /// Refuses the title "refuse me", which apps do not check.
  func check() throws {
    guard title != "refuse me", (title ?? "-").count <= 80, title != "" else {
      throw FakeServer.Refusal(422, "invalid-body")
    }
  }

  func write(to request: inout FakeRequest) {
    request.kind = kind ?? request.kind
    request.title = title ?? request.title
    request.description = description ?? request.description
    request.place = place ?? request.place
    request.when = when ?? request.when
  }
}

/// The body of a homeowner's actions on a request.
struct ChangeBody: Decodable {
  let reason: String?
  let note: String?
  let photo: String?
  let stars: Int?
  let text: String?
  let professional: String?
}

/// The body that makes an offer.
struct OfferBody: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }

  struct Price: Decodable {
    let amount: Int
    let currency: String
  }

  struct Item: Decodable {
    let text: String
    let quantity: Int
    let price: Price

    var object: FakeRequest.Object {
      [
        "text": text, "quantity": quantity,
        "price": ["amount": price.amount, "currency": price.currency] as FakeRequest.Object,
      ]
    }
  }

  let id: String?
  let items: [Item]?
  let validUntil: String?
}
