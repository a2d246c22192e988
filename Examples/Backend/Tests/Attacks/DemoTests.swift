import BackendApp
import Foundation
import Hummingbird
import Testing

/// The accounts of the demonstration.
@Suite struct DemoTests {
  private static let names = ["ana", "ben", "carla", "diego", "elena"]

  private func signIns(in folder: URL, isDemo: Bool) async throws -> [Int] {
    let router = Router()
    try await BackendApp(dataDirectory: folder, isDemo: isDemo, passwordRounds: 2)
      .addRoutes(to: router)
    var statuses: [Int] = []
    try await withServer(router) { server in
      for name in Self.names {
        statuses.append(
          try await Caller(server: server, token: nil).signIn(name, "casa-2026").status)
      }
    }
    return statuses
  }

  @Test func `without --demo none of the 5 accounts is there, with a store from before neither`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let statuses = try await signIns(in: folder, isDemo: false)
      #expect(statuses == Array(repeating: 401, count: 5))
    }
    try await withFilledFolder { folder in
      for (isDemo, status) in [(true, 201), (false, 401), (true, 201)] {
        let statuses = try await signIns(in: folder, isDemo: isDemo)
        #expect(statuses == Array(repeating: status, count: 5))
      }
    }
  }

  @Test func `without --demo nobody becomes a guest: 403, and with it 201`() async throws {
    try await withTemporaryFolder { folder in
      for isDemo in [false, true] {
        let router = Router()
        try await BackendApp(dataDirectory: folder, isDemo: isDemo).addRoutes(to: router)
        try await withServer(router) { server in
          let nobody = Caller(server: server, base: Caller.accounts, token: nil)
          let answer = try await nobody.post("/guests")
          if isDemo { #expect(answer.status == 201) } else { try answer.expect(403, "no-guests") }
        }
      }
    }
  }

  @Test func `a start without --demo ends the sessions of its 5 accounts, also for the next one`()
    async throws
  {
    try await withFilledFolder { folder in
      var tokens: [String] = []
      for (isDemo, status) in [(true, 200), (false, 401), (true, 401)] {
        let router = Router()
        try await BackendApp(dataDirectory: folder, isDemo: isDemo).addRoutes(to: router)
        try await withServer(router) { server in
          if tokens.isEmpty {
            for name in Self.names {
              let answer = try await Caller(server: server, token: nil).signIn(name, "casa-2026")
              tokens.append(try answer.decoded(NewSessionAnswer.self).token)
            }
          }
          for token in tokens {
            let caller = Caller(server: server, token: token)
            #expect(try await caller.get("/requests").status == status)
          }
        }
      }
    }
  }
}
