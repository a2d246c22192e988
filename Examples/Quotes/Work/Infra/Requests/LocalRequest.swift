public import Work

/// A request as it is shown: the service's version with this person's unsent changes.
public struct LocalRequest: Hashable, Sendable {
  /// The effect of a command on a request.
  public struct Effect: Hashable, Sendable {
    public let patch: RequestPatch
    /// The unsent change; nil once the command has been sent.
    public let change: UnsentChange?

    /// False for a change that the service refuses. A refused new request is still shown.
    var holds: Bool {
      if case .created = patch { return true }
      switch change?.state {
      case .refused, .overruled: return false
      case .waiting, .conflict, .unreadable, nil: return true
      }
    }
  }

  /// The request with all effects, except refused ones.
  public let shown: RequestRecord
  /// The service's version; nil for a request that the service does not know yet.
  public let base: RequestRecord?
  /// The effects of commands, in their order.
  public let effects: [Effect]
  /// The unsent changes with their states, in their order.
  let unsent: [UnsentChange]

  /// - Returns: Nil if there is no request to show.
  init?(base: RequestRecord?, patches: [RequestPatch], unsent: [UnsentChange]) {
    // The last effects of a kind belong to the last commands of that kind: commands are sent in their order. Overruled
    // changes have no effect.
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

  /// The request as the homeowner and professionals see it.
  public var request: WorkRequest {
    WorkRequest(
      id: shown.id, version: shown.version, homeowner: shown.homeowner.person,
      contents: shown.contents.contents, state: shown.state, created: shown.created,
      photos: shown.photos, freePlaces: shown.freePlaces,
      cancellation: shown.cancellation?.cancellation, isOnlyHere: base == nil, unsent: unsent)
  }

  // MARK: Quotes

  /// A quote for the request, with the person's own changes; nil if the request has no quote with this ID.
  ///
  /// A refused offer is still shown to its professional. An offer that was replaced on this device is withdrawn, even
  /// before the service answers so.
  func quote(_ id: QuoteID) -> Quote? {
    let change = change(of: id)
    let offer = effects.last { $0.offer?.id == id.rawValue }?.offer
    if let record = shown.quote(id) ?? offer { return Quote(record, unsent: change) }
    guard var record = base?.quote(id) else { return nil }
    if record.state == .offered { record.state = .withdrawn }
    return Quote(record, unsent: change)
  }

  /// The person's last change of a quote that the service has not taken yet, or has refused.
  func change(of id: QuoteID) -> UnsentChange? {
    effects.last { $0.patch.quote == id.rawValue }?.change
  }

  /// The person's offer that the service has not taken yet, or has refused.
  public var unsentOffer: Quote? {
    guard let effect = effects.last(where: { $0.offer != nil }), let change = effect.change else {
      return nil
    }
    return effect.offer.flatMap { Quote($0, unsent: change) }
  }
}

/// A list of requests.
public struct LocalRequests: Hashable, Sendable {
  public let items: [LocalRequest]
  /// True if the service has more.
  public let hasMore: Bool
}

extension LocalRequest.Effect {
  fileprivate var offer: QuoteRecord? {
    if case .offered(let offer) = patch { offer } else { nil }
  }
}

extension RequestRecord {
  func quote(_ id: QuoteID) -> QuoteRecord? {
    professionals.lazy.compactMap(\.quote).first { $0.id == id.rawValue }
  }
}

extension RequestRecord.Cancellation {
  /// An unknown reason counts as "another reason".
  fileprivate var cancellation: Cancellation? {
    Cancellation(reason: Cancellation.Reason(rawValue: reason) ?? .other, note: note ?? "")
  }
}
