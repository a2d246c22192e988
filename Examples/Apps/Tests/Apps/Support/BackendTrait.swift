import BackendApp
import Foundation
import Hummingbird
import Logging
import TestServers
import Testing

/// Serves the whole backend, on a real socket and with a folder of its own, for all tests of a suite. Customers are told
/// apart by their visitor's id, so each test comes as somebody new.
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

/// Where the API of the suite's backend is.
func suiteBackend() throws -> URL {
  try #require(BackendTrait.api, "The suite needs the trait .backend")
}

/// For what is not read.
let silent = Logger(label: "apps", factory: { _ in SwiftLogNoOpLogHandler() })

/// Serves the whole backend from a folder of its own.
///
/// - Parameters:
///   - loss: Loses answers, when it is told to.
///   - log: Gets to know what the service is told.
///   - professionals: Who else can sign in to Pro.
func withBackend(
  losing loss: AnswerLoss? = nil, log: ServiceLog? = nil, professionals: [String] = [],
  _ body: @Sendable (_ api: URL) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "sillar-apps-backend-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  if !professionals.isEmpty { try await MoreProfessionals.join(professionals, in: folder) }
  let router = Router()
  if let loss { router.add(middleware: loss) }
  if let log { router.add(middleware: log) }
  try await BackendApp(dataDirectory: folder).addRoutes(to: router)
  try await withServer(router.buildResponder(), logger: silent) { port in
    try await body(try #require(URL(string: "http://127.0.0.1:\(port)/api")))
  }
}
