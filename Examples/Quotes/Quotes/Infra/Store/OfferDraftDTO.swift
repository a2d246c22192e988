import Foundation
import QuotesModel

/// What was begun of an offer, as it is kept. One that an unknown version of the program has kept is not read.
struct OfferDraftDTO: Codable, Sendable {
  private static let version = 1

  struct Row: Codable, Sendable {
    let text: String
    let quantity: String
    let price: String
  }

  let version: Int
  let rows: [Row]
  let days: Int

  init(_ form: OfferForm) {
    version = Self.version
    rows = form.rows.map { Row(text: $0.text, quantity: $0.quantity, price: $0.price) }
    days = form.validity.rawValue
  }

  static func form(_ stored: Data) -> OfferForm? {
    guard let draft = try? JSONDecoder().decode(Self.self, from: stored),
      draft.version == version
    else { return nil }
    return OfferForm(
      rows: draft.rows.enumerated().map { index, row in
        OfferForm.Row(id: index, text: row.text, quantity: row.quantity, price: row.price)
      },
      validity: OfferForm.Validity(rawValue: draft.days) ?? .month)
  }
}
