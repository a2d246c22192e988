import AccountInfra
import AccountModel
import Foundation
import Money
import SillarData
import SillarTesting
import TestServers

let me = CustomerID("me-1")
let lucia = Person(handle: "lucia", name: "Lucía Romero")

func lunch(_ cents: Int = 12_50) -> NewTransfer {
  NewTransfer(to: lucia, amount: Money(minorUnits: cents, .eur), note: Note("Cena ñ") ?? Note())
}

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
func makeFactory(
  _ url: URL, in folder: URL, clock: TestClock, isPatient: Bool = true
) throws -> AccountInfraFactory {
  try AccountInfraFactory(
    configuration: .init(
      baseURL: url.appending(path: "wallet"), timeout: .seconds(60), retries: .none),
    dataDirectory: folder, now: clock.wallClock, clock: isPatient ? ContinuousClock() : clock,
    logger: quiet)
}
