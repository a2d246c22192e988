public import Work

extension WorkKind {
  public var text: WorkString {
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
  public var text: WorkString {
    switch self {
    case .asSoonAsPossible: .timingSoon
    case .thisMonth: .timingMonth
    case .flexible: .timingFlexible
    }
  }
}

extension RequestState {
  public var text: WorkString {
    switch self {
    case .open: .stateOpen
    case .assigned: .stateAssigned
    case .done: .stateDone
    case .cancelled: .stateCancelled
    }
  }
}

extension RequestFlaw {
  public var text: WorkString {
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
  public var limit: Int {
    switch self {
    case .titleTooLong: RequestContents.longestTitle
    case .descriptionTooLong: RequestContents.longestDescription
    case .cityTooLong: RequestContents.longestCity
    default: 0
    }
  }
}
