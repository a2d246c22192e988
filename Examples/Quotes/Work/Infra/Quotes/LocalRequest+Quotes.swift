public import Work

extension LocalRequest {
  /// A quote for the request, with the person's own changes; nil when the request has none of that name.
  ///
  /// An offer that the service refuses is still there for its professional. One that another has replaced here is
  /// withdrawn, also before the service says so.
  public func quote(_ id: QuoteID) -> Quote? {
    let change = change(of: id)
    if let record = shown.quote(id) ?? offers.last(where: { $0.offer.id == id.rawValue })?.offer {
      return Quote(record, unsent: change)
    }
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
    offers.last.flatMap { offer in
      offer.change.flatMap { Quote(offer.offer, unsent: $0) }
    }
  }

  /// The local offers, in their order.
  private var offers: [(offer: QuoteRecord, change: UnsentChange?)] {
    effects.compactMap { effect in
      if case .offered(let offer) = effect.patch { (offer, effect.change) } else { nil }
    }
  }
}

extension RequestRecord {
  func quote(_ id: QuoteID) -> QuoteRecord? {
    professionals.lazy.compactMap(\.quote).first { $0.id == id.rawValue }
  }
}

extension RequestPatch {
  /// The name of the quote that is changed; nil for other changes.
  var quote: String? {
    switch self {
    case .offered(let quote): quote.id
    case .accepted(let quote), .declined(let quote): quote
    default: nil
    }
  }
}
