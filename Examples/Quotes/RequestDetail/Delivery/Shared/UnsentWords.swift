import Work

extension UnsentChange.Kind {
  var text: RequestDetailString {
    switch self {
    case .created: .unsentCreated
    case .changed: .unsentChanged
    case .cancelled: .unsentCancelled
    case .done: .unsentDone
    case .rated: .unsentRated
    case .photoAdded, .uploaded: .unsentPhoto
    case .applied: .unsentApplied
    case .offered: .unsentOffered
    case .accepted: .unsentAccepted
    case .declined: .unsentDeclined
    case .other: .unsentOther
    }
  }
}

extension UnsentChange.State {
  /// What becomes of it.
  var text: RequestDetailString {
    switch self {
    case .waiting: .sendingWaiting
    case .refused(.noFreePlace): .refusedNoPlace
    case .refused(.notOpen), .refused(.notApplied): .refusedNotOpen
    case .refused(.alreadyRated): .refusedRated
    case .refused(.quoteNotOpen): .refusedQuoteNotOpen
    case .refused(.quoteExpired): .refusedQuoteExpired
    case .refused(.unknownRequest): .refusedUnknown
    case .refused(.lost): .refusedLost
    case .refused(.other): .refusedOther
    case .conflict: .sendingConflict
    case .overruled: .sendingOverruled
    case .unreadable: .sendingUnreadable
    }
  }
}
