import AccountDelivery
import PaymentsDelivery
import PaymentsModel
import Sillar

/// Lets what people send and owe be paid.
final class WalletCoordinator: Coordinator {
  private let payments: PaymentsCoordinator
  private let account: AccountCoordinator

  /// - Parameter makeAccount: Makes the account's coordinator with the way to pay.
  init(
    payments: PaymentsCoordinator,
    makeAccount: (_ pay: @escaping AccountCoordinator.Pay) -> AccountCoordinator
  ) {
    self.payments = payments
    account = makeAccount { [weak payments] payable, finish in
      payments?.pay(Payable.ID(payable)) { outcome in
        if case .paid = outcome { finish(.paid) } else { finish(.cancelled) }
      }
    }
  }

  func start() { account.start() }

  func open(_ path: String) -> Bool { payments.open(path) || account.open(path) }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : account.back() }
}
