import FindRequestsModel
import MoneyDelivery
import Sillar

/// The fields of one line of an offer.
struct OfferRow: ViewPart {
  let row: OfferForm.Row
  let state: MakeOfferState

  var body: [Node<MakeOfferEvent>] {
    Card {
      field(Words.itemText, \.[row: row.id].text, .text, Words.itemTextExample.localized, .plain)
      Row {
        field(Words.itemQuantity, \.[row: row.id].quantity, .quantity, "", .number)
        field(Words.itemPrice, \.[row: row.id].price, .price, state.example.localized, .number)
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
    TextField(
      label, text, of: state.form, placeholder: placeholder, kind: kind,
      error: state.isChecked ? problem(field) : nil, send: MakeOfferEvent.edited)
  }

  private func problem(_ field: OfferCheck.Field) -> LocalizedText? {
    switch state.check.problems[OfferCheck.Place(row: row.id, field: field)] {
    case nil: nil
    case .textMissing: Words.textMissing.localized
    case .textTooLong: Words.textTooLong.with(count: NewOffer.longestText)
    case .quantity: Words.quantityWrong.localized
    case .price(.missing): Words.priceMissing.localized
    case .price(.unreadable), .price(.tooManyDecimals):
      Words.priceUnreadable.with(["example": state.example])
    case .price(.negative): Words.priceNegative.localized
    case .price(.tooMuch): Words.priceTooMuch.with(["limit": NewOffer.largestTotal])
    }
  }
}
