public import SillarModel
import Work

/// Takes one of the four places of a request.
public struct ApplyToJob: Sendable {
  private let jobs: any JobsRepository

  public init(jobs: any JobsRepository) { self.jobs = jobs }

  /// Stores the application, which is sent as soon as possible: the service may refuse it later.
  ///
  /// - Throws: ``ApplyRefusal``, `Problem`.
  public func execute(_ job: Job) async throws {
    guard job.request.state == .open else { throw ApplyRefusal.notOpen }
    guard job.application == nil else { throw ApplyRefusal.alreadyApplied }
    guard job.request.freePlaces > 0 else { throw ApplyRefusal.noFreePlace }
    try await jobs.apply(to: job.id)
  }
}

/// The reason why an application is refused before it is sent. Its texts are those of its `problem`.
public enum ApplyRefusal: String, ProblemConvertible, CaseIterable {
  case notOpen = "not-open"
  case alreadyApplied = "already-applied"
  case noFreePlace = "no-free-place"

  public var problem: Problem { .refused(code: rawValue, module: "FindRequests") }
}
