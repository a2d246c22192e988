public import Foundation
public import Logging
import Scripted
public import SillarData
import SillarModel
public import SillarTesting
public import TestServers

/// The environment of an infra test: a service's address, a folder that outlives the program, a clock, a log.
///
/// ```swift
/// let server = FakeServer(at: "/api/notes/v1", [])
/// try await Place.with(server) { place in
///   let first = try NotesInfraFactory(service: place.service("notes"))
///   // What the first had in memory is gone, as after a restart.
///   let second = try NotesInfraFactory(service: place.service("notes"))
/// }
/// ```
public struct Place: Sendable {
  /// The base URL of the APIs: `http://127.0.0.1:…/api`.
  public let url: URL
  public let folder: URL
  /// The current time. A test of timeouts passes it to the program as its clock, too.
  public let clock = TestClock()
  private let lines = Seen<String>()

  public init(url: URL, folder: URL) {
    self.url = url
    self.folder = folder
  }

  /// The lines that programs have logged.
  public var log: [String] { lines.all }
  public var logger: Logger { Logger(label: "test") { [lines] _ in LogCapture(lines) } }

  /// A clock on which the waits between attempts are over at once, and no request times out, however slow the machine.
  public static var patientClock: ScriptedClock {
    ScriptedClock { duration in
      guard duration >= .seconds(5) else { return }
      await Gate().pass()
      throw CancellationError()
    }
  }

  /// A service as an app has it after a start of the program.
  ///
  /// - Parameters:
  ///   - name: Its name below the base URL.
  ///   - url: Another base URL.
  ///   - now: The current date; by default that of ``clock``.
  ///   - limits: Changes the limits of each request.
  public func service(
    _ name: String? = nil, at url: URL? = nil, client: @escaping @Sendable () -> String? = { nil },
    now: (@Sendable () -> Date)? = nil, clock waits: any Clock<Duration> = Place.patientClock,
    limits: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> RemoteService {
    let api = url ?? self.url
    return RemoteService(
      at: name.map { api.appending(path: $0) } ?? api, folder: folder, work: AppWork(),
      client: client, now: now ?? clock.wallClock, clock: waits, logger: logger, limits: limits)
  }

  /// Runs the server during the test.
  public static func with(
    _ server: FakeServer, _ test: (Place) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await withServer(server.respond) { url in try await test(Place(url: url, folder: folder))
      }
    }
  }

  /// All bytes of all files in the folder.
  public func storedBytes() throws -> Data {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.reduce(into: Data()) { $0 += try Data(contentsOf: $1) }
  }
}
