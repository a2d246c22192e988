import FindRequestsModel
import SillarData
import SillarModel
import Work
import WorkInfra

/// The requests that one professional can see, from the service or from this device.
struct StoredJobs: JobsRepository {
  /// The number of jobs that are read at a time.
  private static let pageSize = 20

  let person: Person
  let service: WorkService
  let reader: RequestReader

  func find(_ query: JobQuery, after list: FoundJobs) -> Readings<FoundJobs> {
    let count = list.items.count + Self.pageSize
    let question = question(.open(kind: query.kind, place: query.place, count: count))
    return reader.readings(question).mapValues { [person] found in
      FoundJobs(found.items.map { $0.job(of: person) }, hasMore: found.hasMore)
    }
  }

  func applied() -> Readings<[Job]> {
    reader.live(question(.own)).mapValues { [person] own in
      own.items.map { $0.job(of: person) }
    }
  }

  func job(_ id: RequestID) -> Readings<Job> {
    reader.live(question(.one(id))).mapValues { [person] found in
      guard let request = found.items.first else { throw Problem.notFound }
      return request.job(of: person)
    }
  }

  func known(_ id: RequestID) async throws -> Job? {
    try await reader.here(question(.one(id)))?.items.first?.job(of: person)
  }

  func apply(to request: RequestID) async throws {
    let command = ApplyCommand(request: request)
    let patch = RequestPatch.applied(PersonRecord(person), at: service.remote.now())
    try await service.outbox.enqueue(command, owner: person.id.rawValue) { [person] database in
      try RequestTables.add(
        patch, to: request, of: person.id, by: command.effect, in: database)
    }
  }

  private func question(_ subject: RequestQuestion.Subject) -> RequestQuestion {
    RequestQuestion(person: person.id, subject: subject)
  }
}

extension LocalRequest {
  fileprivate func job(of person: Person) -> Job {
    let own = shown.professionals.first { $0.person.id == person.id }
    return Job(
      request,
      application: own.map { own in
        Job.Application(
          quote: own.quote.flatMap { Quote($0) },
          rating: own.rating?.rating, contactRating: own.contactRating?.rating)
      },
      score: own?.person.rating.map { Score(stars: $0.stars, count: $0.count) },
      unsentOffer: unsentOffer)
  }
}
