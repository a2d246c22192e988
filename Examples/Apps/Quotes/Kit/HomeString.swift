import Sillar

/// The names of the texts where the modules meet.
enum HomeString: String, StringKey {
  static let module = "Home"

  case menuMessages = "menu.messages"
  case menuUnread = "menu.unread"

  case aboutRequest = "unsent.about-request"
  case aboutChat = "unsent.about-chat"
  case aboutChatWith = "unsent.about-chat-with"
  case aboutPhoto = "unsent.about-photo"
  case aboutOther = "unsent.about-other"
  case createRequest = "unsent.create-request"
  case changeRequest = "unsent.change-request"
  case cancelRequest = "unsent.cancel-request"
  case finishRequest = "unsent.finish-request"
  case rateWork = "unsent.rate-work"
  case addPhoto = "unsent.add-photo"
  case apply = "unsent.apply"
  case makeOffer = "unsent.make-offer"
  case answerQuote = "unsent.answer-quote"
  case message = "unsent.message"
  case upload = "unsent.upload"
  case otherChange = "unsent.other"

  case refusedNoPlace = "refused.no-free-place"
  case refusedNotOpen = "refused.request-not-open"
  case refusedNotApplied = "refused.not-applied"
  case refusedQuoteNotOpen = "refused.quote-not-open"
  case refusedQuoteExpired = "refused.quote-expired"
  case refusedRated = "refused.already-rated"
  case refusedUnknown = "refused.unknown"
  case refusedTooManyPhotos = "refused.too-many-photos"
  case refusedPhoto = "refused.not-a-photo"
  case refusedLost = "refused.lost"
  case refusedOther = "refused.other"
}
