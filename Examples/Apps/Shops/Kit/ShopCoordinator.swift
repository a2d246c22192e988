import CatalogDelivery
import CatalogModel
import PaymentsDelivery
import PaymentsModel
import Sillar

/// Connects the shop to Payments: orders are paid, purchases are tracked.
final class ShopCoordinator: Coordinator {
  private let track: (TrackingEvent) -> Void
  private let makePayments: (@escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator
  private let makeCatalog:
    (@escaping CatalogCoordinator.Pay, @escaping (String) -> Void) -> CatalogCoordinator
  // The two coordinators refer to each other, so each is made on first use.
  private lazy var payments: PaymentsCoordinator = makePayments { [weak self] outcome in
    self?.linkEnded(outcome)
  }
  private lazy var catalog: CatalogCoordinator = makeCatalog(
    { [weak self] order, finish in
      self?.payments.pay(Payable.ID(order.rawValue)) { outcome in
        switch outcome {
        case .paid(let payment):
          self?.track(TrackingEvent("purchase-paid", screen: "payment-result"))
          finish(payment.state == .promised ? .promised : .paid)
        case .cancelled: finish(.cancelled)
        case .unsettled: finish(.unsettled)
        }
      }
    },
    { [weak self] payment in self?.payments.showReceipt(Payment.ID(payment)) })

  /// - Parameters:
  ///   - payments: Makes the coordinator of Payments; its argument handles the end of a payment opened by a link.
  ///   - catalog: Makes the coordinator of Catalog; its arguments pay an order and show a receipt.
  ///   - track: Called for each purchase.
  init(
    payments: @escaping (_ onLinkFinish: @escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator,
    catalog:
      @escaping (
        _ pay: @escaping CatalogCoordinator.Pay, _ showReceipt: @escaping (String) -> Void
      ) -> CatalogCoordinator,
    track: @escaping (TrackingEvent) -> Void
  ) {
    self.track = track
    makePayments = payments
    makeCatalog = catalog
  }

  func start() { catalog.start() }

  var routes: [Destination] {
    catalog.routes
    payments.routes
  }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : catalog.back() }
  func leave() -> BackAnswer { payments.leave() }

  /// Shows the shop after a payment that a link or a reload opened, with the paid order: no screen is beneath it.
  private func linkEnded(_ outcome: PaymentOutcome) {
    if case .paid(let payment) = outcome, let order = Order.ID(payment.payable.rawValue) {
      catalog.showPaid(order)
    } else {
      catalog.start()
    }
  }
}
