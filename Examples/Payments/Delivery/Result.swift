import Foundation
import MoneyDelivery
import Observation
public import PaymentsModel
import Sillar
import SillarModel

public struct ResultState: Equatable, Sendable {
  /// Nil when the attempt is from an earlier visit.
  public let payable: Payable?
  /// Nil while the attempt is sent for the first time.
  public internal(set) var settlement: PaymentSettlement?
  /// True while a check is in progress.
  public internal(set) var isChecking = false
  /// True when the payment takes so long that customers need an explanation.
  public internal(set) var isLong = false
}

public enum ResultEvent: Equatable, Sendable {
  case checked
  case receiptRequested(Payment)
  case anotherWayWanted
  case left
}

/// Sends an attempt. If the answer is lost, checks the outcome at growing intervals, until it is known.
@Observable final class ResultPresenter: Presenter {
  /// The time after which the screen explains why the payment takes long.
  static let patience = Duration.seconds(10)

  private(set) var state: ResultState
  private let payable: Payable.ID
  private let started: Date
  private let send: () async throws -> PaymentSettlement
  private let ask: () async throws -> PaymentSettlement
  private let flow: PaymentFlow

  /// True while the payment is being sent, or its outcome is not known.
  var isUnderWay: Bool { state.settlement == nil || state.settlement == .unclear }

  init(_ attempt: PaymentAttempt, isNew: Bool, _ payable: Payable?, _ flow: PaymentFlow) {
    state = ResultState(payable: payable, settlement: isNew ? nil : .unclear)
    let service = flow.actions.paymentService
    self.payable = attempt.payable
    started = attempt.started
    send = { try await service.send(attempt) }
    ask = { try await service.check(attempt) }
    self.flow = flow
  }

  /// The result of a payment that has been made, in a window that is brought back.
  init(_ paid: Payment.ID, of payable: Payable.ID, _ flow: PaymentFlow) {
    state = ResultState(payable: nil, settlement: .unclear)
    self.payable = payable
    started = flow.context.now()
    let payments = flow.actions.payments
    ask = { .paid(try await payments.payment(paid)) }
    send = ask
    self.flow = flow
  }

  /// The payment, once it is made. An attempt whose outcome is not known is stored by the model.
  struct Memory: Codable, Sendable {
    let paid: String
  }

  var memory: Memory? {
    if case .paid(let payment) = state.settlement { Memory(paid: payment.id.rawValue) } else { nil }
  }

  func run() async {
    if state.settlement == nil { settle(try? await send()) } else { await check() }
    var checks = 0
    while state.settlement == .unclear {
      checks += 1
      await flow.context.reconnection.wait(afterFailures: checks)
      if Task.isCancelled { return }
      await check()
    }
  }

  func runWhileVisible() async {
    let age = Duration.seconds(flow.context.now().timeIntervalSince(started))
    try? await flow.context.clock.sleep(for: max(.zero, Self.patience - age))
    if !Task.isCancelled { state.isLong = true }
  }

  func handle(_ event: ResultEvent) async {
    switch event {
    case .checked: await check()
    case .receiptRequested(let payment): flow.showReceipt(payment)
    case .anotherWayWanted: flow.chooseAgain(for: payable)
    case .left: flow.finish(state.settlement == .unclear ? .unsettled : .cancelled)
    }
  }

  private func check() async {
    guard state.settlement == .unclear, !state.isChecking else { return }
    state.isChecking = true
    defer { state.isChecking = false }
    settle(try? await ask())
  }

  /// - Parameter settlement: Nil when the task was cancelled.
  private func settle(_ settlement: PaymentSettlement?) {
    guard let settlement, isUnderWay else { return }
    state.settlement = settlement
    if case .paid(let payment) = settlement { flow.note(payment) }
  }
}

struct ResultView: View {
  let slots: PaymentsSlots

  func body(_ state: ResultState) -> [Node<ResultEvent>] {
    switch state.settlement {
    case nil:
      heading(Words.sendingTitle, state)
      Progress(Words.sendingProgress)
      Text(Words.sendingAdvice, .caption)
    case .unclear:
      heading(Words.checkingTitle, state)
      if state.isLong {
        Alert(Words.checkingLongTitle, Words.checkingLongAdvice, .warning)
      } else {
        Alert(Words.checkingAdvice, "", .information)
      }
      Button(Words.checkNow, .primary, send: .checked).disabled(state.isChecking)
      if state.isLong { Button(Words.leaveForNow, send: .left) }
    case .paid(let payment):
      let own = payment.method.ownName.flatMap { slots.method($0) }
      Text(own?.done ?? Words.paidTitle.localized, .title).style(.payment)
      let advice = Words.paidAdvice.with(["amount": payment.total, "payee": payment.payee])
      Alert(own?.caption ?? advice, "", .success).style(.paid)
      Button(Words.seeReceipt, .primary, send: .receiptRequested(payment)).openingScreen()
    case .declined(let reason):
      heading(Words.declinedTitle, state)
      Alert(reason, "", .error)
      waysOut(true)
    case .refused(let error):
      heading(error.problem.title, state)
      Alert(error.problem.advice, "", .error)
      waysOut(error.leavesOtherWays)
    }
  }

  @NodeBuilder<ResultEvent> private func heading(
    _ title: some Localizable, _ state: ResultState
  ) -> [Node<ResultEvent>] {
    Text(title, .title).style(.payment)
    if let payable = state.payable { PayableCard(payable: payable, slots: slots) }
  }

  @NodeBuilder<ResultEvent> private func waysOut(_ others: Bool) -> [Node<ResultEvent>] {
    if others { Button(Words.anotherWay, .primary, send: .anotherWayWanted).openingScreen() }
    Button(others ? Words.cancel : Words.goBack, others ? .secondary : .primary, send: .left)
  }
}
