import Foundation
import GRDB
import Sillar
import SillarTesting
import TestServers
import Testing
import Work

@testable import OwnRequestsDelivery
@testable import SignInDelivery
@testable import WorkDelivery

/// A user signs out in one window while another window is still busy with a command of theirs.
@Suite(.timeLimit(.minutes(2))) struct SignedOutElsewhereTests {
  @Test
  func
    `a draft that is still being discarded when one is signed out elsewhere leaves the sign-in page`()
    async throws
  {
    try await withQuotes { quotes in
      let device = quotes.folder.appending(path: "device")
      let visitor = newcomer(reading: "en")
      try await withProgram(.homeowner, in: device, api: quotes.api) { program in
        try await program.open(as: visitor) { busy in
          try await busy.signIn(as: "ana")
          try await busy.tap(OwnWords.newRequest)
          try await busy.host.choose(busy.words.text(WorkKind.plumbing.localized))
          try await busy.tap(OwnWords.discard)
          try await program.open(as: visitor) { other in
            try await withWritesHeld(in: device.appending(path: "work.sqlite")) {
              try await busy.tap(OwnWords.discardIt)
              try await other.signOut()
              try await other.see(SignInWords.password)
              // This does not wait for idle windows, because the draft is still being discarded.
              while await busy.host.location.path != "/sign-in" { await Task.yield() }
            }
          }
          try await busy.see(SignInWords.password)
          try await busy.signIn(as: "ana")
          try await busy.tap(OwnWords.newRequest)
          try await busy.dontSee(OwnWords.discard)
        }
      }
    }
  }
}

/// Blocks writes to a database while the body runs. The app waits up to five seconds for a write.
private func withWritesHeld(in database: URL, _ body: () async throws -> Void) async throws {
  var configuration = GRDB.Configuration()
  configuration.allowsUnsafeTransactions = true
  // The app may hold the write lock at this moment.
  configuration.busyMode = .timeout(5)
  let queue = try DatabaseQueue(path: database.path, configuration: configuration)
  try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
  let result: Result<Void, any Error>
  do { result = .success(try await body()) } catch { result = .failure(error) }
  try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
  try result.get()
}
