public import Work

/// A homeowner's own request, with the professionals who have applied to it.
public struct OwnRequest: Identifiable, Hashable, Sendable {
  public let request: WorkRequest
  /// In the order in which they have applied.
  public let professionals: [Applicant]
  public let conflict: ChangeConflict?

  public var id: RequestID { request.id }
  /// The professional who does the work, or has done it.
  public var worker: Applicant? { professionals.first { $0.offer?.state == .accepted } }
  /// The number of offers that wait for an answer.
  public var openOffers: Int { professionals.count { $0.offer?.state == .offered } }
  public var isOver: Bool { request.state == .done || request.state == .cancelled }

  public init(
    _ request: WorkRequest, professionals: [Applicant] = [], conflict: ChangeConflict? = nil
  ) {
    self.request = request
    self.professionals = professionals
    self.conflict = conflict
  }
}

/// A professional who has applied to a request.
public struct Applicant: Identifiable, Hashable, Sendable {
  public let person: Person
  /// Nil for a professional without ratings.
  public let score: Score?
  public let offer: Quote?
  /// The rating by this homeowner for this work.
  public let rating: WorkRating?
  /// The rating by this homeowner for the contact, whoever does the work.
  public let contactRating: WorkRating?

  public var id: PersonID { person.id }

  public init(
    person: Person, score: Score? = nil, offer: Quote? = nil, rating: WorkRating? = nil,
    contactRating: WorkRating? = nil
  ) {
    self.person = person
    self.score = score
    self.offer = offer
    self.rating = rating
    self.contactRating = contactRating
  }
}

/// Two versions of a request: one from this device, and one that reached the service first.
public struct ChangeConflict: Hashable, Sendable {
  /// The number of the change in the outbox.
  public let change: UnsentChange.ID
  public let mine: RequestContents
  /// Nil until it has been read from the service.
  public let theirs: RequestContents?

  public init(change: UnsentChange.ID, mine: RequestContents, theirs: RequestContents?) {
    self.change = change
    self.mine = mine
    self.theirs = theirs
  }
}
