import Observation
import PaymentsModel
import Sillar

protocol ReceiptCoordinator: AnyObject {
  func receiptShown(_ payment: Payment)
  func receiptClosed()
}

@Observable final class ReceiptPresenter: Presenter {
  private(set) var state: ReceiptState
  private let payment: Payment.ID
  private let coordinator: any ReceiptCoordinator
  private let getReceipt: any GetReceipt
  private let schedule: CheckSchedule
  private let clock: any Clock<Duration>

  init(
    payment: Payment.ID, known: Payment?, coordinator: any ReceiptCoordinator,
    getReceipt: any GetReceipt, schedule: CheckSchedule, clock: any Clock<Duration>
  ) {
    self.payment = payment
    self.coordinator = coordinator
    self.getReceipt = getReceipt
    self.schedule = schedule
    self.clock = clock
    state = ReceiptState(content: known.map { .receipt($0) } ?? .loading)
  }

  func run() async {
    if state.content == .loading { await load() }
    var failures = 0
    while state.failure?.canTryAgain == true {
      failures += 1
      guard (try? await clock.sleep(for: schedule.wait(before: failures))) != nil else { return }
      if state.failure != nil { await load() }
    }
  }

  func handle(_ event: ReceiptEvent) async {
    switch event {
    case .retried:
      state.content = .loading
      await load()
    case .closed: coordinator.receiptClosed()
    }
  }

  private func load() async {
    do {
      let payment = try await getReceipt.execute(payment)
      state.content = .receipt(payment)
      coordinator.receiptShown(payment)
    } catch {
      guard let failure = Failure(error) else { return }
      state.content = .failed(failure)
    }
  }
}
