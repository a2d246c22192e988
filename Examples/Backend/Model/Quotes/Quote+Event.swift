import Money
import SillarModel

extension Quote {
  /// The event that the offer has come to its state: `offer-made`, `offer-accepted`. It names no member.
  var event: DomainEvent {
    DomainEvent(
      state == .offered ? "offer-made" : "offer-\(state.rawValue)", key: id.rawValue,
      facts: [
        "request": request.rawValue, "amount": "\(offer.total.minorUnits)",
        "currency": offer.total.currency.code,
      ])
  }
}
