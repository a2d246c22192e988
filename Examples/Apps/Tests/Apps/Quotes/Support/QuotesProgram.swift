import CompanyKit
import Foundation
import HomeownerApp
import ProApp
import QuotesKit
import Sillar
import SillarTesting
import TestServers
import Testing
import Work

/// The role of a user, which selects one of the two apps.
enum Role: Sendable {
  case homeowner, professional

  /// Makes the real app for this role.
  func makeApp(
    in folder: URL, api: URL, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, providers: [any ConfigurationProvider] = []
  ) throws -> any App {
    let providers: [any ConfigurationProvider] =
      [Places(apiURL: api, dataFolder: folder)] + providers
    switch self {
    case .homeowner:
      return try HomeownerApp(
        configuration: HomeownerApp.configuration(providers), clock: clock, now: now,
        logger: silent)
    case .professional:
      return try ProApp(
        configuration: ProApp.configuration(providers), clock: clock, now: now, logger: silent)
    }
  }
}

/// A process of one of the two apps. Its data stays in its folder.
struct QuotesProgram {
  let app: any App

  /// Opens a window for a visitor.
  ///
  /// The clock is real, because reconnecting takes time, so a test may wait longer for a text.
  func open(
    at path: String = "/", as visitor: Visitor, _ test: (Somebody) async throws -> Void
  ) async throws {
    var limits = TestHost.Limits()
    limits.wait = .seconds(60)
    let words = app.flavor.localization(for: visitor)
    try await TestHost.open(app, at: path, visitor: visitor, limits: limits) { host in
      try await test(Somebody(host: host, words: words))
    }
  }
}

/// Makes one of the two apps. It runs while a window is open.
func withProgram(
  _ role: Role, in folder: URL, api: URL, _ body: (QuotesProgram) async throws -> Void
) async throws {
  try await body(QuotesProgram(app: role.makeApp(in: folder, api: api)))
}
