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
  case kind, title, titleExample, description, descriptionExample, city, cityExample
  case postcode, postcodeExample, placeAdvice, timing
  case noPhotos, photos, photosAdvice, addPhotos
  case summaryAdvice, change, changeStep, incomplete
  case kindMissing, titleMissing, descriptionMissing, cityMissing, timingMissing
  case postcodeMissing, postcodeWrong, tooLong

  case request, requestLoading, allRequests, professionals
  case score, noScore, ownRating, noOffer, seeOffer, seeOfferOf, chat, chatWith
  case offered, accepted, declined, withdrawn, expired
  case nextSend, nextWaitForProfessionals, nextWaitForOffers, nextAnswer, nextMarkDone, nextRate
  case nextDone, nextCancelled
  case markDone, rate, cancel
  case conflict, conflictAdvice, conflictMine, conflictTheirs, conflictUnknown
  case keepMine, takeTheirs

  case changeTitle, save, dontSave
  case cancelTitle, cancelAdvice, reason, reasonMissing, cancelNote, keepRequest, cancelIt
  case rateTitle, stars, starsMissing, ratingText, ratingTextExample, rateAdvice, sendRating, later

  case accept, decline, acceptTitle, acceptAdvice, acceptIt, declineTitle, declineAdvice, declineIt
  case notNow
}

// Values of the model as texts: `Text(draft.step)`.

extension RequestStep: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .kind: .stepKind
      case .description: .stepDescription
      case .place: .stepPlace
      case .photos: .stepPhotos
      case .timing: .stepTiming
      case .summary: .stepSummary
      }
    return key.localized
  }
}

extension RequestForm.Field: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .kind: .kind
      case .title: .title
      case .description: .description
      case .city: .city
      case .postcode: .postcode
      case .timing: .timing
      }
    return key.localized
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

extension RequestAction: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .change: .change
      case .addPhotos: .addPhotos
      case .markDone: .markDone
      case .rate: .rate
      case .cancel: .cancel
      }
    return key.localized
  }
}

extension Quote.State {
  var text: Words {
    switch self {
    case .offered: .offered
    case .accepted: .accepted
    case .declined: .declined
    case .withdrawn: .withdrawn
    case .expired: .expired
    }
  }

  var badge: BadgeRole {
    switch self {
    case .offered: .warning
    case .accepted: .positive
    case .declined, .withdrawn, .expired: .neutral
    }
  }
}

extension OwnRequest {
  /// The next step as a sentence.
  var next: LocalizedText {
    let worker = ["name": worker?.person.name ?? ""]
    return switch nextStep {
    case .send: Words.nextSend.localized
    case .waitForProfessionals: Words.nextWaitForProfessionals.localized
    case .waitForOffers: Words.nextWaitForOffers.localized
    case .answer: Words.nextAnswer.with(count: openOffers)
    case .markDone: Words.nextMarkDone.with(worker)
    case .rate: Words.nextRate.with(worker)
    case .nothing: (request.state == .cancelled ? Words.nextCancelled : .nextDone).localized
    }
  }
}
