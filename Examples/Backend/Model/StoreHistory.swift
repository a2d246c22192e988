/// A store that reports its position in its own history.
///
///     let moment = try await store.position()
public protocol StoreHistory: Sendable {
  /// Returns the current position: that of the data that a read returns now.
  func position() async throws -> StorePosition

  /// Returns the history of the store.
  func timeline() async throws -> StoreTimeline
}

/// The history of a store, by which clients tell whether their cached data belongs to it.
///
///     let timeline = try await store.timeline()
///     timeline.epochs.last?.id   // that of the latest start
public struct StoreTimeline: Equatable, Sendable {
  /// The time from one program start to the next. A store that is restored from a backup has the epochs from
  /// before the backup, and begins a new one.
  public struct Epoch: Equatable, Sendable {
    public let id: String
    /// The number of the store's position when the epoch began.
    public let after: Int64

    public init(id: String, after: Int64) {
      self.id = id
      self.after = after
    }
  }

  /// The id of the store: created with the database, and never changed.
  public let store: String
  /// The oldest first.
  public let epochs: [Epoch]

  public init(store: String, epochs: [Epoch]) {
    self.store = store
    self.epochs = epochs
  }
}

/// A position in the history of a store.
public struct StorePosition: Equatable, Sendable {
  public let store: String
  public let epoch: String
  /// A number that grows with each change of the store.
  public let number: Int64

  public init(store: String, epoch: String, number: Int64) {
    self.store = store
    self.epoch = epoch
    self.number = number
  }
}
