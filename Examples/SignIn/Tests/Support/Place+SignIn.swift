import Foundation
import Kit
import SignInInfra
import SillarTesting
import TestServers

extension Place {
  /// The module's infrastructure as it is after a start of the program.
  ///
  /// - Parameter url: The address of the services; nil for that of the place.
  func signIn(_ clock: TestClock, at url: URL? = nil) throws -> SignInInfraFactory {
    try SignInInfraFactory(service: service("accounts", at: url, now: clock.wallClock))
  }
}
