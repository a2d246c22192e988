import CatalogModel
import Observation
import Sillar

/// The screen that a header is on: it does not lead there.
enum HeaderPlace: Equatable, Sendable {
  case shop, product, basket, orders, order
}

struct HeaderState: Equatable, Sendable {
  let place: HeaderPlace
  /// How many things are in the basket.
  var count = 0
}

enum HeaderEvent: Sendable {
  case shopRequested
  case basketRequested
  case ordersRequested
}

protocol HeaderCoordinator: AnyObject {
  func shopRequested()
  func basketRequested()
  func ordersRequested()
}

/// Leads to the basket, the orders and all products; knows how many things are in the basket, whoever put them there.
@Observable final class HeaderPresenter: Presenter {
  private(set) var state: HeaderState
  private let actions: CatalogActions
  private let coordinator: any HeaderCoordinator

  init(place: HeaderPlace, actions: CatalogActions, coordinator: any HeaderCoordinator) {
    state = HeaderState(place: place)
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async {
    for await basket in actions.watchBasket.execute() { state.count = basket.count }
  }

  /// Takes what was paid for out of the basket: the page that says so may have been left by an address. The basket and
  /// the order do that themselves.
  func runWhileVisible() async {
    guard ![.basket, .order].contains(state.place) else { return }
    _ = try? await actions.followCheckout.execute()
  }

  func handle(_ event: HeaderEvent) async {
    switch event {
    case .shopRequested: coordinator.shopRequested()
    case .basketRequested: coordinator.basketRequested()
    case .ordersRequested: coordinator.ordersRequested()
    }
  }
}
