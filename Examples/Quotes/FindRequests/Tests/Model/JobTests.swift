import FindRequestsModel
import Foundation
import Kit
import Scripted
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct JobTests {
  private func job(
    _ state: RequestState, applied: Bool = true, offer: Quote.State? = nil, free: Int = 3,
    rating: WorkRating? = nil, contactRating: WorkRating? = nil, score: Score? = nil,
    unsent: Quote? = nil
  ) -> Job {
    let request = WorkRequest(
      id: r1, homeowner: ana, contents: .tap, state: state, created: beginning, freePlaces: free)
    let application = Job.Application(
      quote: offer.map { .sample($0) }, rating: rating, contactRating: contactRating)
    return Job(
      request, application: applied ? application : nil, score: score, unsentOffer: unsent)
  }

  @Test func `a professional is told whose turn it is`() {
    #expect(job(.open, applied: false).step == .apply)
    #expect(job(.open, applied: false, free: 0).step == .noFreePlace)
    #expect(job(.open, free: 0).step == .makeOffer)
    #expect(job(.open, offer: .declined).step == .makeOffer)
    #expect(job(.open, offer: .offered).step == .waitForAnswer)
    #expect(job(.assigned, offer: .accepted).step == .work)
    #expect(job(.assigned, offer: .declined).step == .notChosen)
    #expect(job(.assigned).step == .notChosen)
    #expect(job(.done, offer: .accepted).step == .done)
    #expect(job(.cancelled, offer: .declined).step == .cancelled)
  }

  @Test func `an offer may be made by those who have applied, while the request is open`() {
    #expect(job(.open).mayOffer)
    #expect(job(.open, offer: .offered).mayOffer)
    #expect(!job(.open, applied: false).mayOffer)
    for state in [RequestState.assigned, .done, .cancelled] { #expect(!job(state).mayOffer) }
  }

  @Test func `while an offer waits that the request does not show, none is made beside it`() {
    let waiting = UnsentChange(id: 1, kind: .offered, state: .waiting)
    #expect(!job(.open, unsent: .sample(unsent: waiting)).mayOffer)
    let refused = UnsentChange(id: 1, kind: .offered, state: .refused(.notApplied))
    #expect(job(.open, unsent: .sample(unsent: refused)).mayOffer)
  }

  struct Case: Sendable {
    var state = RequestState.open
    var free = 1
    var applied = false
    var refusal: ApplyRefusal?
  }

  @Test(arguments: [
    Case(), Case(free: 4), Case(state: .assigned, refusal: .notOpen),
    Case(state: .done, refusal: .notOpen), Case(state: .cancelled, refusal: .notOpen),
    Case(free: 0, refusal: .noFreePlace), Case(applied: true, refusal: .alreadyApplied),
    Case(free: 0, applied: true, refusal: .alreadyApplied),
  ])
  func `whoever cannot apply is told why, and nobody is asked`(_ one: Case) async throws {
    let jobs = NoJobs()
    let apply = ApplyToJob(jobs: jobs)
    let job = job(one.state, applied: one.applied, free: one.free)
    if let refusal = one.refusal {
      await #expect(throws: refusal) { try await apply.execute(job) }
    } else {
      try await apply.execute(job)
    }
    #expect(jobs.with { $0 } == (one.refusal == nil ? [r1] : []))
  }

  @Test func `ratings are those of all jobs, with the average that has most of them`() {
    let rating = WorkRating(stars: 4, text: "On time")
    let jobs = [
      job(.open), job(.done, rating: rating, score: Score(stars: 4.5, count: 2)),
      job(.done, score: Score(stars: 5, count: 1)), job(.open, contactRating: rating),
    ]
    let earned = EarnedRatings(jobs)
    #expect(earned.score == Score(stars: 4.5, count: 2))
    #expect(earned.jobs.map(\.application?.rating) == [rating, nil])
    #expect(EarnedRatings([job(.open)]).score == nil)
  }

  @Test(arguments: [(" 280 ", "280"), ("  San   Sebastián ", "San Sebastián"), ("", "")])
  func `spaces around a place are not looked for`(_ typed: String, _ place: String) {
    #expect(JobQuery(place: typed).place == place)
  }
}
