import Foundation
import Money
import OwnRequestsModel
import Testing
import Work
import WorkTesting

struct RequestRulesTests {
  /// A request with a professional, who has made an offer, or whose offer was accepted.
  static func request(
    _ state: RequestState, photos: Int = 0, applied: Bool = true, offer: Quote.State? = .offered,
    isRated: Bool = false, isContactRated: Bool = false, conflict: Bool = false,
    isOnlyHere: Bool = false
  ) -> OwnRequest {
    let isChosen = state == .assigned || state == .done
    let quote = offer.map { Self.quote(isChosen ? .accepted : $0) }
    let applicant = Applicant(
      person: carla, offer: quote, rating: isRated ? WorkRating(stars: 5, text: "") : nil,
      contactRating: isContactRated ? WorkRating(stars: 3, text: "") : nil)
    let request = WorkRequest(
      id: r1, homeowner: ana, contents: tap, state: state, created: .distantPast,
      photos: (0..<photos).map { PhotoID(rawValue: "\($0)") }, isOnlyHere: isOnlyHere)
    return OwnRequest(
      request, professionals: applied ? [applicant] : [],
      conflict: conflict ? ChangeConflict(change: 1, mine: tap, theirs: nil) : nil)
  }

  private static func quote(_ state: Quote.State) -> Quote {
    let price = Money(minorUnits: 120_00, .eur)
    return Quote(
      id: QuoteID(rawValue: "q1"), request: r1, professional: carla,
      items: [QuoteItem(text: "Tap", quantity: 1, price: price)], total: price,
      validUntil: Day(of: .distantFuture), state: state, created: .distantPast)
  }

  @Test(
    arguments: [
      (.change, [.open]), (.addPhotos, [.open, .assigned]), (.markDone, [.assigned]),
      (.rate, [.done]), (.cancel, [.open, .assigned]),
    ] as [(RequestAction, [RequestState])])
  func `the state says what may be done`(_ action: RequestAction, _ states: [RequestState]) {
    for state in RequestState.allCases {
      let expected: NotAllowed? = states.contains(state) ? nil : .notNow
      #expect(Self.request(state).obstacle(to: action) == expected, "\(state)")
    }
  }

  @Test func `some things are allowed once, or as long as there is room`() {
    #expect(Self.request(.done, isRated: true).obstacle(to: .rate) == .notNow)
    #expect(Self.request(.done, applied: false).obstacle(to: .rate) == .notNow)
    #expect(Self.request(.open, photos: 11).obstacle(to: .addPhotos) == nil)
    #expect(Self.request(.open, photos: 12).obstacle(to: .addPhotos) == .tooManyPhotos)
    #expect(Self.request(.open, conflict: true).obstacle(to: .change) == .inConflict)
  }

  @Test func `the contact with who has applied is rated once, and at the end the work`() {
    for state in [RequestState.open, .assigned, .cancelled] {
      #expect(Self.request(state).mayRateContact(with: carla.id), "\(state)")
    }
    #expect(!Self.request(.open).mayRateContact(with: ana.id))
    #expect(!Self.request(.open, isContactRated: true).mayRateContact(with: carla.id))
    #expect(!Self.request(.done).mayRateContact(with: carla.id))
    // That of the contact does not stand for that of the work.
    #expect(Self.request(.done, isContactRated: true).obstacle(to: .rate) == nil)
    #expect(Self.request(.done, offer: nil).mayRateContact(with: carla.id))
  }

  @Test func `a homeowner is told whose turn it is`() {
    func next(
      _ state: RequestState, applied: Bool = true, offer: Quote.State? = nil,
      isRated: Bool = false, isOnlyHere: Bool = false
    ) -> NextStep {
      Self.request(
        state, applied: applied, offer: offer, isRated: isRated, isOnlyHere: isOnlyHere
      ).nextStep
    }
    #expect(next(.open, applied: false, isOnlyHere: true) == .send)
    #expect(next(.open, applied: false) == .waitForProfessionals)
    #expect(next(.open) == .waitForOffers)
    #expect(next(.open, offer: .declined) == .waitForOffers)
    #expect(next(.open, offer: .offered) == .answer)
    #expect(next(.assigned, offer: .accepted) == .finish)
    #expect(next(.done, offer: .accepted) == .rateWorker)
    #expect(next(.done, offer: .accepted, isRated: true) == .done)
    #expect(next(.cancelled) == .cancelled)
  }

  @Test(arguments: [(0, "", false), (1, "", true), (5, "x", true), (6, "", false)])
  func `a rating has one to five stars`(_ stars: Int, _ text: String, _ isFine: Bool) {
    #expect((WorkRating(stars: stars, text: text) != nil) == isFine)
    #expect(WorkRating(stars: 5, text: String(repeating: "ñ", count: 501)) == nil)
    #expect(Cancellation(reason: .other, note: String(repeating: "x", count: 501)) == nil)
    #expect(Cancellation(reason: .other, note: " so ")?.note == "so")
  }
}
