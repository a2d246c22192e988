import Sillar
import Work

/// The keys of the texts of Quotes in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Quotes"

  case title, titleFrom, titleYours, loading, items, quantityAndPrice, total, showRequest
  case offered, accepted, declined, withdrawn, expired
  case offeredTheirs, offeredYours, acceptedTheirs, acceptedYours, declinedTheirs, declinedYours,
    withdrawnTheirs, withdrawnYours, expiredTheirs, expiredYours

  init(_ state: Quote.State) {
    self =
      switch state {
      case .offered: .offered
      case .accepted: .accepted
      case .declined: .declined
      case .withdrawn: .withdrawn
      case .expired: .expired
      }
  }

  /// The explanation of a state.
  ///
  /// - Parameter isOwn: True for the professional who has made the offer.
  init(_ state: Quote.State, isOwn: Bool) {
    self =
      switch state {
      case .offered: isOwn ? .offeredYours : .offeredTheirs
      case .accepted: isOwn ? .acceptedYours : .acceptedTheirs
      case .declined: isOwn ? .declinedYours : .declinedTheirs
      case .withdrawn: isOwn ? .withdrawnYours : .withdrawnTheirs
      case .expired: isOwn ? .expiredYours : .expiredTheirs
      }
  }
}
