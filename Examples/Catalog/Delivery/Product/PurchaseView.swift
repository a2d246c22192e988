import CatalogModel
import Sillar

struct PurchaseView: View {
  let words: Localization

  func body(_ state: PurchaseState) -> [Node<PurchaseEvent>] {
    if state.left > 0 {
      Row {
        Text(words.text(CatalogString.quantity)).style(.muted)
        QuantityStepper(
          product: state.product?.name ?? "", quantity: state.quantity,
          canDecrease: state.quantity > 1,
          canIncrease: state.quantity < state.left, words: words, decrease: .decreased,
          increase: .increased)
      }.style(.spread)
      Button(words.text(CatalogString.addToBasket), .primary, send: .added).style(.prominent)
    } else if let product = state.product {
      if product.stock > 0 {
        Text(words.text(CatalogString.haveAll)).style(.muted)
      } else {
        Text(words.text(CatalogString.soldOutAdvice)).style(.muted)
      }
    }
    switch state.problem {
    case .basket(let error): Alert(error.text(words), "", .warning)
    case .failure(let failure): FailureAlert(failure: failure, words: words)
    case nil: [Node<PurchaseEvent>]()
    }
    if state.inBasket > 0 {
      Row {
        Badge(words.text(CatalogString.inBasket, count: state.inBasket), .positive)
        Button(words.text(CatalogString.toBasket), send: .basketRequested)
      }.style(.spread)
    }
  }
}

extension BasketError {
  func text(_ words: Localization) -> String {
    switch self {
    case .notEnough(let left): words.text(CatalogString.notEnough, count: left)
    case .tooManyOfOne:
      words.text(CatalogString.tooManyOfOne, ["most": words.number(Basket.mostOfOne)])
    case .tooManyLines:
      words.text(CatalogString.tooManyLines, ["most": words.number(Basket.mostLines)])
    case .otherCurrency: words.text(CatalogString.otherCurrency)
    }
  }
}
