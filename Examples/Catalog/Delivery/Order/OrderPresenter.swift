import CatalogModel
import Foundation
import Observation
import Sillar

protocol OrderCoordinator: AnyObject {
  func paymentRequested(_ id: Order.ID)
  func productSelected(_ id: Product.ID)
  func receiptRequested(_ payment: String)
  func ordersRequested()
}

/// One order: what is in it, how it stands, and what can still be done about it.
@Observable final class OrderPresenter: Presenter {
  private let id: Order.ID
  private let order: Loader<Order>
  private let actions: CatalogActions
  private let recovery: Recovery
  private let coordinator: any OrderCoordinator
  private var note: OrderNote?
  private var now: Date
  private var asksToCancel = false
  private var isCancelling = false
  private var failure: Failure?
  @ObservationIgnored private var wasCovered = false

  var state: OrderState {
    OrderState(
      order: order.content, note: note, now: now, asksToCancel: asksToCancel,
      isCancelling: isCancelling, failure: failure)
  }

  init(
    id: Order.ID, note: OrderNote?, actions: CatalogActions, recovery: Recovery,
    coordinator: any OrderCoordinator
  ) {
    self.id = id
    self.note = note
    self.actions = actions
    self.recovery = recovery
    self.coordinator = coordinator
    now = recovery.now()
    order = Loader(recovery: recovery) { actions.getOrder.execute(id) }
  }

  func run() async {
    // Whether or not the shop can be asked now: what was paid leaves the basket.
    if note == .paid { try? await actions.followCheckout.settle(id) }
    await order.load()
    await recovery.watchAge { date in
      now = date
      order.age(at: date)
    }
  }

  func runWhileVisible() async {
    // It may have been paid meanwhile.
    if wasCovered { await order.load() }
    wasCovered = true
    await order.recover()
  }

  func handle(_ event: OrderEvent) async {
    switch event {
    case .paid:
      note = nil
      coordinator.paymentRequested(id)
    case .cancelAsked: asksToCancel = true
    case .cancelDropped: asksToCancel = false
    case .cancelled: await cancel()
    case .retried: await order.retry()
    case .productSelected(let id): coordinator.productSelected(id)
    case .receiptRequested:
      if let payment = order.content.value?.payment { coordinator.receiptRequested(payment) }
    case .allOrdersRequested: coordinator.ordersRequested()
    }
  }

  private func cancel() async {
    guard !isCancelling else { return }
    isCancelling = true
    failure = nil
    defer { isCancelling = false }
    do {
      order.put(try await actions.cancelOrder.execute(id))
      note = nil
      asksToCancel = false
    } catch {
      failure = Failure(error)
      asksToCancel = false
      await order.load()
    }
  }
}
