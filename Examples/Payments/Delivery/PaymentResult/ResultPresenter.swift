import Foundation
import Observation
import PaymentsModel
import Sillar

protocol ResultCoordinator: AnyObject {
  func paid(_ payment: Payment)
  func receiptWanted(_ payment: Payment)
  func anotherWayWanted(for payable: Payable.ID)
  func leftUnsettled()
  func leftUnpaid()
}

/// Settles an attempt to pay. When an answer is lost, asks what became of it, less and less often, until it is known.
@Observable final class ResultPresenter: Presenter {
  private(set) var state: ResultState
  private let attempt: PaymentAttempt
  private let coordinator: any ResultCoordinator
  private let sendPayment: any SendPayment
  private let checkPayment: any CheckPayment
  private let schedule: CheckSchedule
  private let clock: any Clock<Duration>
  private let now: () -> Date

  init(
    attempt: PaymentAttempt, isNew: Bool, payable: Payable?, coordinator: any ResultCoordinator,
    sendPayment: any SendPayment, checkPayment: any CheckPayment, schedule: CheckSchedule,
    clock: any Clock<Duration>, now: @escaping () -> Date
  ) {
    self.attempt = attempt
    self.coordinator = coordinator
    self.sendPayment = sendPayment
    self.checkPayment = checkPayment
    self.schedule = schedule
    self.clock = clock
    self.now = now
    state = ResultState(payable: payable, phase: isNew ? .sending : .checking)
  }

  func run() async {
    if state.phase == .sending { await send() } else { await check() }
    var checks = 0
    while state.phase == .checking {
      checks += 1
      guard (try? await clock.sleep(for: schedule.wait(before: checks))) != nil else { return }
      await check()
    }
  }

  func handle(_ event: ResultEvent) async {
    switch event {
    case .checkedNow: await check()
    case .receiptRequested:
      if case .paid(let payment) = state.phase { coordinator.receiptWanted(payment) }
    case .anotherWayWanted: coordinator.anotherWayWanted(for: attempt.payable)
    case .left: leave()
    }
  }

  private func send() async {
    guard let settlement = try? await sendPayment.execute(attempt) else { return }
    settled(settlement)
  }

  /// One at a time, whoever asks for it.
  private func check() async {
    guard state.phase == .checking, !state.isAsking else { return }
    state.isAsking = true
    defer { state.isAsking = false }
    guard let settlement = try? await checkPayment.execute(attempt) else { return }
    settled(settlement)
  }

  private func settled(_ settlement: PaymentSettlement) {
    guard state.isUnderWay else { return }
    switch settlement {
    case .paid(let payment):
      state.phase = .paid(payment)
      coordinator.paid(payment)
    case .declined(let payment): state.phase = .declined(payment)
    case .refused(let error):
      guard let failure = Failure(error) else { return }
      state.phase = .refused(failure, canChooseAnotherWay: error.leavesOtherWays)
    case .unclear:
      state.phase = .checking
      state.isLong = now().timeIntervalSince(attempt.started) >= schedule.long / .seconds(1)
    }
  }

  private func leave() {
    switch state.phase {
    case .sending: break
    case .checking: if state.isLong { coordinator.leftUnsettled() }
    case .paid(let payment): coordinator.receiptWanted(payment)
    case .declined, .refused: coordinator.leftUnpaid()
    }
  }
}

extension PaymentsError {
  /// Whether it could still be paid, in another way.
  fileprivate var leavesOtherWays: Bool {
    switch self {
    case .payableClosed, .unknownPayable: false
    default: true
    }
  }
}
