public import BackendDelivery
import SillarWeb

/// The budget of the `WebServer` whose request the current task answers; without one, calls are not limited.
public struct ServerBudget: CallBudget {
  public init() {}

  public func pay(_ price: CallPrice, account: String?, client: String?) -> Duration? {
    RequestBudget.pay(price.events, account: account, client: client)
  }
}
