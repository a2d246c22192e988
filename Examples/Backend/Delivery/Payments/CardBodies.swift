import BackendModel

/// The JSON of a card.
struct CardBody: Encodable {
  let id: String
  let brand: String
  let last4: String
  let expiry: String

  init(_ card: Card) {
    id = card.id.rawValue
    brand = card.brand.rawValue
    last4 = card.last4
    expiry = card.expiry.description
  }
}

/// The JSON body that adds a card. Its description has no card data, so that logs have none.
struct AddCardBody: Decodable, Sendable, CustomStringConvertible, CustomReflectable {
  private enum CodingKeys: String, CodingKey {
    case number, expiry, holder, keep
    case securityCode = "security_code"
  }

  private let number: String
  private let expiry: String
  private let holder: String
  private let securityCode: String
  private let keep: Bool

  var description: String { "a card" }
  var customMirror: Mirror { Mirror(self, children: []) }

  func action(for customer: CustomerID) throws(Refusal) -> AddCard {
    try AddCard(
      customer: customer, number: number, expiry: expiry, holder: holder,
      securityCode: securityCode, isToBeKept: keep)
  }
}
