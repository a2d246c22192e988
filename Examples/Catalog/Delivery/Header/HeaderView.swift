import Sillar

struct HeaderView: View {
  let words: Localization

  func body(_ state: HeaderState) -> [Node<HeaderEvent>] {
    Row {
      if state.place != .shop {
        Button(words.text(CatalogString.toShop), send: .shopRequested)
      }
      if state.place != .orders {
        Button(words.text(CatalogString.orders), send: .ordersRequested)
      }
      if state.place != .basket {
        Button(
          state.count == 0
            ? words.text(CatalogString.basket)
            : words.text(CatalogString.basketWith, ["count": words.number(state.count)]),
          send: .basketRequested)
      }
    }.style(.header)
  }
}
