public import SillarModel

/// Reads an account from the service, and from what was saved while the service is away.
///
/// Errors are ``AccountError``s or `Problem`s.
///
/// ```swift
/// func balance(_ source: any AccountSource) async throws -> Money {
///   try await source.account().last().value.balance
/// }
/// ```
public protocol AccountSource: Sendable {
  func account() -> Readings<Account>
  /// A page of the activity, the newest movement first.
  ///
  /// - Parameter cursor: The end of the page before; nil for the first one.
  func activity(after cursor: String?, limit: Int) -> Readings<Activity>
  func movement(_ id: Movement.ID) async throws -> Movement
  /// The customer's requests and those of others, the newest first.
  func requests() -> Readings<[PaymentRequest]>
  /// At most twenty people. Each word of the text begins a word of their name or handle; accents do not matter.
  func people(_ query: PeopleQuery) async throws -> FoundPeople
  /// An element at once, and another whenever the account may have changed: here, in another window or elsewhere.
  func changes() -> AsyncStream<Void>
}

extension AccountSource {
  /// Reads now and again at each change, until a reading has a problem: then the reader tries again when it may pass.
  public func following<Value>(
    _ read: @escaping @Sendable () -> Readings<Value>
  ) -> Readings<Value> {
    Readings { give in
      var isKnown = false
      for await _ in changes() {
        var problem: Problem?
        for try await reading in read() {
          problem = reading.problem
          // A saved value is no news after a live one.
          if !isKnown || reading.savedAt == nil || problem != nil { give(reading) }
        }
        if problem != nil { return }
        isKnown = true
      }
    }
  }
}
