import CatalogModel
import MoneyDelivery
import Sillar

struct BasketView: View {
  let words: Localization

  func body(_ state: BasketState) -> [Node<BasketEvent>] {
    Row {
      Text(words.text(CatalogString.basketTitle), .title)
      ChildScreen(HeaderBuilder.name)
    }.style(.spread)
    if let basket = state.basket {
      if basket.isEmpty {
        EmptyState(
          words.text(CatalogString.basketEmptyTitle), words.text(CatalogString.basketEmptyMessage)
        ) {
          Button(words.text(CatalogString.lookAround), .primary, send: .shopRequested)
        }
      } else {
        notices(state)
        List(state.lines, label: words.text(CatalogString.basketLines)) { line in
          BasketLineCard(line: line, isFixed: state.isPlacing, words: words)
        }
        summary(basket, state)
      }
    } else {
      Progress(words.text(CatalogString.loadingBasket))
    }
  }

  @NodeBuilder<BasketEvent> private func notices(_ state: BasketState) -> [Node<BasketEvent>] {
    if !state.isPlacing {
      switch state.standing {
      case .none: [Node<BasketEvent>]()
      case .unanswered:
        Alert(
          words.text(CatalogString.unansweredTitle), words.text(CatalogString.unansweredMessage),
          .warning)
      case .open(let id):
        Alert(
          words.text(CatalogString.openTitle), words.text(CatalogString.openMessage), .information
        ) {
          Button(words.text(CatalogString.seeOrder), send: .orderSelected(id))
        }
      }
    }
    if state.hasChanges {
      Alert(
        words.text(CatalogString.changedTitle), words.text(CatalogString.changedMessage),
        .warning)
    }
    if let failure = state.failure {
      Alert(words.text(failure.title), failure.adviceText(words), .error) {
        Button(words.text(CatalogString.understood), send: .failureDismissed)
      }
    }
  }

  private func summary(_ basket: Basket, _ state: BasketState) -> Node<BasketEvent> {
    Card {
      Row {
        Text(words.text(CatalogString.total), .heading)
        if let total = state.total { Text(words.money(total), .heading) }
      }.style(.spread)
      Row {
        Text(words.text(CatalogString.items, count: basket.count), .caption)
        if state.hasUnknown, !state.isChecking {
          Text(words.text(CatalogString.unchecked), .caption)
        }
      }.style(.spread)
      if state.isPlacing {
        Progress(words.text(CatalogString.placing))
      }
      Button(words.text(state.standing.action), .primary, send: .checkedOut).style(.prominent)
        .disabled(!state.canCheckOut)
    }.style(.summary)
  }
}

extension CheckoutStanding {
  fileprivate var action: CatalogString {
    switch self {
    case .none: .checkOut
    case .unanswered: .askAgain
    case .open: .payNow
    }
  }
}
