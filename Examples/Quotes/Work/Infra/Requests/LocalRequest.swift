public import Work

/// A request as it is to be shown: what the service said, with what was done here since.
///
/// ```swift
/// func mark(_ request: LocalRequest) -> String { request.unsent.isEmpty ? "" : "Waiting to be sent" }
/// ```
public struct LocalRequest: Hashable, Sendable {
  /// What something done here makes of a request.
  public struct Effect: Hashable, Sendable {
    public let patch: RequestPatch
    /// How it stands; nil for one whose command has just gone.
    public let change: UnsentChange?

    /// What the service does not take is not so. One that it does not take at all is still to be seen.
    var holds: Bool {
      if case .created = patch { return true }
      switch change?.state {
      case .refused, .overruled: return false
      case .waiting, .conflict, .unreadable, nil: return true
      }
    }
  }

  /// With all effects on it but those that the service refuses.
  public let shown: RequestRecord
  /// As the service said last; nil for one that it does not know yet.
  public let base: RequestRecord?
  /// What was done here, in its order.
  public let effects: [Effect]
  /// What of that has not been taken by the service, and how it stands, in its order.
  public let unsent: [UnsentChange]

  /// - Returns: Nil where there is nothing to show.
  init?(base: RequestRecord?, patches: [RequestPatch], unsent: [UnsentChange]) {
    // The last of a kind here is the last of that kind there: they go in the order in which they came. What was
    // overruled has no effect any more.
    var left = Dictionary(grouping: unsent.filter { $0.state != .overruled }, by: \.kind)
    let effects = patches.reversed().map { patch in
      Effect(patch: patch, change: left[patch.kind]?.popLast())
    }
    self.effects = effects.reversed()
    let shown = self.effects.filter(\.holds).reduce(base) { $1.patch.applied(to: $0) }
    guard let shown else { return nil }
    self.shown = shown
    self.base = base
    self.unsent = unsent
  }
}

/// Several of them.
///
/// ```swift
/// func ids(_ list: LocalRequests) -> [RequestID] { list.items.map(\.shown.id) }
/// ```
public struct LocalRequests: Hashable, Sendable {
  public let items: [LocalRequest]
  /// Whether the service has more.
  public let hasMore: Bool
}
