import Sillar
import Work

/// The keys of the texts of Quotes in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Quotes"

  case title, titleFrom, titleYours, loading, items, quantityAndPrice, total, showRequest
  case offered, accepted, declined, withdrawn, expired
  case offeredTheirs, offeredYours, acceptedTheirs, acceptedYours, declinedTheirs, declinedYours,
    withdrawnTheirs, withdrawnYours, expiredTheirs, expiredYours
}

extension Quote.State {
  /// The name of a state and its color, and its explanation to the homeowner and to the professional who made the offer.
  var texts: (name: Words, color: BadgeRole, theirs: Words, yours: Words) {
    switch self {
    case .offered: (.offered, .neutral, .offeredTheirs, .offeredYours)
    case .accepted: (.accepted, .positive, .acceptedTheirs, .acceptedYours)
    case .declined: (.declined, .negative, .declinedTheirs, .declinedYours)
    case .withdrawn: (.withdrawn, .negative, .withdrawnTheirs, .withdrawnYours)
    case .expired: (.expired, .warning, .expiredTheirs, .expiredYours)
    }
  }
}
