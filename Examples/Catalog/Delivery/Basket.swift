import CatalogModel
import Money
import MoneyDelivery
import Sillar

struct BasketView: View {
  func body(_ state: BasketState) -> [Node<BasketEvent>] {
    Row {
      Text(Words.basketTitle, .title)
      ChildScreen("header")
    }.style(.spread)
    if let basket = state.basket {
      if basket.isEmpty {
        EmptyState(Words.basketEmptyTitle, Words.basketEmptyMessage) {
          Button(Words.lookAround, .primary, send: .shopWanted).openingScreen()
        }
      } else if case .open = state.standing {
        ChildScreen("checkout")
      } else {
        if state.hasChanges { Alert(Words.changedTitle, Words.changedMessage, .warning) }
        ProblemAlert(state.problem)
        List(basket.lines, label: Words.basketLines) { line in
          BasketLineCard(line: line, state: state)
        }
        ChildScreen("checkout")
      }
    } else {
      Progress(Words.loadingBasket)
    }
  }
}

/// One line of the basket: its quantity, its total, and its changes at the shop.
private struct BasketLineCard: ViewPart {
  let line: BasketLine
  let state: BasketState

  var body: [Node<BasketEvent>] {
    let product = state.shelves.value?[line.id]
    let changes = state.changes(of: line)
    // The name in the window's language if it is known, or else the stored one.
    let name = product?.name ?? line.name
    Card {
      Row {
        ProductImage(picture: product?.picture ?? line.picture)
        Column {
          Text(name, .heading)
          Text(Words.each.with(["price": line.price]), .caption)
          if let total = try? line.total() { Text(total).style(.prominent) }
        }.style(.compact)
      }
      for change in changes { notice(change, isAlone: changes.count == 1) }
      Row {
        if !changes.contains(.gone), !changes.contains(.soldOut) {
          let stock = state.live[line.id]?.product?.stock ?? Basket.mostOfOne
          QuantityStepper(
            product: name, quantity: line.quantity, most: min(stock, Basket.mostOfOne),
            decrease: .changed(line.id, by: -1), increase: .changed(line.id, by: 1))
        }
        Button(Words.remove, send: .removed(line.id))
      }.style(.spread).disabled(state.placing.isBusy)
    }
  }

  @NodeBuilder<BasketEvent>
  private func notice(_ change: LineChange, isAlone: Bool) -> [Node<BasketEvent>] {
    switch change {
    case .price(let old, let new):
      Alert(Words.priceChanged.with(["old": old, "new": new]), "", .warning) {
        if isAlone { Button(Words.takePrice, send: .adapted(line.id)) }
      }
    case .onlyLeft(let stock):
      let wanted = LocalizedText.number(line.quantity)
      Alert(Words.onlyLeftOf.with(count: stock, ["wanted": wanted]), "", .warning) {
        Button(Words.takeLeft.with(count: stock), send: .adapted(line.id))
      }
    case .soldOut: Alert(Words.lineSoldOut, "", .warning)
    case .gone: Alert(Words.lineGone, "", .warning)
    }
  }
}
