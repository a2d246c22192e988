public import Work

/// A request as a professional sees it, with their application.
public struct Job: Identifiable, Hashable, Sendable {
  /// The professional's own application.
  public struct Application: Hashable, Sendable {
    /// The last offer; nil until they have made one.
    public let quote: Quote?
    /// The homeowner's rating of this work; nil until there is one.
    public let rating: WorkRating?
    /// The homeowner's rating of the contact, whoever does the work; nil until there is one.
    public let contactRating: WorkRating?

    public var isRated: Bool { rating != nil || contactRating != nil }

    public init(
      quote: Quote? = nil, rating: WorkRating? = nil, contactRating: WorkRating? = nil
    ) {
      self.quote = quote
      self.rating = rating
      self.contactRating = contactRating
    }
  }

  public let request: WorkRequest
  /// Nil as long as the professional has not applied.
  public let application: Application?
  /// The average of all ratings of this professional, as the request has it.
  public let score: Score?
  /// The offer that the service has not taken yet, or has refused.
  public let unsentOffer: Quote?

  public var id: RequestID { request.id }

  public init(
    _ request: WorkRequest, application: Application? = nil, score: Score? = nil,
    unsentOffer: Quote? = nil
  ) {
    self.request = request
    self.application = application
    self.score = score
    self.unsentOffer = unsentOffer
  }
}

extension Job {
  /// The next step. Its raw value is the key of its text.
  public enum Step: String, Sendable, CaseIterable {
    case apply = "next-apply"
    case noFreePlace = "next-full"
    case makeOffer = "next-make-offer"
    case waitForAnswer = "next-wait"
    /// The homeowner has accepted the offer.
    case work = "next-work"
    case notChosen = "next-not-chosen"
    case done = "next-done"
    case cancelled = "next-cancelled"
  }

  public var step: Step {
    switch (request.state, application?.quote?.state) {
    case (.cancelled, _): .cancelled
    case (.done, _): .done
    case (.assigned, .accepted): .work
    case (.assigned, _): .notChosen
    case (.open, .offered): .waitForAnswer
    case (.open, _) where application != nil: .makeOffer
    case (.open, _): request.freePlaces > 0 ? .apply : .noFreePlace
    }
  }

  /// True while the professional may make an offer, or another one.
  ///
  /// False while an unsent offer is missing in the saved request: it must not be made twice.
  public var mayOffer: Bool {
    guard application != nil, request.state == .open else { return false }
    return application?.quote != nil || unsentOffer?.unsent?.state != .waiting
  }
}
