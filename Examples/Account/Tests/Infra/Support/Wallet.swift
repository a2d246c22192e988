import AccountInfra
import AccountModel
import AccountTesting
import Foundation
import Kit
import SillarData
import SillarTesting

let me = "me-1"

extension Place {
  /// Starts the app's infrastructure; a second start in the same folder is a restart.
  ///
  /// - Parameter url: The URL of the service, if it differs from that of this place.
  func account(
    at url: URL? = nil, access: AccountAccess = .visitors,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws -> AccountInfraFactory {
    let wallet = service("wallet", at: url, clock: clock) { limits in
      limits.timeout = .seconds(60)
      limits.retries = .none
    }
    return try AccountInfraFactory(service: wallet, access: access)
  }
}
