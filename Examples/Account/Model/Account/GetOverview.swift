import SillarModel

/// The account, who waits for the customer, and what happened last, all of them at once.
///
/// ```swift
/// func balance(_ getOverview: any GetOverview) async throws -> Money {
///   try await getOverview.execute(movements: 5).last().value.account.balance
/// }
/// ```
public protocol GetOverview: Sendable {
  /// It is live when all of it is.
  ///
  /// - Parameter movements: How many of the latest.
  func execute(movements: Int) -> Answers<Overview>
}

/// See ``GetOverview``.
public struct DefaultGetOverview: GetOverview {
  private enum Part: Sendable {
    case account(Answer<Account>)
    case requests(Answer<[PaymentRequest]>)
    case activity(Answer<ActivityPage>)
  }

  private let source: any AccountSource

  public init(source: any AccountSource) { self.source = source }

  public func execute(movements: Int) -> Answers<Overview> {
    Answers { give in
      var parts = Parts()
      for try await part in merged(movements: movements) {
        parts.take(part)
        if let answer = parts.answer(movements: movements) { give(answer) }
      }
    }
  }

  /// The answers to all three questions, in the order in which they come.
  private func merged(movements: Int) -> AsyncThrowingStream<Part, any Error> {
    AsyncThrowingStream<Part, any Error> { give in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { for try await answer in source.account() { give(.account(answer)) } }
        group.addTask { for try await answer in source.requests() { give(.requests(answer)) } }
        group.addTask {
          for try await answer in source.activity(after: nil, limit: movements) {
            give(.activity(answer))
          }
        }
        try await group.waitForAll()
      }
    }
  }

  private struct Parts {
    var account: Answer<Account>?
    var requests: Answer<[PaymentRequest]>?
    var activity: Answer<ActivityPage>?

    mutating func take(_ part: Part) {
      switch part {
      case .account(let answer): account = answer
      case .requests(let answer): requests = answer
      case .activity(let answer): activity = answer
      }
    }

    /// As old as its oldest part; nil as long as a part is missing.
    func answer(movements: Int) -> Answer<Overview>? {
      guard let account, let requests, let activity else { return nil }
      let overview = Overview(
        account: account.value, openRequests: requests.value.filter(\.waitsForMe),
        latest: Array(activity.value.movements.prefix(movements)))
      return account.map { _ in overview }.asOld(as: requests).asOld(as: activity)
    }
  }
}
