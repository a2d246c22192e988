public import Sillar
public import Work

/// The keys of Work's texts in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Work"

  case stateOpen, stateAssigned, stateDone, stateCancelled
  case plumbing, electricity, painting, carpentry, heating, roofing, gardening, cleaning
  case asSoonAsPossible, thisMonth, flexible
  case cancelledFor, wanted, asked, photos, photo, remove, removePhoto
  case waiting, notSent, parked, parkedLine, showUnsent, takeBack
  case changeCreated, changeChanged, changeCancelled, changeDone, changeRated, changePhoto
  case changeApplied, changeOffered, changeAccepted, changeDeclined, changeOther
  case noFreePlace, notOpen, notApplied, alreadyRated, quoteNotOpen, quoteExpired, unknownRequest
  case lost, refused, conflict, overruled, unreadable
  case foundSomeone, tooExpensive, changedMind, otherReason
}

// Values of the model as texts: `Text(request.state)`.

extension RequestState: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .open: .stateOpen
      case .assigned: .stateAssigned
      case .done: .stateDone
      case .cancelled: .stateCancelled
      }
    return key.localized
  }
}

extension WorkKind: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .plumbing: .plumbing
      case .electricity: .electricity
      case .painting: .painting
      case .carpentry: .carpentry
      case .heating: .heating
      case .roofing: .roofing
      case .gardening: .gardening
      case .cleaning: .cleaning
      }
    return key.localized
  }
}

extension WorkTiming: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .asSoonAsPossible: .asSoonAsPossible
      case .thisMonth: .thisMonth
      case .flexible: .flexible
      }
    return key.localized
  }
}

extension UnsentChange.Kind: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .created: .changeCreated
      case .changed: .changeChanged
      case .cancelled: .changeCancelled
      case .done: .changeDone
      case .rated: .changeRated
      case .photoAdded, .uploaded: .changePhoto
      case .applied: .changeApplied
      case .offered: .changeOffered
      case .accepted: .changeAccepted
      case .declined: .changeDeclined
      case .other: .changeOther
      }
    return key.localized
  }
}

extension UnsentChange.State: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .waiting: .waiting
      case .refused(.noFreePlace): .noFreePlace
      case .refused(.notOpen): .notOpen
      case .refused(.notApplied): .notApplied
      case .refused(.alreadyRated): .alreadyRated
      case .refused(.quoteNotOpen): .quoteNotOpen
      case .refused(.quoteExpired): .quoteExpired
      case .refused(.unknownRequest): .unknownRequest
      case .refused(.lost): .lost
      case .refused(.other): .refused
      case .conflict: .conflict
      case .overruled: .overruled
      case .unreadable: .unreadable
      }
    return key.localized
  }
}

extension Cancellation.Reason: Localizable {
  public var localized: LocalizedText {
    let key: Words =
      switch self {
      case .foundSomeone: .foundSomeone
      case .tooExpensive: .tooExpensive
      case .changedMind: .changedMind
      case .other: .otherReason
      }
    return key.localized
  }
}
