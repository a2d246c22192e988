public import SillarModel

/// Reads an account from the service, and from what was saved while the service is away.
///
/// Errors are ``AccountError``s or `Problem`s.
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
  /// An element whenever the account may have changed: in another window or elsewhere, or before the service could be
  /// listened to.
  func changes() -> AsyncStream<Void>
}

extension AccountSource {
  /// Reads now and again at each change, until a reading has a problem: the reader tries again when that may have passed.
  public func following<Value>(
    _ read: @escaping @Sendable () -> Readings<Value>
  ) -> Readings<Value> {
    Readings { give in
      for try await reading in read() {
        give(reading)
        if reading.problem != nil { return }
      }
      for await _ in changes() {
        // A saved value is no news after a live one, but that there is no live one is.
        for try await reading in read() where reading.savedAt == nil || reading.problem != nil {
          give(reading)
          if reading.problem != nil { return }
        }
      }
    }
  }
}
