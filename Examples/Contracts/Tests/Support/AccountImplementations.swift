import AccountInfra
import AccountModel
import AccountTesting
import Foundation
import Kit
import SillarData

extension Implementation {
  /// Tests the actions of a customer who has requests from others, and can pay Lucía and request money of her.
  func account(_ test: (AccountActions) async throws -> Void) async throws {
    switch self {
    case .memory:
      let wallet = MemoryWallet.sample()
      try await test(
        AccountActions(source: wallet, requests: wallet, transfers: wallet, drafts: wallet))
    case .fakeServer:
      try await Place.with(FakeWallet().server) { try await test($0.account(.visitors)) }
    case .backend:
      try await SharedBackend.with { place in
        try await test(place.account(.of(["me": place.guest()])))
      }
    }
  }
}

extension Place {
  fileprivate func account(_ access: AccountAccess) throws -> AccountActions {
    try AccountInfraFactory(service: service("wallet", now: { today }), access: access)
      .actions(for: "me")
  }
}
