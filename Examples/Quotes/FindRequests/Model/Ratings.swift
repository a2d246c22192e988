/// The average of a professional's ratings.
public struct Score: Hashable, Sendable {
  /// From 1 to 5.
  public let stars: Double
  /// The number of ratings.
  public let count: Int

  public init(stars: Double, count: Int) {
    self.stars = stars
    self.count = count
  }
}

/// A homeowner's rating of work that was done.
public struct EarnedRating: Hashable, Sendable {
  /// From 1 to 5.
  public let stars: Int
  public let text: String

  public init(stars: Int, text: String) {
    self.stars = stars
    self.text = text
  }
}

/// The ratings that a professional has earned.
public struct EarnedRatings: Hashable, Sendable {
  /// Nil without ratings.
  public let score: Score?
  /// The jobs that have been rated, in the order of the list.
  public let jobs: [Job]

  /// - Parameter jobs: All jobs that the professional has applied to. Each tells the score as it was when the service
  ///   sent it, and it grows with each rating.
  public init(_ jobs: [Job]) {
    score = jobs.compactMap(\.score).max { $0.count < $1.count }
    self.jobs = jobs.filter { $0.application?.rating != nil }
  }
}
