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
  private let watchBasket: any WatchBasket
  private let coordinator: any HeaderCoordinator

  init(place: HeaderPlace, watchBasket: any WatchBasket, coordinator: any HeaderCoordinator) {
    state = HeaderState(place: place)
    self.watchBasket = watchBasket
    self.coordinator = coordinator
  }

  func run() async {
    for await basket in watchBasket.execute() { state.count = basket.count }
  }

  func handle(_ event: HeaderEvent) async {
    switch event {
    case .shopRequested: coordinator.shopRequested()
    case .basketRequested: coordinator.basketRequested()
    case .ordersRequested: coordinator.ordersRequested()
    }
  }
}
