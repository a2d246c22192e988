import Sillar

/// The keys of Home's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Home"

  case messages, unread
  case aboutRequest, aboutChat, aboutChatWith, aboutPhoto, aboutOther
  case createRequest, changeRequest, cancelRequest, finishRequest, sendRating, addPhoto, apply
  case makeOffer, answerQuote, message, upload, otherChange
  case refusedNoPlace, refusedNotOpen, refusedNotApplied, refusedQuoteNotOpen, refusedQuoteExpired
  case refusedRated, refusedUnknown, refusedTooManyPhotos, refusedPhoto, refusedLost, refusedOther
}
