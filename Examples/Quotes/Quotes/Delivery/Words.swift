import Sillar

/// The keys of the texts of Quotes in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Quotes"

  case title, titleFrom, titleYours, loading, items, quantityAndPrice, total, showRequest
  case offered, accepted, declined, withdrawn, expired
  case offeredTheirs, offeredYours, acceptedTheirs, acceptedYours, declinedTheirs, declinedYours,
    withdrawnTheirs, withdrawnYours, expiredTheirs, expiredYours
}
