import AccountModel
import MoneyDelivery
import Sillar

/// The details of one movement.
struct MovementView: View {
  func body(_ state: Shown<Movement>) -> [Node<AccountEvent>] {
    Text(state.value.value?.title.localized ?? Words.movementTitle.localized, .title)
    Loading(state.value, Words.movementLoading, retry: .retried) { movement in
      Card {
        Text(Words(movement.kind), .caption)
        Text(movement.amount.signed.hidden(state.hidesAmounts)).style(.amount)
      }.style(.centered)
      Card {
        LabeledContent(Words.movementDate, LocalizedText.dateAndTime(movement.date))
        if !movement.note.isEmpty { LabeledContent(Words.movementNote, movement.note) }
        LabeledContent(
          Words.movementBalance, movement.balance.localized.hidden(state.hidesAmounts))
      }.style(.compact)
      if let payment = movement.payment {
        Button(Words.movementReceipt, send: .went(.receipt(payment: payment)))
      }
    }
  }
}
