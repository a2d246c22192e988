import MoneyDelivery
import QuotesModel
import Sillar

/// One line of an offer, to be typed.
struct OfferRowFields: ViewPart {
  let row: OfferForm.Row
  let state: MakeOfferState
  let words: Localization

  var body: [Node<MakeOfferEvent>] {
    Card {
      TextField(
        words.text(QuotesString.itemText), text: row.text,
        placeholder: words.text(QuotesString.itemTextExample), error: error(.text),
        send: { [id = row.id] in .textChanged(id, $0) })
      Row {
        TextField(
          words.text(QuotesString.itemQuantity), text: row.quantity, kind: .number,
          error: error(.quantity), send: { [id = row.id] in .quantityChanged(id, $0) })
        TextField(
          words.text(QuotesString.itemPrice), text: row.price, placeholder: state.example,
          kind: .number, error: error(.price), send: { [id = row.id] in .priceChanged(id, $0) })
      }
      Row {
        if let total = state.check.lineTotals[row.id] { Text(words.money(total)) }
        if state.form.canRemoveRow {
          Button(words.text(QuotesString.itemRemove), send: .rowRemoved(row.id))
        }
      }.style(.spread)
    }
  }

  /// Nothing is wrong before the professional wants to go on.
  private func error(_ field: OfferCheck.Field) -> String? {
    guard state.isChecked else { return nil }
    switch state.check.problems[OfferCheck.Place(row: row.id, field: field)] {
    case nil: return nil
    case .textMissing: return words.text(QuotesString.itemTextMissing)
    case .textTooLong:
      return words.text(QuotesString.itemTextTooLong, count: NewOffer.longestText)
    case .quantity: return words.text(QuotesString.itemQuantityWrong)
    case .price(let problem): return text(problem)
    }
  }

  private func text(_ problem: PriceError) -> String {
    switch problem {
    case .missing: words.text(QuotesString.priceMissing)
    case .unreadable, .tooManyDecimals:
      words.text(QuotesString.priceUnreadable, ["example": state.example])
    case .negative: words.text(QuotesString.priceNegative)
    case .tooMuch:
      words.text(
        QuotesString.priceTooMuch, ["limit": words.money(NewOffer.largestTotal)])
    }
  }
}
