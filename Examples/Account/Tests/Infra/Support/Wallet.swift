import AccountInfra
import AccountModel
import AccountTesting
import Foundation
import Kit
import SillarData
import SillarTesting

let me = CustomerID("me-1")

extension Place {
  /// The app's infrastructure as it is after a start; another one in the same folder is a restart.
  ///
  /// - Parameter url: Where the service is, if it is not here.
  func account(
    at url: URL? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) throws -> AccountInfraFactory {
    try AccountInfraFactory(
      apiURL: (url ?? self.url).appending(path: "wallet"), dataDirectory: folder,
      now: self.clock.wallClock, clock: clock, logger: logger
    ) { limits in
      limits.timeout = .seconds(60)
      limits.retries = .none
    }
  }
}
