import Foundation
import NIOCore

/// One thing that a client wants done, under one key, however often it has to ask.
struct Attempt: Sendable {
  enum Action: Sendable {
    case order(product: String, quantity: Int)
    case cancel(order: String)
    case pay(payable: String)
    case refund(payment: String)
    /// - Parameter account: of who gets the money.
    case transfer(account: String)
    /// - Parameter payer: who is asked.
    case request(payer: Int)
  }

  /// How the answer gets lost, if it does.
  enum Fate: CaseIterable, Sendable {
    case answered
    /// The client gives up at once, or a little later, and asks again.
    case abandoned
    /// It asks three times at the same time.
    case tripled
    /// It has an answer, throws it away, and asks again when the backend has started anew.
    case forgotten
    /// It gives up, and asks again when the backend has started anew.
    case abandonedUntilRestart
  }

  let caller: Int
  let action: Action
  let path: String
  let body: String
  let key: String
  let fate: Fate
  /// How long the client waits before it gives up.
  let patience: TimeAmount

  var waitsForRestart: Bool {
    switch fate {
    case .answered, .abandoned, .tripled: false
    case .forgotten, .abandonedUntilRestart: true
    }
  }

  /// Asks as its fate will have it.
  ///
  /// - Returns: every answer that arrived.
  func run(by caller: Caller) async throws -> [Answer] {
    switch fate {
    case .answered: return [try await send(by: caller)]
    case .abandoned:
      _ = try? await caller.post(path, body, key: key, patience: patience)
      return [try await send(by: caller)]
    case .tripled:
      return try await withThrowingTaskGroup(of: Answer.self) { group in
        for _ in 0..<3 { group.addTask { try await send(by: caller) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    case .forgotten: return [try await send(by: caller)]
    case .abandonedUntilRestart:
      _ = try? await caller.post(path, body, key: key, patience: patience)
      return []
    }
  }

  func send(by caller: Caller) async throws -> Answer {
    try await caller.post(path, body, key: key)
  }
}
