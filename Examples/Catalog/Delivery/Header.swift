import CatalogModel
import Observation
import Sillar

/// The screen that a header is on: the header has no link to it.
enum HeaderPlace: Equatable, Sendable {
  case shop, product, basket, orders, order
}

enum HeaderEvent: Equatable, Sendable { case shopWanted, basketWanted, ordersWanted }

/// Leads to the basket, the orders and all products, and counts the items in the basket, also those of other windows.
@Observable final class HeaderPresenter: Presenter {
  private(set) var basket = Basket()
  let place: HeaderPlace
  private let actions: CatalogActions
  private let coordinator: CatalogCoordinator
  var state: Int { basket.count }

  init(on place: HeaderPlace, actions: CatalogActions, coordinator: CatalogCoordinator) {
    self.place = place
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async {
    for await _ in actions.baskets.changes {
      if let basket = try? await actions.baskets.basket() { self.basket = basket }
    }
  }

  /// Removes paid goods from the basket: a link may have led away from the payment before its outcome was reported. The
  /// basket and the order screens do so themselves.
  func runWhileVisible() async {
    if ![.basket, .order].contains(place) { _ = try? await actions.followCheckout.execute() }
  }

  func handle(_ event: HeaderEvent) async {
    switch event {
    case .shopWanted: coordinator.showShop()
    case .basketWanted: coordinator.showBasket()
    case .ordersWanted: coordinator.showOrders()
    }
  }
}

struct HeaderView: View {
  let place: HeaderPlace
  let showsAccount: Bool

  func body(_ count: Int) -> [Node<HeaderEvent>] {
    Row {
      if place != .shop { Button(Words.toShop, send: .shopWanted).openingScreen() }
      if place != .orders { Button(Words.orders, send: .ordersWanted).openingScreen() }
      if place != .basket {
        let full = Words.basketWith.with(["count": LocalizedText.number(count)])
        Button(count == 0 ? Words.basket.localized : full, send: .basketWanted)
          .linked(to: BasketRoute()).id("basket").style(.announced)
      }
      if showsAccount { ChildScreen("account") }
    }.style(.header)
  }
}
