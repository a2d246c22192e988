import Foundation
import NIOCore

/// One write of a client, with one key for all its repetitions.
struct Attempt: Sendable {
  enum Action: Sendable {
    case order(product: String, quantity: Int)
    case cancel(order: String)
    case pay(payable: String)
    case refund(payment: String)
    /// - Parameter account: the account of the payee.
    case transfer(account: String)
    /// - Parameter payer: the number of the customer who is asked to pay.
    case request(payer: Int)
  }

  /// The way in which the response gets lost, if it does.
  enum Fate: CaseIterable, Sendable {
    case answered
    /// The client gives up at once, or a little later, and repeats the request.
    case abandoned
    /// The client sends the request three times at once.
    case tripled
    /// The client gets a response, and repeats the request after a restart of the backend.
    case forgotten
    /// The client gives up, and repeats the request after a restart of the backend.
    case abandonedUntilRestart
  }

  let caller: Int
  let action: Action
  let path: String
  let body: String
  let key: String
  let fate: Fate
  /// The time after which the client gives up.
  let patience: TimeAmount

  var waitsForRestart: Bool {
    switch fate {
    case .answered, .abandoned, .tripled: false
    case .forgotten, .abandonedUntilRestart: true
    }
  }

  /// Sends the request as `fate` says.
  ///
  /// - Returns: every response that arrived.
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
