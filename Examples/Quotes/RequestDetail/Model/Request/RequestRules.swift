public import Work

/// What somebody may do about a request.
///
/// ```swift
/// let kinds = RequestAction.allCases.filter { $0.role == .homeowner }
/// ```
public enum RequestAction: String, Hashable, Sendable, CaseIterable {
  case change, addPhotos, markDone, rate, cancel
  case apply, makeOffer
  case chat, seeOffer

  /// Whose it is; nil for what both do.
  public var role: Role? {
    switch self {
    case .change, .addPhotos, .markDone, .rate, .cancel: .homeowner
    case .apply, .makeOffer: .professional
    case .chat, .seeOffer: nil
    }
  }
}

/// Why something may not be done about a request. The words for it are the screens'.
public enum NotAllowed: Error, Hashable, Sendable, CaseIterable {
  /// It is for the other side.
  case notYours
  /// Professionals are at work, or somebody is chosen.
  case isAssigned
  case isDone
  case isCancelled
  /// Nobody has been chosen yet.
  case notAssigned
  case notDone
  /// Nobody has done it.
  case noWorker
  case alreadyRated
  case tooManyPhotos
  case nobodyApplied
  case alreadyApplied
  case noFreePlace
  case notApplied
  case noOffer
  /// Two versions of it are there: first one has to be chosen.
  case inConflict
}

/// What may be done about a request, by whom: as the service has it, so that nobody has to be told afterwards.
///
/// ```swift
/// func canCancel(_ request: RequestDetail, _ ana: Person) -> Bool {
///   RequestRules(request: request, person: ana).reason(against: .cancel) == nil
/// }
/// ```
public struct RequestRules: Hashable, Sendable {
  public let request: RequestDetail
  public let person: Person

  public init(request: RequestDetail, person: Person) {
    self.request = request
    self.person = person
  }

  /// Nil where it may be done.
  public func reason(against action: RequestAction) -> NotAllowed? {
    if let role = action.role, role != person.role { return .notYours }
    if person.role == .homeowner, person.id != request.homeowner.id { return .notYours }
    switch action {
    case .change: return over ?? (request.state == .assigned ? .isAssigned : conflict)
    case .addPhotos:
      return over ?? (request.photos.count < RequestContents.mostPhotos ? nil : .tooManyPhotos)
    case .markDone: return over ?? (request.state == .assigned ? nil : .notAssigned)
    case .rate: return reasonAgainstRating
    case .cancel: return over
    case .apply:
      if request.applicant(person.id) != nil { return .alreadyApplied }
      return over ?? (request.state == .assigned ? .isAssigned : fullness)
    case .makeOffer:
      if request.applicant(person.id) == nil { return .notApplied }
      return over ?? (request.state == .assigned ? .isAssigned : nil)
    case .chat: return reasonAgainstChat
    case .seeOffer: return request.professionals.contains { $0.offer != nil } ? nil : .noOffer
    }
  }

  /// - Throws: ``NotAllowed``.
  public func check(_ action: RequestAction) throws(NotAllowed) {
    if let reason = reason(against: action) { throw reason }
  }

  private var over: NotAllowed? {
    switch request.state {
    case .open, .assigned: nil
    case .done: .isDone
    case .cancelled: .isCancelled
    }
  }

  private var conflict: NotAllowed? { request.conflict == nil ? nil : .inConflict }

  private var fullness: NotAllowed? { request.freePlaces > 0 ? nil : .noFreePlace }

  private var reasonAgainstRating: NotAllowed? {
    switch request.state {
    case .cancelled: .isCancelled
    case .open, .assigned: .notDone
    case .done:
      switch request.worker {
      case nil: .noWorker
      case .some(let worker): worker.rating == nil ? nil : .alreadyRated
      }
    }
  }

  private var reasonAgainstChat: NotAllowed? {
    switch person.role {
    case .homeowner: request.professionals.isEmpty ? .nobodyApplied : nil
    case .professional: request.applicant(person.id) == nil ? .notApplied : nil
    }
  }
}
