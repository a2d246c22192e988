public import SillarModel

/// Reads an account from the service, or the saved values while the service is unreachable.
///
/// Errors are ``AccountError``s or `Problem`s.
public protocol AccountSource: Sendable {
  func account() -> Readings<Account>
  /// A page of the activity, the newest movement first.
  ///
  /// - Parameter cursor: The `next` of the page before; nil for the first page.
  func activity(after cursor: String?, limit: Int) -> Readings<Activity>
  func movement(_ id: Movement.ID) async throws -> Movement
  /// The customer's requests and those of others, the newest first.
  func requests() -> Readings<[PaymentRequest]>
  /// At most twenty people. Each word of the text begins a word of their name or handle; accents do not matter.
  func people(_ query: PeopleQuery) async throws -> FoundPeople
  /// An element whenever the account may have changed: in another window, on another device, or before the app was
  /// connected to the service's events.
  func changes() -> AsyncStream<Void>
}

extension AccountSource {
  /// Reads now and at each change, until a reading has a problem: then the reader retries later.
  public func following<Value>(
    _ read: @escaping @Sendable () -> Readings<Value>
  ) -> Readings<Value> {
    Readings { give in
      for try await reading in read() {
        give(reading)
        if reading.problem != nil { return }
      }
      for await _ in changes() {
        // After a live value, a saved one is given only with the problem that prevents a live one.
        for try await reading in read() where reading.savedAt == nil || reading.problem != nil {
          give(reading)
          if reading.problem != nil { return }
        }
      }
    }
  }
}
