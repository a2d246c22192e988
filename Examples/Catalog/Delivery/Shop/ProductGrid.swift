import CatalogModel
import MoneyDelivery
import Sillar

/// Products as cards beside each other, each of them one thing that can be tapped.
///
/// A page that is added costs little: only products that are new or have changed are drawn.
struct ProductGrid<Event: Sendable>: ViewPart {
  let products: [Product]
  /// What the list holds, for assistive technology.
  let label: String
  let words: Localization
  let showsStock: Bool
  /// Sent near the end of the list; nil where nothing follows.
  let onEndReached: Event?
  let select: (Product.ID) -> Event

  var body: [Node<Event>] {
    Grid(minimumWidth: 160) {
      List(comparing: products, with: showsStock, label: label, onEndReached: onEndReached) {
        [words, select] product, showsStock in
        card(product, words, showsStock, select(product.id))
      }
    }.style(.products)
  }

  private func card(
    _ product: Product, _ words: Localization, _ showsStock: Bool, _ event: Event
  ) -> Card<Event> {
    Card(send: event) {
      if let picture = product.picture { ProductImage(picture: picture) }
      Text(product.name, .heading)
      Text(words.money(product.price)).style(.prominent)
      if product.availability != .plenty {
        Row {
          StockBadge(availability: product.availability, showsStock: showsStock, words: words)
        }
      }
    }
  }
}
