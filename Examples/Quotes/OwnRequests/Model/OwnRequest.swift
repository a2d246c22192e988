public import Work

/// A homeowner's own request, with the professionals who have applied to it.
///
/// ```swift
/// func offers(_ request: OwnRequest) -> Int { request.openOffers }
/// ```
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

  public init(
    _ request: WorkRequest, professionals: [Applicant] = [], conflict: ChangeConflict? = nil
  ) {
    self.request = request
    self.professionals = professionals
    self.conflict = conflict
  }
}

/// A professional who has applied to a request.
///
/// ```swift
/// func total(_ applicant: Applicant) -> Money? { applicant.offer?.total }
/// ```
public struct Applicant: Identifiable, Hashable, Sendable {
  /// The average of a professional's ratings.
  public struct Score: Hashable, Sendable {
    public let stars: Double
    /// The number of ratings.
    public let count: Int

    public init(stars: Double, count: Int) {
      self.stars = stars
      self.count = count
    }
  }

  public let person: Person
  /// Nil for a professional without ratings.
  public let score: Score?
  public let offer: Quote?
  /// The rating by this homeowner for this work.
  public let rating: WorkRating?

  public var id: PersonID { person.id }

  public init(person: Person, score: Score? = nil, offer: Quote? = nil, rating: WorkRating? = nil) {
    self.person = person
    self.score = score
    self.offer = offer
    self.rating = rating
  }
}

/// A homeowner's opinion of work that was done.
///
/// ```swift
/// let rating = WorkRating(stars: 5, text: " On time. ")   // nil for six stars, or a text that is too long
/// ```
public struct WorkRating: Hashable, Sendable {
  public static let longestText = 500

  public let stars: Int
  public let text: String

  public init?(stars: Int, text: String) {
    let text = text.trimmed
    guard 1...5 ~= stars, text.unicodeScalars.count <= Self.longestText else { return nil }
    self.stars = stars
    self.text = text
  }
}

/// Two versions of a request: one from here, and one from elsewhere that came to the service first.
///
/// ```swift
/// func isKnown(_ conflict: ChangeConflict) -> Bool { conflict.theirs != nil }
/// ```
public struct ChangeConflict: Hashable, Sendable {
  /// The number of the change in the outbox.
  public let change: UnsentChange.ID
  public let mine: RequestContents
  /// Nil until the service has been asked for it.
  public let theirs: RequestContents?

  public init(change: UnsentChange.ID, mine: RequestContents, theirs: RequestContents?) {
    self.change = change
    self.mine = mine
    self.theirs = theirs
  }
}
