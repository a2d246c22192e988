import CatalogModel
import Money
import MoneyDelivery
import Observation
import Sillar

struct CheckoutState: Equatable, Sendable {
  let watched: BasketState
  let takingBack: Sending

  /// Nil for an empty basket, and for one that cannot be reckoned.
  var total: Money? { try? watched.basket?.total() }
  var isBusy: Bool { watched.placing.isBusy || takingBack.isBusy }
  var canCheckOut: Bool { total != nil && !isBusy && !watched.hasChanges }
}

enum CheckoutEvent: Sendable {
  case checkedOut, orderTakenBack
  case selected(Order.ID)
}

/// Orders what is in the basket, once.
@Observable final class CheckoutPresenter: Presenter {
  private let watch: BasketWatch
  private let takingBack = Submission()
  private let actions: CatalogActions
  private let coordinator: CatalogCoordinator

  var state: CheckoutState { CheckoutState(watched: watch.state, takingBack: takingBack.state) }

  init(_ watch: BasketWatch, actions: CatalogActions, coordinator: CatalogCoordinator) {
    self.watch = watch
    self.actions = actions
    self.coordinator = coordinator
  }

  func handle(_ event: CheckoutEvent) async {
    switch event {
    case .selected(let id): coordinator.show(id)
    case .checkedOut: if state.canCheckOut { await checkOut() }
    case .orderTakenBack:
      guard let id = watch.state.standing.order else { return }
      await takingBack.run { try await actions.orders.cancel(id) }
      await watch.check()
    }
  }

  private func checkOut() async {
    switch await watch.placing.run({ try await actions.checkOut.execute() }) {
    case .placed(let order, let expected?) where expected != order.total:
      coordinator.show(order.id, .otherTotal(expected: expected))
    case .placed(let order, _): coordinator.pay(order.id)
    case .paid(let order): coordinator.show(order.id, .paid)
    case .changed, nil: await watch.check()
    }
  }
}

struct CheckoutView: View {
  func body(_ state: CheckoutState) -> [Node<CheckoutEvent>] {
    switch state.watched.standing {
    case .open(let id):
      Alert(Words.openTitle, Words.openMessage, .information) {
        Button(Words.seeOrder, send: .selected(id))
        Button(Words.changeBasket, send: .orderTakenBack)
      }.disabled(state.isBusy)
      ProblemAlert(state.takingBack.problem)
      if state.takingBack.isBusy { Progress(Words.cancelling) }
    case .outdated(let id):
      Alert(Words.outdatedTitle, Words.outdatedMessage, .information) {
        Button(Words.seeOrder, send: .selected(id))
      }
    case .unanswered: Alert(Words.unansweredTitle, Words.unansweredMessage, .warning)
    case .none: [Node<CheckoutEvent>]()
    }
    Card {
      Row {
        Text(Words.total, .heading)
        if let total = state.total { Text(total, .heading) }
      }.style(.spread)
      Row {
        Text(Words.items.with(count: state.watched.basket?.count ?? 0), .caption)
        if state.watched.hasUnknown, !state.watched.isChecking { Text(Words.unchecked, .caption) }
      }.style(.spread)
      ProblemAlert(state.watched.placing.problem)
      if state.watched.placing.isBusy { Progress(Words.placing) }
      Button(state.watched.standing.action, .primary, send: .checkedOut).style(.prominent)
        .disabled(!state.canCheckOut)
    }.style(.summary)
  }
}

extension CheckoutStanding {
  fileprivate var action: Words {
    switch self {
    case .none, .outdated: .checkOut
    case .unanswered: .askAgain
    case .open: .payNow
    }
  }
}
