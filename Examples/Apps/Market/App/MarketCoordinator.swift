import CatalogDelivery
import CatalogModel
import PaymentsDelivery
import PaymentsModel
import Sillar

/// Lets the shop have its orders paid.
final class MarketCoordinator: Coordinator {
  private let payments: PaymentsCoordinator
  private let catalog: CatalogCoordinator

  /// - Parameter makeCatalog: Makes the shop's coordinator with the way to pay.
  init(
    payments: PaymentsCoordinator,
    makeCatalog: (_ pay: @escaping CatalogCoordinator.Pay) -> CatalogCoordinator
  ) {
    self.payments = payments
    catalog = makeCatalog { [weak payments] order, finish in
      payments?.pay(Payable.ID(order.rawValue)) { outcome in
        if case .paid = outcome { finish(.paid) } else { finish(.cancelled) }
      }
    }
  }

  func start() { catalog.start() }

  func open(_ path: String) -> Bool { payments.open(path) || catalog.open(path) }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : catalog.back() }
}
