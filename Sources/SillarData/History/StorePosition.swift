public import HTTPTypes

/// A moment in the history of a service's store, as each of the service's answers names it.
///
/// ```swift
/// let position = StorePosition("quotes-7f3a 5b21 1042")
/// ```
public struct StorePosition: Codable, Hashable, Sendable {
  /// The header of each answer: the store, the epoch and the number, with a space between them.
  public static let header = "Sillar-Store"

  /// Which store it is: another one has nothing to do with this one.
  public let store: String
  /// Which start of the service it is from. A store that is brought back from a backup knows the epochs from before the
  /// backup, and begins another one.
  public let epoch: String
  /// Grows with what the store is told.
  public let number: Int64

  public init(store: String, epoch: String, number: Int64) {
    self.store = store
    self.epoch = epoch
    self.number = number
  }

  /// - Returns: Nil for what is no position.
  public init?(_ field: String) {
    let parts = field.split(separator: " ")
    guard parts.count == 3, let number = Int64(parts[2]), number >= 0 else { return nil }
    self.init(store: String(parts[0]), epoch: String(parts[1]), number: number)
  }

  /// - Returns: Nil where the service names none.
  public init?(in headers: HTTPFields) {
    guard let name = HTTPField.Name(Self.header), let field = headers[name] else { return nil }
    self.init(field)
  }
}

/// The epochs of a store, the oldest first: what a service says of its own history.
///
/// ```swift
/// let timeline = StoreTimeline(store: "quotes-7f3a", epochs: [.init(id: "5b21", after: 0)])
/// let isKnown = timeline.contains(StorePosition(store: "quotes-7f3a", epoch: "5b21", number: 7))   // true
/// ```
public struct StoreTimeline: Codable, Hashable, Sendable {
  public struct Epoch: Codable, Hashable, Sendable {
    public let id: String
    /// The number that the store had come to when this epoch began.
    public let after: Int64

    public init(id: String, after: Int64) {
      self.id = id
      self.after = after
    }
  }

  public let store: String
  public let epochs: [Epoch]

  public init(store: String, epochs: [Epoch]) {
    self.store = store
    self.epochs = epochs
  }

  /// Whether a moment is in this history. One that is not was before a restore, and what was said then may not hold.
  public func contains(_ position: StorePosition) -> Bool {
    guard store == position.store,
      let place = epochs.firstIndex(where: { $0.id == position.epoch })
    else { return false }
    let next = epochs.index(after: place)
    return next == epochs.endIndex || position.number <= epochs[next].after
  }
}

extension Endpoint {
  /// The same, with the moment that the answer is from; nil where the service names none.
  public var positioned: Endpoint<(response: Response, position: StorePosition?)> {
    Endpoint<(response: Response, position: StorePosition?)>(
      method: method, path: path, query: query, headers: headers, body: body,
      isSafeToRepeat: isSafeToRepeat, isWanted: isWanted, timeout: timeout,
      maximumAnswerSize: maximumAnswerSize,
      decode: { (try decode($0), StorePosition(in: $0.headers)) })
  }
}
