import CatalogModel
import MoneyDelivery
import Sillar

/// The section of the basket that places the order, once.
struct CheckoutView: View {
  func body(_ state: BasketState) -> [Node<BasketEvent>] {
    switch state.standing {
    case .open(let id):
      Alert(Words.openTitle, Words.openMessage, .information) {
        Button(Words.seeOrder, send: .orderWanted(id)).openingScreen()
        Button(Words.changeBasket, send: .orderTakenBack(id))
      }.disabled(state.isBusy)
      ProblemAlert(state.takingBack.problem)
      if state.takingBack.isBusy { Progress(Words.cancelling) }
    case .outdated(let id):
      Alert(Words.outdatedTitle, Words.outdatedMessage, .information) {
        Button(Words.seeOrder, send: .orderWanted(id)).openingScreen()
      }
    case .unanswered: Alert(Words.unansweredTitle, Words.unansweredMessage, .warning)
    case .none: [Node<BasketEvent>]()
    }
    Card {
      Row {
        Text(Words.total, .heading)
        if let total = state.total { Text(total, .heading) }
      }.style(.spread)
      Row {
        Text(Words.items.with(count: state.basket?.count ?? 0), .caption)
        if state.hasUnknown, !state.shelves.isLoading { Text(Words.unchecked, .caption) }
      }.style(.spread)
      ProblemAlert(state.placing.problem)
      Button(state.standing.action, .primary, send: .checkedOut).openingScreen().style(.prominent)
        .disabled(!state.canCheckOut)
      if state.placing.isBusy { Progress(Words.placing) }
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
