import CompanyKit
public import Logging
public import Sillar
public import SillarConfiguration
import SillarPush
public import SillarServer
public import SillarWeb
public import WalletApp

extension WalletApp: ServerApp {
  public static let name = "Wallet"
  public static let summary = "Serves the purse Wallet at /, against a backend elsewhere."
  public static let services: [any ServiceAddressKey.Type] = [APIURL.self]

  public init(configuration: Configuration, logger: Logger) throws {
    try self.init(configuration: configuration, clock: ContinuousClock(), logger: logger)
  }

  public var pushService: (any PushService)? { HTTPPushService() }
}
