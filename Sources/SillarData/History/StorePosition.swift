public import HTTPTypes

/// A position in the history of a service's store, as each of the service's answers gives it.
///
/// ```swift
/// let position = StorePosition("quotes-7f3a 5b21 1042")
/// ```
public struct StorePosition: Codable, Hashable, Sendable {
  /// The header of each answer: the store, the epoch and the number, separated by spaces.
  public static let header = "Sillar-Store"

  /// The ID of the store. Different stores have unrelated histories.
  public let store: String
  /// The ID of the service's start that the position is from. A store that is restored from a backup knows the epochs
  /// from before the backup, and begins a new one.
  public let epoch: String
  /// A number that grows as the store is written to.
  public let number: Int64

  public init(store: String, epoch: String, number: Int64) {
    self.store = store
    self.epoch = epoch
    self.number = number
  }

  /// - Returns: Nil when the text is not a position.
  public init?(_ field: String) {
    let parts = field.split(separator: " ")
    guard parts.count == 3, let number = Int64(parts[2]), number >= 0 else { return nil }
    self.init(store: String(parts[0]), epoch: String(parts[1]), number: number)
  }

  /// - Returns: Nil when the service sends none.
  public init?(in headers: HTTPFields) {
    guard let name = HTTPField.Name(Self.header), let field = headers[name] else { return nil }
    self.init(field)
  }
}

/// The epochs of a store, the oldest first: the service's description of its own history.
///
/// ```swift
/// let timeline = StoreTimeline(store: "quotes-7f3a", epochs: [.init(id: "5b21", after: 0)])
/// let isKnown = timeline.contains(StorePosition(store: "quotes-7f3a", epoch: "5b21", number: 7))   // true
/// ```
public struct StoreTimeline: Codable, Hashable, Sendable {
  /// A part of the history, from a start or a restore on.
  public struct Epoch: Codable, Hashable, Sendable {
    public let id: String
    /// The store's number when this epoch began.
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

  /// Returns true if a position is in this history. Any other position is from before a restore and may be invalid.
  public func contains(_ position: StorePosition) -> Bool {
    guard store == position.store,
      let place = epochs.firstIndex(where: { $0.id == position.epoch })
    else { return false }
    let next = epochs.index(after: place)
    return next == epochs.endIndex || position.number <= epochs[next].after
  }
}

extension Endpoint {
  /// The same endpoint, with the position of the answer; nil when the service sends none.
  public var positioned: Endpoint<(response: Response, position: StorePosition?)> {
    Endpoint<(response: Response, position: StorePosition?)>(
      method: method, path: path, query: query, headers: headers, body: body,
      isSafeToRepeat: isSafeToRepeat, isWanted: isWanted, timeout: timeout,
      maximumAnswerSize: maximumAnswerSize,
      decode: { (try decode($0), StorePosition(in: $0.headers)) })
  }
}
