import CatalogModel
import Money
import MoneyDelivery
import Sillar

/// One line of the basket: its quantity, its total, and what has changed about it.
struct BasketLineCard: ViewPart {
  let line: BasketLine
  let state: BasketState

  var body: [Node<BasketEvent>] {
    let product = state.shelves[line.id]
    let changes = state.changes(of: line)
    // In the window's language, where that is known.
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
          let stock = state.shelves.live[line.id]?.product?.stock ?? Basket.mostOfOne
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
