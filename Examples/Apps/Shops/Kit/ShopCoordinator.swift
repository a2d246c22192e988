import CatalogDelivery
import CatalogModel
import PaymentsDelivery
import PaymentsModel
import Sillar

/// Lets the shop have its orders paid.
final class ShopCoordinator: Coordinator {
  private let track: (TrackingEvent) -> Void
  private let makePayments: (@escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator
  private let makeCatalog:
    (@escaping CatalogCoordinator.Pay, @escaping (String) -> Void) -> CatalogCoordinator
  // Each needs the other, so they are made when they are first needed.
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
  ///   - payments: Makes the coordinator of Payments with what follows when a link led there.
  ///   - catalog: Makes the shop's with the way to pay and the way to a receipt.
  ///   - track: Told of each purchase.
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

  /// Nothing lies beneath a payment that a link or a reload led to: the shop comes, with the order that was paid.
  private func linkEnded(_ outcome: PaymentOutcome) {
    if case .paid(let payment) = outcome, let order = Order.ID(payment.payable.rawValue) {
      catalog.showPaid(order)
    } else {
      catalog.start()
    }
  }
}
