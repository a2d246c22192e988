import Work

/// What comes next with a request, for whom looks at it. The words for it are the screens'.
///
/// ```swift
/// func isHomeownersTurn(_ step: NextStep) -> Bool { step == .answer || step == .rate }
/// ```
public enum NextStep: String, Hashable, Sendable, CaseIterable {
  /// The service does not know of it yet.
  case send
  /// Nobody has applied yet.
  case waitForProfessionals
  /// Somebody has applied, and nobody's offer waits for an answer.
  case waitForOffers
  /// Offers wait for the homeowner.
  case answer
  /// The work is under way.
  case markDone
  case rate
  /// A professional may apply.
  case apply
  case noFreePlace
  case makeOffer
  /// The professional's offer waits for the homeowner.
  case waitForAnswer
  /// The professional was chosen.
  case work
  /// Another professional was chosen.
  case notChosen
  /// Nothing comes any more: the work is done, or not wanted.
  case done
  case cancelled
}

extension RequestRules {
  /// What comes next for this person.
  public var next: NextStep {
    switch request.state {
    case .cancelled: .cancelled
    case .done: reason(against: .rate) == nil ? .rate : .done
    case .assigned:
      switch person.role {
      case .homeowner: .markDone
      case .professional: request.worker?.id == person.id ? .work : .notChosen
      }
    case .open:
      switch person.role {
      case .homeowner: nextOfHomeowner
      case .professional: nextOfProfessional
      }
    }
  }

  private var nextOfHomeowner: NextStep {
    if request.isOnlyHere { return .send }
    if request.professionals.isEmpty { return .waitForProfessionals }
    return request.openOffers > 0 ? .answer : .waitForOffers
  }

  private var nextOfProfessional: NextStep {
    guard let applicant = request.applicant(person.id) else {
      return request.freePlaces > 0 ? .apply : .noFreePlace
    }
    return applicant.offer?.state == .offered ? .waitForAnswer : .makeOffer
  }
}

extension RequestDetail {
  /// How many offers wait for an answer.
  public var openOffers: Int { professionals.count { $0.offer?.state == .offered } }
}
