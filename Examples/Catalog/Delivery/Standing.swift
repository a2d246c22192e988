import CatalogModel
import Foundation
import Money
import MoneyDelivery
import Observation
import Sillar

/// A message about an order when its screen opens.
enum OrderNote: Equatable, Sendable {
  /// It was paid just now.
  case paid
  /// The payment was left.
  case unpaid
  /// The payment was left before its outcome was known.
  case unsettled
  /// It comes to another total than the basket did.
  case otherTotal(expected: Money)
}

struct StandingState: Equatable, Sendable {
  let order: Order?
  let note: OrderNote?
  /// For an order that has expired since it was read.
  let now: Date
  let asksToCancel: Bool
  let cancelling: Sending

  /// The state as far as it is known here: the shop may not have said yet that the order was paid.
  var standing: Order.State? {
    guard let order else { return nil }
    return note == .paid && order.state == .awaitingPayment ? .paid : order.state(at: now)
  }
}

enum StandingEvent: Sendable { case paid, cancelAsked, cancelDropped, cancelled }

/// How an order stands, and what can still be done about it.
@Observable final class StandingPresenter: Presenter {
  private let id: Order.ID
  private let order: Loader<Order>
  private let context: ModuleContext
  private let actions: CatalogActions
  private let coordinator: CatalogCoordinator
  private let cancelling = Submission()
  private var note: OrderNote?
  private var now: Date
  private var asksToCancel = false

  var state: StandingState {
    StandingState(
      order: order.state.value, note: note, now: now, asksToCancel: asksToCancel,
      cancelling: cancelling.state)
  }

  init(
    _ id: Order.ID, _ order: Loader<Order>, _ note: OrderNote?, _ context: ModuleContext,
    actions: CatalogActions, coordinator: CatalogCoordinator
  ) {
    self.id = id
    self.order = order
    self.note = note
    self.context = context
    self.actions = actions
    self.coordinator = coordinator
    now = context.now()
  }

  /// The goods of a paid order leave the basket, even if the shop cannot be asked now.
  func run() async { if note == .paid { try? await actions.checkouts.settle(id) } }

  /// Notices when the order expires.
  func runWhileVisible() async {
    now = context.now()
    guard let order = order.state.value, order.isPayable(at: now) else { return }
    let rest = order.payBefore.timeIntervalSince(now)
    guard (try? await context.clock.sleep(for: .seconds(rest))) != nil else { return }
    now = max(context.now(), order.payBefore)
  }

  func handle(_ event: StandingEvent) async {
    switch event {
    case .paid:
      note = nil
      coordinator.pay(id)
    case .cancelAsked: asksToCancel = true
    case .cancelDropped: asksToCancel = false
    case .cancelled:
      let cancelled = await cancelling.run { try await actions.orders.cancel(id) }
      asksToCancel = false
      if let cancelled { order.change { $0 = cancelled } } else { await order.load() }
    }
  }
}

struct StandingView: View {
  func body(_ state: StandingState) -> [Node<StandingEvent>] {
    if let order = state.order, let standing = state.standing {
      switch standing {
      case .awaitingPayment:
        waiting(order, state.note)
        ProblemAlert(state.cancelling.problem)
        waysOn(state)
      case .paid where state.note == .paid: Alert(Words.paidTitle, Words.paidMessage, .success)
      case .paid: Text(Words.paidHint).style(.muted)
      case .confirmed: Text(Words.confirmedHint).style(.muted)
      case .cancelled: Text(Words.cancelledHint).style(.muted)
      case .expired: Text(Words.expiredHint).style(.muted)
      case .refunded: Text(Words.refundedHint).style(.muted)
      }
    }
  }

  @NodeBuilder<StandingEvent>
  private func waiting(_ order: Order, _ note: OrderNote?) -> [Node<StandingEvent>] {
    let until = Words.payBefore.with(["date": LocalizedText.dateAndTime(order.payBefore)])
    switch note {
    case .otherTotal(let expected):
      let message = Words.otherTotalMessage.with(["expected": expected, "total": order.total])
      Alert(
        Words.otherTotalTitle, LocalizedText.joined([message, until], separator: " "), .warning)
    case .unpaid: Alert(Words.unpaidTitle, until, .information)
    case .unsettled: Alert(Words.unsettledTitle, Words.unsettledMessage, .warning)
    case .paid, nil: Text(until)
    }
  }

  @NodeBuilder<StandingEvent> private func waysOn(_ state: StandingState) -> [Node<StandingEvent>] {
    if state.cancelling.isBusy {
      Progress(Words.cancelling)
    } else if state.asksToCancel {
      Alert(Words.cancelQuestion, Words.cancelMessage, .warning) {
        Button(Words.keepOrder, send: .cancelDropped)
        Button(Words.cancelForGood, .destructive, send: .cancelled)
      }
    } else if state.note == .unsettled {
      Button(Words.seePayment, .primary, send: .paid)
    } else {
      Row {
        Button(Words.payNow, .primary, send: .paid)
        Button(Words.cancelOrder, .destructive, send: .cancelAsked)
      }
    }
  }
}
