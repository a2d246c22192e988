import Foundation
public import SillarModel

/// The overview of an account: the balance, the requests that await the customer, the latest movements.
public struct Overview: Hashable, Sendable {
  public let account: Account
  /// The newest first.
  public let openRequests: [PaymentRequest]
  /// The newest first.
  public let latest: [Movement]
}

/// Reads an ``Overview``, with all of its parts in parallel.
public struct GetOverview: Sendable {
  private typealias Change = @Sendable (inout Parts) -> Void

  private struct Parts {
    var account: Reading<Account>?
    var requests: Reading<[PaymentRequest]>?
    var activity: Reading<Activity>?

    func overview(_ movements: Int) -> Reading<Overview>? {
      guard let account, let requests, let activity else { return nil }
      let overview = Overview(
        account: account.value, openRequests: requests.value.filter(\.waitsForMe),
        latest: Array(activity.value.items.prefix(movements)))
      let ages = [
        (account.savedAt, account.problem), (requests.savedAt, requests.problem),
        (activity.savedAt, activity.problem),
      ]
      let oldest = ages.min { $0.0 ?? .distantFuture < $1.0 ?? .distantFuture }
      return Reading(overview, savedAt: oldest?.0, problem: oldest?.1)
    }
  }

  private let source: any AccountSource

  public init(source: any AccountSource) { self.source = source }

  /// Gives a reading after each part, once all parts have been read. A reading is as old as its oldest part.
  ///
  /// - Parameter movements: The number of latest movements to read.
  public func execute(movements: Int) -> Readings<Overview> {
    Readings { give in
      var parts = Parts()
      for try await change in changes(movements) {
        change(&parts)
        if let overview = parts.overview(movements) { give(overview) }
      }
    }
  }

  private func changes(_ movements: Int) -> AsyncThrowingStream<Change, any Error> {
    AsyncThrowingStream<Change, any Error> { give in
      try await withThrowingTaskGroup { group in
        group.addTask {
          for try await part in source.account() { give { $0.account = part } }
        }
        group.addTask {
          for try await part in source.requests() { give { $0.requests = part } }
        }
        group.addTask {
          for try await part in source.activity(after: nil, limit: movements) {
            give { $0.activity = part }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
