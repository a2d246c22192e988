import Foundation
import Kit
import SignInModel
import SignInTesting
import SillarData
import SillarTesting
import Testing

@testable import SignInInfra

/// The devices that the service knows, of visitors who do not come back.
struct DeviceAgeTests {
  private let service = FakeAccounts()
  private let clock = TestClock()

  @Test func `a device is forgotten a year after the last sign-in on it, and not before`()
    async throws
  {
    try await Place.with(service.server) { place in
      let factory = try place.signIn(clock)
      func signIn(_ visitor: String) async throws {
        let session = factory.session(of: visitor, for: .all)
        _ = try await session.signIn(credentials(ana, key: UUID().uuidString), admit: everyone)
        try await session.signOut()
      }
      func devices(after days: Int) async throws -> [String?] {
        clock.jump(by: .seconds(days * 86_400))
        try await factory.uses.sweep()
        return [
          await factory.sessions.device(of: "away"), await factory.sessions.device(of: "here"),
        ]
      }
      for visitor in ["away", "here"] { try await signIn(visitor) }
      #expect(try await devices(after: 364) == ["device of ana", "device of ana"])
      try await signIn("here")
      #expect(try await devices(after: 2) == [nil, "device of ana"])
      #expect(try await devices(after: 366) == [nil, nil])
    }
  }
}
