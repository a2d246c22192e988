public import OwnRequestsModel
public import Sillar

/// The keys of OwnRequests' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "OwnRequests"

  case listTitle, listLoading, newRequest, goOn, underWay, over, noRequests, noRequestsAdvice
  case applicants, offers, parked, parkedAdvice, showUnsent

  case newLoading, stepOf, continued, proceed, previous, askForOffers, discard
  case discardTitle, discardAdvice, keepDraft, discardIt
  case titleExample, descriptionExample, cityExample, postcodeExample, placeAdvice
  case noPhotos, photos, photosAdvice, summaryAdvice, changeStep, incomplete

  case request, requestLoading, allRequests, professionals
  case newOffers
  case score, noScore, ownRating, ownContactRating, noOffer, seeOffer, seeOfferOf, chat, chatWith
  case rateContact, rateContactOf, rateContactTitle
  case offered, accepted, declined, withdrawn, expired
  case conflict, conflictAdvice, conflictMine, conflictTheirs, conflictUnknown
  case keepMine, takeTheirs

  case changeTitle, save, dontSave
  case cancelTitle, cancelAdvice, reason, reasonMissing, cancelNote, keepRequest, cancelIt
  case rateTitle, stars, starsMissing, ratingText, ratingTextExample, rateAdvice, sendRating, later

  case accept, decline, acceptTitle, acceptAdvice, acceptIt, declineTitle, declineAdvice, declineIt
  case notNow
}

// Values of the model that are keys of texts: `Text(draft.step)`.

extension NextStep: StringKey { public static var module: String { Words.module } }
extension RequestAction: StringKey { public static var module: String { Words.module } }
extension RequestFlaw: StringKey { public static var module: String { Words.module } }
extension RequestForm.Field: StringKey { public static var module: String { Words.module } }
extension RequestStep: StringKey { public static var module: String { Words.module } }
