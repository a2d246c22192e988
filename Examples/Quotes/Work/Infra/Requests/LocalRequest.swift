public import Work

/// A request as it is to be shown: what the service said, with what was done here since.
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
  let unsent: [UnsentChange]

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

  /// The request as both sides see it.
  public var request: WorkRequest {
    WorkRequest(
      id: shown.id, version: shown.version, homeowner: shown.homeowner.person,
      contents: shown.contents.contents, state: shown.state, created: shown.created,
      photos: shown.photos, freePlaces: shown.freePlaces,
      cancellation: shown.cancellation?.cancellation, isOnlyHere: base == nil, unsent: unsent)
  }

  // MARK: Quotes

  /// A quote for the request, with the person's own changes; nil when the request has none of that name.
  ///
  /// An offer that the service refuses is still there for its professional. One that another has replaced here is
  /// withdrawn, also before the service says so.
  func quote(_ id: QuoteID) -> Quote? {
    let change = change(of: id)
    let offer = effects.last { $0.offer?.id == id.rawValue }?.offer
    if let record = shown.quote(id) ?? offer { return Quote(record, unsent: change) }
    guard var record = base?.quote(id) else { return nil }
    if record.state == .offered { record.state = .withdrawn }
    return Quote(record, unsent: change)
  }

  /// The person's last change of a quote that the service has not taken yet, or refuses.
  func change(of id: QuoteID) -> UnsentChange? {
    effects.last { $0.patch.quote == id.rawValue }?.change
  }

  /// The person's offer that the service has not taken yet, or refuses.
  public var unsentOffer: Quote? {
    guard let effect = effects.last(where: { $0.offer != nil }), let change = effect.change else {
      return nil
    }
    return effect.offer.flatMap { Quote($0, unsent: change) }
  }
}

/// Several of them.
public struct LocalRequests: Hashable, Sendable {
  public let items: [LocalRequest]
  /// Whether the service has more.
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
  /// A reason that this program does not know counts as another one.
  fileprivate var cancellation: Cancellation? {
    Cancellation(reason: Cancellation.Reason(rawValue: reason) ?? .other, note: note ?? "")
  }
}
