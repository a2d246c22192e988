import BackendApp
import BackendDelivery
import Foundation
import Hummingbird
import TestServers

/// The whole backend on a real socket, with stores on disk and a clock that the test controls.
struct WholeBackend: Sendable {
  let app: BackendApp
  let server: TestServer
  let time: MovableTime

  /// Returns a client for full paths: with a token, or without one.
  func caller(token: String?) -> Caller { Caller(server: server, base: "", token: token) }

  /// Signs a member in with the password of the demonstration.
  func session(of name: String) async throws -> NewSessionAnswer {
    let nobody = caller(token: nil)
    return try await nobody.done(nobody.signIn(name))
  }
}

func withWholeBackend(
  paying budget: any CallBudget = Unlimited(), _ body: (WholeBackend) async throws -> Void
) async throws {
  try await withFilledFolder { folder in
    let time = MovableTime(Date())
    let app = try await BackendApp(
      dataDirectory: folder, isDemo: true, passwordRounds: 2, now: { time.now }, logger: quiet)
    let router = Router()
    app.addRoutes(to: router, paying: budget)
    try await withServer(router) { server in
      try await body(WholeBackend(app: app, server: server, time: time))
    }
  }
}
