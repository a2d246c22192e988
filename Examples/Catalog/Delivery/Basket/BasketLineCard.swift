import CatalogModel
import Money
import MoneyDelivery
import Sillar

/// One line of the basket: how many, what that comes to, and what has changed about it.
struct BasketLineCard: ViewPart {
  let line: BasketState.Line
  /// Whether nothing can be changed now.
  let isFixed: Bool
  let words: Localization

  private var id: Product.ID { line.id }
  private var each: String { words.money(line.line.price) }

  var body: [Node<BasketEvent>] {
    Card {
      Row {
        if let picture = line.picture { ProductImage(picture: picture) }
        Column {
          Text(line.name, .heading)
          Text(words.text(CatalogString.each, ["price": each]), .caption)
          if let total = try? line.line.total() { Text(words.money(total)).style(.prominent) }
        }.style(.compact)
      }
      for change in line.changes { notice(change) }
      Row {
        if isOnSale {
          QuantityStepper(
            product: line.name, quantity: line.line.quantity, canDecrease: line.line.quantity > 1,
            canIncrease: canIncrease, words: words, decrease: .decreased(id),
            increase: .increased(id))
        }
        Button(words.text(CatalogString.remove), send: .removed(id))
      }.style(.spread).disabled(isFixed)
    }
  }

  private var isOnSale: Bool {
    !line.changes.contains(.gone) && !line.changes.contains(.soldOut)
  }

  private var canIncrease: Bool {
    line.line.quantity < min(line.stock ?? Basket.mostOfOne, Basket.mostOfOne)
  }

  @NodeBuilder<BasketEvent> private func notice(_ change: LineChange) -> [Node<BasketEvent>] {
    switch change {
    case .price(let old, let new):
      Alert(
        words.text(
          CatalogString.priceChanged, ["old": words.money(old), "new": words.money(new)]), "",
        .warning
      ) {
        if line.changes.count == 1 {
          Button(words.text(CatalogString.takePrice), send: .adapted(id))
        }
      }
    case .onlyLeft(let stock):
      Alert(
        words.text(
          CatalogString.onlyLeftOf, count: stock, ["wanted": words.number(line.line.quantity)]),
        "", .warning
      ) {
        Button(words.text(CatalogString.takeLeft, count: stock), send: .adapted(id))
      }
    case .soldOut: Alert(words.text(CatalogString.lineSoldOut), "", .warning)
    case .gone: Alert(words.text(CatalogString.lineGone), "", .warning)
    }
  }
}
