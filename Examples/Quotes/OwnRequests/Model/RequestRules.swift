public import SillarModel
public import Work

/// The actions of a homeowner on a request. Their texts are in the module's catalog.
public enum RequestAction: String, Hashable, Sendable, CaseIterable {
  case change, addPhotos, markDone, rate, cancel
}

/// The reason why an action is not allowed.
public enum NotAllowed: String, ProblemConvertible, Hashable, CaseIterable {
  /// The state of the request does not allow it, or does not allow it any more.
  case notNow = "not-now"
  case tooManyPhotos = "too-many-photos"
  /// The request has two versions: the homeowner has to choose one first.
  case inConflict = "in-conflict"
  /// The offer has been answered or withdrawn, or has expired.
  case offerNotOpen = "offer-not-open"

  public var problem: Problem { .refused(code: rawValue, module: "OwnRequests") }
}

extension OwnRequest {
  /// The reason why an action is not allowed; nil when it is. The service has the same rules.
  public func obstacle(to action: RequestAction) -> NotAllowed? {
    let isUnderWay = request.state == .open || request.state == .assigned
    let hasRoom = request.photos.count < RequestContents.mostPhotos
    let isUnrated = worker.map { $0.rating == nil } ?? false
    return switch action {
    case .change: request.state == .open ? conflict.map { _ in .inConflict } : .notNow
    case .addPhotos: isUnderWay ? (hasRoom ? nil : .tooManyPhotos) : .notNow
    case .markDone: request.state == .assigned ? nil : .notNow
    case .rate: request.state == .done && isUnrated ? nil : .notNow
    case .cancel: isUnderWay ? nil : .notNow
    }
  }

  /// True if the contact with a professional who has applied can be rated, which is once. Whoever has done the work is
  /// rated for that instead.
  public func mayRateContact(with professional: PersonID) -> Bool {
    guard let applicant = professionals.first(where: { $0.id == professional }) else {
      return false
    }
    let hasWorked = request.state == .done && worker?.id == professional
    return applicant.contactRating == nil && !hasWorked
  }

  func obstacle(to change: RequestChange) -> NotAllowed? {
    switch change {
    case .contents: obstacle(to: .change)
    case .photo: obstacle(to: .addPhotos)
    case .done: obstacle(to: .markDone)
    case .rated: obstacle(to: .rate)
    case .contactRated(_, let professional): mayRateContact(with: professional) ? nil : .notNow
    case .cancelled: obstacle(to: .cancel)
    }
  }

  /// The next step of the homeowner.
  public var nextStep: NextStep {
    switch request.state {
    case .cancelled: .cancelled
    case .done: obstacle(to: .rate) == nil ? .rateWorker : .done
    case .assigned: .finish
    case .open where request.isOnlyHere: .send
    case .open where professionals.isEmpty: .waitForProfessionals
    case .open: openOffers > 0 ? .answer : .waitForOffers
    }
  }
}

/// The next step of a homeowner. Its texts are in the module's catalog.
public enum NextStep: String, Hashable, Sendable, CaseIterable {
  /// The service does not know the request yet.
  case send
  /// No professional has applied yet.
  case waitForProfessionals
  /// A professional has applied, and no offer waits for an answer.
  case waitForOffers
  /// Offers wait for the homeowner.
  case answer
  /// The work is under way.
  case finish
  case rateWorker
  /// The work is done and rated.
  case done
  case cancelled
}
