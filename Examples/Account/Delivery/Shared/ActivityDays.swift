import AccountModel
import Money
import MoneyDelivery
import Sillar

/// Movements grouped by day. A page that is added costs little: only rows that are new are drawn.
struct ActivityDays<Event: Sendable>: ViewPart {
  let days: [ActivityDay]
  let words: Localization
  /// Sent near the end of the last day; nil where nothing follows.
  var onEndReached: Event?

  var body: [Node<Event>] {
    Column {
      for day in days {
        Section(day.title) {
          Card {
            List(
              comparing: day.movements, label: day.title,
              onEndReached: day.id == days.last?.id ? onEndReached : nil
            ) { [words] movement in
              MovementRow(movement: movement, words: words)
            }
          }
        }.id(day.id)
      }
    }
  }
}

/// Who, what for, how much, and what there was after it.
struct MovementRow<Event: Sendable>: ViewPart {
  let movement: Movement
  let words: Localization

  var body: [Node<Event>] {
    Row {
      Avatar(name: movement.title)
      Column {
        Text(movement.title)
        Text(description, .caption)
      }.style(.compact)
      Column {
        amount
        Text(
          words.text(
            AccountString.activityBalance, ["amount": words.money(movement.balance)]), .caption)
      }.style(.figures)
    }.style(.spread)
  }

  /// The sign says which way it went; the color only helps.
  @NodeBuilder<Event> private var amount: [Node<Event>] {
    let text = Text<Event>(words.money(movement.amount, showsSign: true))
    if movement.amount.isPositive { text.style(.positive) } else { text }
  }

  private var description: String {
    let kind = words.text(movement.kind.text)
    if movement.note.isEmpty { return kind }
    return words.text(
      AccountString.activityKindAndNote, ["kind": kind, "note": movement.note])
  }
}

extension Movement.Kind {
  var text: AccountString {
    switch self {
    case .grant: .kindGrant
    case .payment: .kindPayment
    case .refund: .kindRefund
    case .transferIn: .kindTransferIn
    case .transferOut: .kindTransferOut
    case .requestIn: .kindRequestIn
    case .requestOut: .kindRequestOut
    case .other: .kindOther
    }
  }
}
