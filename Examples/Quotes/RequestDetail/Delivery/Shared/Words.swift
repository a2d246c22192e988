import RequestDetailModel
import Work

extension RequestAction {
  var text: RequestDetailString {
    switch self {
    case .change: .actionChange
    case .addPhotos: .actionAddPhotos
    case .markDone: .actionMarkDone
    case .rate: .actionRate
    case .cancel: .actionCancel
    case .apply: .actionApply
    case .makeOffer: .actionMakeOffer
    case .chat: .actionChat
    case .seeOffer: .actionSeeOffer
    }
  }
}

extension NotAllowed {
  var text: RequestDetailString {
    switch self {
    case .notYours: .whyNotYours
    case .isAssigned: .whyAssigned
    case .isDone: .whyDone
    case .isCancelled: .whyCancelled
    case .notAssigned: .whyNotAssigned
    case .notDone: .whyNotDone
    case .noWorker: .whyNoWorker
    case .alreadyRated: .whyAlreadyRated
    case .tooManyPhotos: .whyTooManyPhotos
    case .nobodyApplied: .whyNobodyApplied
    case .alreadyApplied: .whyAlreadyApplied
    case .noFreePlace: .whyNoFreePlace
    case .notApplied: .whyNotApplied
    case .noOffer: .whyNoOffer
    case .inConflict: .whyInConflict
    }
  }
}

extension Cancellation.Reason {
  var text: RequestDetailString {
    switch self {
    case .foundSomeone: .reasonFoundSomeone
    case .tooExpensive: .reasonTooExpensive
    case .changedMind: .reasonChangedMind
    case .other: .reasonOther
    }
  }
}

extension Offer.State {
  var text: RequestDetailString {
    switch self {
    case .offered: .offerOffered
    case .accepted: .offerAccepted
    case .declined: .offerDeclined
    case .withdrawn: .offerWithdrawn
    case .expired: .offerExpired
    }
  }
}
