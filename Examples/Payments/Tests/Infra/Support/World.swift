import Foundation
import Kit
import PaymentsInfra
import PaymentsModel
import PaymentsTesting
import SillarData
import SillarTesting

/// A service, and a folder that survives restarts of the program.
struct World: Sendable {
  let fake: FakePayments
  let place: Place

  /// Starts the program again: the memory of the earlier one is lost.
  func restarted(
    visitor: String = "ada", at url: URL? = nil,
    clock: any Clock<Duration> = Place.patientClock
  ) throws -> PaymentsActions {
    try factory(at: url, clock: clock).actions(for: visitor)
  }

  func factory(
    at url: URL? = nil, access: AccountAccess = .visitors,
    clock: any Clock<Duration> = Place.patientClock
  ) throws -> PaymentsInfraFactory {
    try PaymentsInfraFactory(
      service: place.service("payments", at: url, clock: clock), access: access)
  }

  static func with(
    _ fake: FakePayments = FakePayments(), _ body: (World) async throws -> Void
  ) async throws {
    try await with(fake.server, fake, body)
  }

  /// - Parameter server: Answers in place of the fake.
  static func with(
    _ server: FakeServer, _ fake: FakePayments = FakePayments(),
    _ body: (World) async throws -> Void
  ) async throws {
    try await Place.with(server) { try await body(World(fake: fake, place: $0)) }
  }
}
