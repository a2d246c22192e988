import Foundation
import Money
import RequestDetailModel
import Testing
import Work
import WorkTesting

struct NextStepTests {
  private func next(
    _ state: RequestState, for person: Person, offer: Offer.State? = nil, applied: Bool = true,
    free: Int = 3, isRated: Bool = false, isOnlyHere: Bool = false
  ) -> NextStep {
    let applicant = Applicant(
      person: carla, applied: .distantPast,
      offer: offer.map {
        Offer(id: "q1", total: Money(minorUnits: 120_00, .eur), state: $0)
      }, rating: isRated ? WorkRating(stars: 5, text: "") : nil)
    let request = RequestDetail(
      id: r1, version: 1, homeowner: ana, contents: tap, state: state, created: .distantPast,
      freePlaces: free, professionals: applied ? [applicant] : [], isOnlyHere: isOnlyHere)
    return RequestRules(request: request, person: person).next
  }

  @Test func `a homeowner is told whose turn it is`() {
    #expect(next(.open, for: ana, applied: false, isOnlyHere: true) == .send)
    #expect(next(.open, for: ana, applied: false) == .waitForProfessionals)
    #expect(next(.open, for: ana) == .waitForOffers)
    #expect(next(.open, for: ana, offer: .declined) == .waitForOffers)
    #expect(next(.open, for: ana, offer: .offered) == .answer)
    #expect(next(.assigned, for: ana, offer: .accepted) == .markDone)
    #expect(next(.done, for: ana, offer: .accepted) == .rate)
    #expect(next(.done, for: ana, offer: .accepted, isRated: true) == .done)
    #expect(next(.cancelled, for: ana) == .cancelled)
  }

  @Test func `a professional is told whose turn it is`() {
    #expect(next(.open, for: carla, applied: false) == .apply)
    #expect(next(.open, for: carla, applied: false, free: 0) == .noFreePlace)
    #expect(next(.open, for: carla, free: 0) == .makeOffer)
    #expect(next(.open, for: carla, offer: .declined) == .makeOffer)
    #expect(next(.open, for: carla, offer: .offered) == .waitForAnswer)
    #expect(next(.assigned, for: carla, offer: .accepted) == .work)
    #expect(next(.assigned, for: carla, offer: .declined) == .notChosen)
    #expect(next(.done, for: carla, offer: .accepted) == .done)
    #expect(next(.cancelled, for: carla, offer: .declined) == .cancelled)
  }
}
