import Money
import MoneyDelivery
import Observation
import PaymentsDelivery
import PaymentsModel
import Sillar

/// The confirmation of an order that is paid in cash at the door: with a note, the change to expect.
enum CashAtTheDoor {
  typealias Step = PaymentStep.Part<ConfirmationState, ConfirmationEvent>

  static func screen(_ step: Step) -> Screen {
    Screen("cash-at-the-door", view: CashAtTheDoorView(), presenter: CashPresenter(step))
  }
}

struct CashState: Equatable, Sendable {
  let confirmation: ConfirmationState
  /// The note that the customer has ready; nil before one is chosen.
  let note: Money?
}

enum CashEvent: Equatable, Sendable {
  case noteChosen(Money)
  case step(ConfirmationEvent)
}

@Observable final class CashPresenter: Presenter {
  private let step: CashAtTheDoor.Step
  /// In minor units.
  private var note: Int?

  init(_ step: CashAtTheDoor.Step) { self.step = step }

  var state: CashState {
    let confirmation = step.state.value
    let notes = confirmation.item.value?.payable.amount.notes ?? []
    return CashState(
      confirmation: confirmation, note: notes.first { $0.minorUnits == note })
  }

  var memory: Int? { note }
  func restore(_ memory: Int) { note = memory }

  func handle(_ event: CashEvent) async {
    switch event {
    case .noteChosen(let chosen): note = chosen.minorUnits
    case .step(let event): await step.send(event)
    }
  }
}

struct CashAtTheDoorView: View {
  func body(_ state: CashState) -> [Node<CashEvent>] {
    let confirmation = state.confirmation
    Text(Words.atTheDoor, .title).style(.payment)
    Loading(confirmation.item, showsAge: false, retry: .step(.retried)) { item in
      let amount = item.payable.amount
      PayableCard(payable: item.payable, slots: CornerShop.payments)
      if !amount.notes.isEmpty {
        Section(Words.note) {
          Column {
            for note in amount.notes {
              Card(send: .noteChosen(note)) {
                Row {
                  Text(note)
                  if note == state.note, let change = try? note.subtracting(amount) {
                    Badge(
                      change.isPositive
                        ? Words.change.with(["amount": change])
                        : Words.noChange.localized, .positive)
                  }
                }.style(.spread)
              }.id(note.minorUnits)
            }
          }.disabled(confirmation.sending.isBusy)
        }
      }
      SubmitButton(Words.orderNow, confirmation.sending, send: .step(.confirmed))
      Button(Words.otherWay, send: .step(.changedMethod)).openingScreen()
        .disabled(confirmation.sending.isBusy)
    }
  }
}

extension Money {
  /// The three smallest euro notes that cover the amount.
  fileprivate var notes: [Money] {
    guard currency == .eur else { return [] }
    let all = [5, 10, 20, 50, 100, 200].map { Money(minorUnits: $0 * 100, .eur) }
    return Array(all.filter { $0.minorUnits >= minorUnits }.prefix(3))
  }
}
