public import OwnRequestsModel
public import Sillar
import Work

/// The keys of OwnRequests' texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "OwnRequests"

  case listTitle, listLoading, newRequest, goOn, underWay, over, noRequests, noRequestsAdvice
  case applicants, offers, parked, parkedAdvice, showUnsent

  case newLoading, stepOf, continued, proceed, previous, askForOffers, discard
  case discardTitle, discardAdvice, keepDraft, discardIt
  case stepKind, stepDescription, stepPlace, stepPhotos, stepTiming, stepSummary
  case titleExample, descriptionExample, cityExample, postcodeExample, placeAdvice
  case noPhotos, photos, photosAdvice, summaryAdvice, changeStep, incomplete
  case kindMissing, titleMissing, descriptionMissing, cityMissing, timingMissing
  case postcodeMissing, postcodeWrong, tooLong

  case request, requestLoading, allRequests, professionals
  case score, noScore, ownRating, noOffer, seeOffer, seeOfferOf, chat, chatWith
  case offered, accepted, declined, withdrawn, expired
  case conflict, conflictAdvice, conflictMine, conflictTheirs, conflictUnknown
  case keepMine, takeTheirs

  case changeTitle, save, dontSave
  case cancelTitle, cancelAdvice, reason, reasonMissing, cancelNote, keepRequest, cancelIt
  case rateTitle, stars, starsMissing, ratingText, ratingTextExample, rateAdvice, sendRating, later

  case accept, decline, acceptTitle, acceptAdvice, acceptIt, declineTitle, declineAdvice, declineIt
  case notNow
}

extension RequestForm.Field: StringKey {
  public static var module: String { Words.module }
}

extension RequestAction: StringKey {
  public static var module: String { Words.module }
}

extension NextStep: StringKey {
  public static var module: String { Words.module }
}

extension RequestStep: Localizable {
  public var localized: LocalizedText {
    switch self {
    case .kind: Words.stepKind.localized
    case .description: Words.stepDescription.localized
    case .place: Words.stepPlace.localized
    case .photos: Words.stepPhotos.localized
    case .timing: Words.stepTiming.localized
    case .summary: Words.stepSummary.localized
    }
  }
}

extension RequestFlaw: Localizable {
  public var localized: LocalizedText {
    switch self {
    case .kindMissing: Words.kindMissing.localized
    case .titleMissing: Words.titleMissing.localized
    case .descriptionMissing: Words.descriptionMissing.localized
    case .cityMissing: Words.cityMissing.localized
    case .timingMissing: Words.timingMissing.localized
    case .postcodeMissing: Words.postcodeMissing.localized
    case .postcodeNotFiveDigits: Words.postcodeWrong.localized
    case .tooLong(let limit): Words.tooLong.with(count: limit)
    }
  }
}
