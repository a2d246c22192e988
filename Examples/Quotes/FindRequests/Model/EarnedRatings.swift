public import Work

/// The ratings that a professional has earned.
public struct EarnedRatings: Hashable, Sendable {
  /// Nil without ratings.
  public let score: Score?
  /// The jobs that have been rated, in the order of the list.
  public let jobs: [Job]

  /// - Parameter jobs: All jobs that the professional has applied to. Each has the score of the time when it was sent;
  ///   the score with the most ratings is the latest.
  public init(_ jobs: [Job]) {
    score = jobs.compactMap(\.score).max { $0.count < $1.count }
    self.jobs = jobs.filter { $0.application?.isRated == true }
  }
}
