public import Work

extension LocalRequest {
  /// A quote for the request, with the person's own changes; nil when the request has none of that name.
  ///
  /// An offer that the service refuses is still there for its professional. One that another has replaced here is
  /// withdrawn, also before the service says so.
  public func quote(_ id: QuoteID) -> Quote? {
    let change = effects.last { $0.patch.quote == id.rawValue }?.change
    if let dto = shown.quote(id) ?? offers.last(where: { $0.offer.id == id.rawValue })?.offer {
      return Quote(dto, unsent: change)
    }
    guard var dto = base?.quote(id) else { return nil }
    if dto.state == .offered { dto.state = .withdrawn }
    return Quote(dto, unsent: change)
  }

  /// The person's offer that the service has not taken yet, or refuses.
  public var unsentOffer: Quote? {
    offers.last.flatMap { offer in
      offer.change.flatMap { Quote(offer.offer, unsent: $0) }
    }
  }

  /// The local offers, in their order.
  private var offers: [(offer: QuoteDTO, change: UnsentChange?)] {
    effects.compactMap { effect in
      if case .offered(let offer) = effect.patch { (offer, effect.change) } else { nil }
    }
  }
}

extension RequestDTO {
  func quote(_ id: QuoteID) -> QuoteDTO? {
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
