import RequestDetailModel
import Work

extension WorkKind {
  var text: RequestDetailString {
    switch self {
    case .plumbing: .kindPlumbing
    case .electricity: .kindElectricity
    case .painting: .kindPainting
    case .carpentry: .kindCarpentry
    case .heating: .kindHeating
    case .roofing: .kindRoofing
    case .gardening: .kindGardening
    case .cleaning: .kindCleaning
    }
  }
}

extension WorkTiming {
  var text: RequestDetailString {
    switch self {
    case .asSoonAsPossible: .timingSoon
    case .thisMonth: .timingMonth
    case .flexible: .timingFlexible
    }
  }
}

extension RequestState {
  var text: RequestDetailString {
    switch self {
    case .open: .stateOpen
    case .assigned: .stateAssigned
    case .done: .stateDone
    case .cancelled: .stateCancelled
    }
  }
}

extension RequestFlaw {
  var text: RequestDetailString {
    switch self {
    case .kindMissing: .flawKindMissing
    case .titleMissing: .flawTitleMissing
    case .titleTooLong: .flawTitleTooLong
    case .descriptionMissing: .flawDescriptionMissing
    case .descriptionTooLong: .flawDescriptionTooLong
    case .cityMissing: .flawCityMissing
    case .cityTooLong: .flawCityTooLong
    case .postcodeMissing: .flawPostcodeMissing
    case .postcodeNotFiveDigits: .flawPostcode
    case .timingMissing: .flawTimingMissing
    }
  }

  /// What `{count}` stands for in the text.
  var limit: Int {
    switch self {
    case .titleTooLong: RequestContents.longestTitle
    case .descriptionTooLong: RequestContents.longestDescription
    case .cityTooLong: RequestContents.longestCity
    default: 0
    }
  }
}

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
