import Foundation
import RequestsModel
import Scripted
import Testing
import Work

struct ApplyTests {
  struct Case: Sendable {
    var role = Role.professional
    var state = RequestState.open
    var free = 1
    var applicants = 0
    var refusal: ApplyRefusal?
  }

  @Test(arguments: [
    Case(), Case(free: 4), Case(role: .homeowner, refusal: .notAProfessional),
    Case(state: .assigned, refusal: .notOpen), Case(state: .done, refusal: .notOpen),
    Case(state: .cancelled, refusal: .notOpen), Case(free: 0, refusal: .noFreePlace),
    Case(applicants: 1, refusal: .alreadyApplied),
    Case(free: 0, applicants: 1, refusal: .alreadyApplied),
  ])
  func `whoever cannot apply is told why, and nobody is asked`(_ one: Case) async throws {
    let requests = NoRequests()
    let contents = try #require(finishedDraft().form.contents)
    let request = RequestSummary(
      id: RequestID(rawValue: "r1"), contents: contents, state: one.state, created: .distantPast,
      freePlaces: one.free, applicants: one.applicants, offers: 0, photos: 0)
    let apply = DefaultApplyToRequest(role: one.role, requests: requests)
    let result: ApplyRefusal?
    do {
      try await apply.execute(request)
      result = nil
    } catch {
      result = error as? ApplyRefusal
    }
    #expect(result == one.refusal)
    #expect(requests.log.lines == (one.refusal == nil ? ["apply r1"] : []))
  }

  @Test func `a draft in which something is missing makes no request`() async throws {
    let requests = NoRequests()
    let create = DefaultCreateRequest(requests: requests)
    var draft = finishedDraft()
    draft.form.postcode = "1"
    await #expect(throws: UnfinishedDraft(step: .place)) { try await create.execute(draft) }
    #expect(requests.log.lines.isEmpty)
    draft.form.postcode = "28004"
    _ = try await create.execute(draft)
    #expect(requests.log.lines == ["create r1"])
  }
}
