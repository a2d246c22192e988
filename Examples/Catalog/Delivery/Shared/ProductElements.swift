import CatalogModel
import Sillar

/// A product's picture. It decorates: the name stands beside it.
struct ProductImage<Event: Sendable>: ViewPart {
  let picture: ProductPicture

  var body: [Node<Event>] {
    Picture(.stored(picture.file), description: "").style(.square)
  }
}

/// That there is little of a product, or nothing.
struct StockBadge<Event: Sendable>: ViewPart {
  let availability: Availability
  let showsStock: Bool
  let words: Localization

  var body: [Node<Event>] {
    switch availability {
    case .plenty: Badge(words.text(CatalogString.inStock), .positive)
    case .few(let count):
      Badge(
        showsStock
          ? words.text(CatalogString.onlyLeft, count: count)
          : words.text(CatalogString.almostSoldOut), .warning
      )
    case .soldOut: Badge(words.text(CatalogString.soldOut), .negative)
    }
  }
}

/// How many, with one less and one more.
struct QuantityStepper<Event: Sendable>: ViewPart {
  let product: String
  let quantity: Int
  let canDecrease: Bool
  let canIncrease: Bool
  let words: Localization
  let decrease: Event
  let increase: Event

  var body: [Node<Event>] {
    Row {
      Button(words.text(CatalogString.fewer), send: decrease)
        .spoken(words.text(CatalogString.fewerSpoken, ["product": product]))
        .disabled(!canDecrease)
      Text(words.number(quantity)).style(.prominent)
      Button(words.text(CatalogString.more), send: increase)
        .spoken(words.text(CatalogString.moreSpoken, ["product": product]))
        .disabled(!canIncrease)
    }.style(.stepper)
  }
}
