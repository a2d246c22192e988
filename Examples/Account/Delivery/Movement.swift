import AccountModel
import MoneyDelivery
import Sillar

/// The details of one movement.
struct MovementView: View {
  func body(_ state: Loaded<Movement>) -> [Node<AccountEvent>] {
    Text(state.value?.title.localized ?? Words.movementTitle.localized, .title)
    Loading(state, Words.movementLoading, retry: .retried) { movement in
      Card {
        Text(Words(movement.kind), .caption)
        Text(movement.amount.signed).style(.amount)
      }.style(.centered)
      Card {
        LabeledContent(Words.movementDate, LocalizedText.dateAndTime(movement.date))
        if !movement.note.isEmpty { LabeledContent(Words.movementNote, movement.note) }
        LabeledContent(Words.movementBalance, movement.balance)
      }.style(.compact)
      if let payment = movement.payment {
        Button(Words.movementReceipt, send: .went(.receipt(payment: payment)))
      }
    }
  }
}
