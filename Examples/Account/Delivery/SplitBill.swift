import AccountModel
import MoneyDelivery
import Observation
import Sillar

/// The offer to split a bill, as a section of another screen.
struct SplitOfferView: View {
  func body(_ state: BillSplit?) -> [Node<BillSplit>] {
    if let bill = state { Button(Words.splitOffer, send: bill).openingScreen() }
  }
}

struct SplitBillState: Equatable, Sendable {
  let split: BillSplit
  let sending: Sending
  /// True once all have been asked.
  let isDone: Bool
}

enum SplitBillEvent: Equatable, Sendable {
  case removed(Person.ID)
  case confirmed, closed
}

/// Splits a paid bill among the customer and the people whom they choose in the child screen `people`.
@Observable final class SplitBillPresenter: Presenter {
  private var split: BillSplit
  private var isDone = false
  private let sending = Submission()
  private let splitBill: SplitBill
  private let coordinator: AccountCoordinator

  var state: SplitBillState {
    SplitBillState(split: split, sending: sending.state, isDone: isDone)
  }

  init(_ split: BillSplit, _ coordinator: AccountCoordinator, _ splitBill: SplitBill) {
    self.split = split
    self.splitBill = splitBill
    self.coordinator = coordinator
  }

  /// The bill is in the route.
  var memory: [PersonMemory]? { split.people.map { PersonMemory($0) } }
  func restore(_ people: [PersonMemory]) { for one in people { split.add(one.person) } }

  func add(_ person: Person) { if !sending.state.isBusy { split.add(person) } }

  func handle(_ event: SplitBillEvent) async {
    switch event {
    case .removed(let id): if !sending.state.isBusy { split.remove(id) }
    case .confirmed:
      let done: Void? = await sending.run { try await splitBill.execute(split) }
      if done != nil { isDone = true }
    case .closed: coordinator.splitClosed()
    }
  }
}

struct SplitBillView: View {
  func body(_ state: SplitBillState) -> [Node<SplitBillEvent>] {
    let count = state.split.people.count
    Text(Words.splitTitle, .title)
    Card {
      LabeledContent(state.split.note.text, state.split.amount)
      LabeledContent(Words.splitOwn, state.split.own)
    }.id("bill")
    if state.isDone {
      Alert(Words.splitDone.with(count: count), Words.splitDoneAdvice, .success)
      shares(state).id("asked")
      Button(Words.splitClose, .primary, send: .closed)
    } else {
      if state.split.hasRoom { ChildScreen("people") }
      // Below the people, who stay where they are when one more is chosen.
      if count > 0 {
        shares(state).id("shares")
        SubmitButton(
          Words.splitConfirm.with(count: count), state.sending, busy: Words.askWorking,
          send: .confirmed)
      }
    }
  }

  private func shares(_ state: SplitBillState) -> Card<SplitBillEvent> {
    Card {
      for share in state.split.shares {
        Row {
          NameLine(share.person)
          Column { Text(share.amount) }.style(.figures)
          if !state.isDone { Button(Words.splitRemove, send: .removed(share.id)) }
        }.style(.spread).id(share.id)
      }
    }
  }
}
