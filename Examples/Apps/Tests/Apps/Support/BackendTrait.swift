import BackendApp
import Foundation
import Hummingbird
import Logging
import SillarData
import TestServers
import Testing

/// Serves the whole backend, on a real socket and with a folder of its own, for all tests of a suite. The visitor's id
/// identifies a customer, so each test opens the app as a new visitor.
///
/// ```swift
/// @Suite(.backend) struct ShoppingTests {
///   @Test func `a person shops`() async throws {
///     let api = try suiteBackend()
///   }
/// }
/// ```
struct BackendTrait: SuiteTrait, TestScoping {
  @TaskLocal static var api: URL?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withBackend { api in
      try await Self.$api.withValue(api) { try await function() }
    }
  }
}

extension Trait where Self == BackendTrait {
  /// One backend for the suite.
  static var backend: Self { Self() }
}

/// Returns the address of the API of the suite's backend.
func suiteBackend() throws -> URL {
  try #require(BackendTrait.api, "The suite needs the trait .backend")
}

/// A logger that discards its messages.
let silent = Logger(label: "apps", factory: { _ in SwiftLogNoOpLogHandler() })

/// Serves the whole backend from a folder of its own.
///
/// - Parameters:
///   - loss: Loses responses while a test says so.
///   - log: Records the writes that the service receives.
///   - professionals: More accounts that can sign in to Pro.
///   - now: The time of the service.
///   - sink: Takes the domain events of the service.
func withBackend(
  losing loss: AnswerLoss? = nil, log: ServiceLog? = nil, professionals: [String] = [],
  now: (@Sendable () -> Date)? = nil, sink: @escaping DomainEvents.Sink = { _, _ in },
  _ body: @Sendable (_ api: URL) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "sillar-apps-backend-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  if professionals.isEmpty, now == nil {
    try FileManager.default.copyItem(at: try await FilledBackend.folder.value, to: folder)
  } else {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  if !professionals.isEmpty { try await MoreProfessionals.join(professionals, in: folder) }
  let router = Router()
  if let loss { router.add(middleware: loss) }
  if let log { router.add(middleware: log) }
  let backend = try await BackendApp(
    dataDirectory: folder, isDemo: true, passwordRounds: 2, now: now ?? { Date() }, logger: silent,
    sink: sink)
  backend.addRoutes(to: router)
  let running = Task { try await backend.run() }
  defer { running.cancel() }
  try await withServer(router.buildResponder(), logger: silent) { port in
    try await body(try #require(URL(string: "http://127.0.0.1:\(port)/api")))
  }
}

/// A folder that a backend has filled and closed, once per process: a copy of it saves the work of a first start.
private enum FilledBackend {
  static let folder = Task {
    atexit { FilledBackend.remove() }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    _ = try await BackendApp(dataDirectory: place, isDemo: true, passwordRounds: 2)
    return place
  }

  private static let place = FileManager.default.temporaryDirectory
    .appending(path: "sillar-apps-filled-\(UUID().uuidString)")

  private static func remove() { try? FileManager.default.removeItem(at: place) }
}
