import Money
import MoneyDelivery
import QuotesModel
import Sillar
import WorkDelivery

/// What is offered, line by line, and what it comes to.
struct QuoteItems<Event: Sendable>: ViewPart {
  private struct Line: Identifiable {
    let id: Int
    let item: QuoteItem
  }

  let items: [QuoteItem]
  let total: Money
  let words: Localization

  var body: [Node<Event>] {
    Card {
      List(lines, label: words.text(QuotesString.items)) { line in
        Row {
          Column {
            Text(line.item.text)
            Text(
              words.text(
                QuotesString.quantityAndPrice,
                [
                  "quantity": words.number(line.item.quantity),
                  "price": words.money(line.item.price),
                ]), .caption)
          }.style(.compact)
          if let total = line.item.total { Text(words.money(total)) }
        }.style(.spread)
      }
      Divider()
      Row {
        Text(words.text(QuotesString.total), .heading)
        Text(words.money(total)).style(.amount)
      }.style(.spread)
    }.id("items")
  }

  private var lines: [Line] {
    items.enumerated().map { Line(id: $0.offset, item: $0.element) }
  }
}
