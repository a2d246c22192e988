import Foundation
import SillarData
import TestServers
import Testing

/// Listeners whose tasks are cancelled while they are being notified: neither side may wait for the other.
@Suite(.timeLimit(.minutes(1)))
struct LeavingListenersTests {
  /// Runs the body while listeners come and go.
  private func whileListenersLeave(
    _ changes: @escaping @Sendable () -> some AsyncSequence & Sendable,
    do body: () async throws -> Void
  ) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          while !Task.isCancelled {
            let listener = Task { for try await _ in changes() {} }
            await Task.yield()
            listener.cancel()
            _ = await listener.result
          }
        }
      }
      try await body()
      group.cancelAll()
    }
  }

  @Test func `commands are made while listeners of the outbox leave`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      try await whileListenersLeave(
        { notebook.outbox.changes },
        do: { for number in 0..<500 { try await notebook.add("\(number)") } })
    }
  }

  @Test func `a service comes and goes while listeners of its reachability leave`() async throws {
    let connectivity = Connectivity { false }
    try await whileListenersLeave(
      { connectivity.changes },
      do: {
        for _ in 0..<5_000 {
          connectivity.report(.unreachable)
          connectivity.report(.answered)
          await Task.yield()
        }
      })
  }
}
