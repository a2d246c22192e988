import QuotesModel
import SillarData

/// What was begun of an offer, as it is kept.
struct OfferDraftDTO: Draft {
  static let version = 1

  struct Row: Codable, Sendable {
    let text: String
    let quantity: String
    let price: String
  }

  let rows: [Row]
  let days: Int

  init(_ form: OfferForm) {
    rows = form.rows.map { Row(text: $0.text, quantity: $0.quantity, price: $0.price) }
    days = form.validity.rawValue
  }

  var form: OfferForm {
    OfferForm(
      rows: rows.enumerated().map { index, row in
        OfferForm.Row(id: index, text: row.text, quantity: row.quantity, price: row.price)
      },
      validity: OfferForm.Validity(rawValue: days) ?? .month)
  }
}
