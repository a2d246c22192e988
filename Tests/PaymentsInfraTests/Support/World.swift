import Foundation
import Logging
import PaymentsInfra
import PaymentsModel
import Scripted
import SillarTesting
import TestServers

/// A service, and a folder that outlives the program.
struct World: Sendable {
  let fake: FakePayments
  let url: URL
  let folder: URL
  /// What time it is; a program that is to time out has it for its clock too.
  let clock = TestClock()
  let log = Seen<String>()

  /// A program that was just started. What the one before it had in memory is gone.
  func restarted(
    customer: CustomerID = "ada", at url: URL? = nil, clock: (any Clock<Duration>)? = nil
  ) throws -> PaymentsActions {
    try factory(at: url, clock: clock).actions(for: customer)
  }

  func factory(
    at url: URL? = nil, clock: (any Clock<Duration>)? = nil
  ) throws -> PaymentsInfraFactory {
    try PaymentsInfraFactory(
      apiURL: url ?? self.url.appending(path: "payments"), dataDirectory: folder,
      now: self.clock.wallClock, clock: clock ?? Self.patient,
      logger: Logger(label: "test") { _ in LogCapture(log) })
  }

  /// The waits between attempts are over at once, and no request times out.
  private static let patient = ScriptedClock { duration in
    guard duration >= .seconds(5) else { return }
    await Gate().pass()
    throw CancellationError()
  }

  static func with(_ body: (World) async throws -> Void) async throws {
    let fake = FakePayments()
    try await withFolder { folder in
      try await withServer {
        try await fake.respond(to: $0)
      } _: { url in
        try await body(World(fake: fake, url: url, folder: folder))
      }
    }
  }

  /// All bytes of all files in the folder.
  func storedBytes() throws -> Data {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }
}
