import AccountDelivery
import PaymentsDelivery
import PaymentsModel
import Sillar

/// Lets what people send and owe be paid.
final class WalletCoordinator: Coordinator {
  private let makePayments: (@escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator
  private let makeAccount: (@escaping AccountCoordinator.Pay) -> AccountCoordinator
  // Each needs the other, so they are made when they are first needed.
  private lazy var payments: PaymentsCoordinator = makePayments { [weak self] _ in
    self?.account.start()
  }
  private lazy var account: AccountCoordinator = makeAccount { [weak self] payable, finish in
    self?.payments.pay(Payable.ID(payable)) { outcome in
      switch outcome {
      case .paid: finish(.paid)
      case .cancelled: finish(.cancelled)
      case .unsettled: finish(.unsettled)
      }
    }
  }

  /// - Parameters:
  ///   - payments: Makes the coordinator of Payments with what follows when a link led there.
  ///   - account: Makes the account's with the way to pay.
  init(
    payments: @escaping (_ onLinkFinish: @escaping (PaymentOutcome) -> Void) -> PaymentsCoordinator,
    account: @escaping (_ pay: @escaping AccountCoordinator.Pay) -> AccountCoordinator
  ) {
    makePayments = payments
    makeAccount = account
  }

  func start() { account.start() }

  var routes: [Destination] { payments.routes }

  /// While something is being paid no link leads away from it.
  func open(_ path: String) -> Bool { payments.isUnderWay || account.open(path) }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : account.back() }
  func leave() -> BackAnswer { payments.leave() }
}
