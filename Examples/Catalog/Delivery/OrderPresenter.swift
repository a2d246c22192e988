import CatalogModel
import Foundation
import Money
import Observation
import Sillar

/// A message about an order when its screen opens.
enum OrderNote: Equatable, Sendable {
  case paid, unpaid
  /// The payment was left before its outcome was known.
  case unsettled
  /// The total of the order differs from that of the basket.
  case otherTotal(expected: Money)
}

struct OrderState: Equatable, Sendable {
  let order: Loaded<Order>
  let note: OrderNote?
  /// The current time, to show that an order has expired since it was read.
  let now: Date
  let asksToCancel: Bool
  let cancelling: Sending

  /// The state as far as the app knows it: the order may be paid before the shop reports it.
  var standing: Order.State? {
    guard let order = order.value else { return nil }
    return note == .paid && order.state == .awaitingPayment ? .paid : order.state(at: now)
  }
}

enum OrderEvent: Equatable, Sendable {
  case retried, ordersWanted
  case paid, cancelAsked, cancelDropped, cancelled
  case receiptWanted(String)
  case selected(Product.ID)
}

/// One order, its state, and the actions that are still possible.
@Observable final class OrderPresenter: Presenter {
  private let order: Loader<Order>
  private let time: ExpiryTime
  private let actions: CatalogActions
  private let coordinator: CatalogCoordinator
  private let cancelling = Submission()
  private var note: OrderNote?
  private var asksToCancel = false

  var state: OrderState {
    OrderState(
      order: order.state, note: note, now: time.now, asksToCancel: asksToCancel,
      cancelling: cancelling.state)
  }

  init(
    _ id: Order.ID, _ note: OrderNote?, _ known: Order?, _ context: ModuleContext,
    actions: CatalogActions, coordinator: CatalogCoordinator
  ) {
    order = Loader(context, preview: known) { actions.getOrder.execute(id) }
    time = ExpiryTime(context)
    self.note = note
    self.actions = actions
    self.coordinator = coordinator
  }

  /// Reads the order each time it appears: it may have been paid meanwhile.
  func read() async { await order.run() }

  /// Starts when the order is known. The goods of a paid order leave the basket, even if the shop cannot be reached.
  func run() async {
    if note == .paid, let id = order.state.value?.id { try? await actions.baskets.settle(id) }
  }

  func runWhileVisible() async { await time.run { order.state.value.map { [$0] } ?? [] } }

  func handle(_ event: OrderEvent) async {
    switch event {
    case .retried: await order.retry()
    case .ordersWanted: coordinator.showOrders()
    case .receiptWanted(let payment): coordinator.showReceipt(payment)
    case .selected(let id): coordinator.show(id)
    case .paid:
      note = nil
      if let id = order.state.value?.id { coordinator.pay(id) }
    case .cancelAsked: asksToCancel = true
    case .cancelDropped: asksToCancel = false
    case .cancelled: await cancel()
    }
  }

  private func cancel() async {
    guard let id = order.state.value?.id else { return }
    let cancelled = await cancelling.run { try await actions.orders.cancel(id) }
    asksToCancel = false
    if let cancelled { order.change { $0 = cancelled } } else { await order.load() }
  }
}
