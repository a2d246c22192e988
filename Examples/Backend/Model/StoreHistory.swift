/// A store that names the moments of its own history.
///
///     let moment = try await store.position()
public protocol StoreHistory: Sendable {
  /// The moment that what is read now is from.
  func position() async throws -> StorePosition

  /// All that the store knows of its history.
  func timeline() async throws -> StoreTimeline
}

/// What a store says of its own history, so that its clients know whether what they keep is from it.
///
///     let timeline = try await store.timeline()
///     timeline.epochs.last?.id   // that of the latest start
public struct StoreTimeline: Equatable, Sendable {
  /// From one start of a program to the next. A store that is brought back from a backup has the epochs from
  /// before the backup, and begins another one.
  public struct Epoch: Equatable, Sendable {
    public let id: String
    /// The number that the store had come to when it began.
    public let after: Int64

    public init(id: String, after: Int64) {
      self.id = id
      self.after = after
    }
  }

  /// Made with the database, and never changed.
  public let store: String
  /// The oldest first.
  public let epochs: [Epoch]

  public init(store: String, epochs: [Epoch]) {
    self.store = store
    self.epochs = epochs
  }
}

/// A moment in the history of a store.
public struct StorePosition: Equatable, Sendable {
  public let store: String
  public let epoch: String
  /// Grows with what the store is told.
  public let number: Int64

  public init(store: String, epoch: String, number: Int64) {
    self.store = store
    self.epoch = epoch
    self.number = number
  }
}
