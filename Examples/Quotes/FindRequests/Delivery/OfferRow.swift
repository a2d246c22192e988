import FindRequestsModel
import MoneyDelivery
import Sillar

/// The fields of one line of an offer.
struct OfferRow: ViewPart {
  let row: OfferForm.Row
  let state: MakeOfferState
  private let example = LocalizedText.number(12.5, digits: 2)

  var body: [Node<MakeOfferEvent>] {
    Card {
      field(Words.itemText, \.[row: row.id].text, .text, Words.itemTextExample.localized, .plain)
      Row {
        field(Words.itemQuantity, \.[row: row.id].quantity, .quantity, "", .number)
        field(Words.itemPrice, \.[row: row.id].price, .price, example, .amount)
      }
      Row {
        if let total = state.check.lineTotals[row.id] { Text(total) }
        if state.form.canRemoveRow { Button(Words.removeRow, send: .rowRemoved(row.id)) }
      }.style(.spread)
    }
  }

  private func field(
    _ label: Words, _ text: any WritableKeyPath<OfferForm, String> & Sendable,
    _ field: OfferCheck.Field, _ placeholder: LocalizedText, _ kind: FieldKind
  ) -> TextField<MakeOfferEvent> {
    let values: [String: any Localizable] = ["example": example, "limit": NewOffer.largestTotal]
    let problem = state.check.problems[OfferCheck.Place(row: row.id, field: field)]
      .map { $0.with(count: NewOffer.longestText, values) }
    return TextField(
      label, text, of: state.form, placeholder: placeholder, kind: kind,
      error: state.isChecked ? problem : nil, send: MakeOfferEvent.edited)
  }
}
