import Foundation
import Money
import RequestDetailModel
import Testing
import Work
import WorkTesting

struct RequestRulesTests {
  /// A request with a professional who has made an offer, or whose offer was accepted.
  static func request(
    _ state: RequestState, photos: Int = 0, free: Int = 3, applied: Bool = true,
    isRated: Bool = false, conflict: Bool = false
  ) -> RequestDetail {
    let isChosen = state == .assigned || state == .done
    let applicant = Applicant(
      person: carla, applied: .distantPast,
      offer: Offer(
        id: "q1", total: Money(minorUnits: 120_00, .eur), state: isChosen ? .accepted : .offered),
      rating: isRated ? WorkRating(stars: 5, text: "") : nil)
    return RequestDetail(
      id: r1, version: 1, homeowner: ana, contents: tap, state: state, created: .distantPast,
      photos: (0..<photos).map { PhotoID(rawValue: "\($0)") }, freePlaces: free,
      professionals: applied ? [applicant] : [],
      conflict: conflict ? ChangeConflict(change: 1, mine: tap, theirs: nil) : nil)
  }

  struct Row: Sendable, CustomStringConvertible {
    let action: RequestAction
    let person: Person
    /// In each state: open, assigned, done, cancelled.
    let reasons: [NotAllowed?]

    init(_ action: RequestAction, _ person: Person, _ reasons: NotAllowed?...) {
      self.action = action
      self.person = person
      self.reasons = reasons
    }

    var description: String { "\(action) \(person.role)" }
  }

  @Test(arguments: [
    Row(.change, ana, nil, .isAssigned, .isDone, .isCancelled),
    Row(.addPhotos, ana, nil, nil, .isDone, .isCancelled),
    Row(.markDone, ana, .notAssigned, nil, .isDone, .isCancelled),
    Row(.rate, ana, .notDone, .notDone, nil, .isCancelled),
    Row(.cancel, ana, nil, nil, .isDone, .isCancelled),
    Row(.apply, ana, .notYours, .notYours, .notYours, .notYours),
    Row(.makeOffer, ana, .notYours, .notYours, .notYours, .notYours),
    Row(.chat, ana, nil, nil, nil, nil),
    Row(.seeOffer, ana, nil, nil, nil, nil),
    Row(.change, carla, .notYours, .notYours, .notYours, .notYours),
    Row(.addPhotos, carla, .notYours, .notYours, .notYours, .notYours),
    Row(.markDone, carla, .notYours, .notYours, .notYours, .notYours),
    Row(.rate, carla, .notYours, .notYours, .notYours, .notYours),
    Row(.cancel, carla, .notYours, .notYours, .notYours, .notYours),
    Row(.apply, carla, .alreadyApplied, .alreadyApplied, .alreadyApplied, .alreadyApplied),
    Row(.makeOffer, carla, nil, .isAssigned, .isDone, .isCancelled),
    Row(.chat, carla, nil, nil, nil, nil),
    Row(.seeOffer, carla, nil, nil, nil, nil),
  ])
  func `what may be done depends on the state, and on who does it`(_ row: Row) {
    for (state, reason) in zip(RequestState.allCases, row.reasons) {
      let rules = RequestRules(request: Self.request(state), person: row.person)
      #expect(rules.reason(against: row.action) == reason, "\(state)")
    }
  }

  @Test(arguments: [
    Row(.apply, carla, nil, .isAssigned, .isDone, .isCancelled),
    Row(.makeOffer, carla, .notApplied, .notApplied, .notApplied, .notApplied),
    Row(.chat, carla, .notApplied, .notApplied, .notApplied, .notApplied),
    Row(.chat, ana, .nobodyApplied, .nobodyApplied, .nobodyApplied, .nobodyApplied),
    Row(.seeOffer, ana, .noOffer, .noOffer, .noOffer, .noOffer),
    Row(.rate, ana, .notDone, .notDone, .noWorker, .isCancelled),
  ])
  func `as long as nobody has applied, some things are not there yet`(_ row: Row) {
    for (state, reason) in zip(RequestState.allCases, row.reasons) {
      let rules = RequestRules(request: Self.request(state, applied: false), person: row.person)
      #expect(rules.reason(against: row.action) == reason, "\(state)")
    }
  }

  @Test func `some things are allowed once, or as long as there is room`() {
    func reason(_ request: RequestDetail, _ person: Person, _ action: RequestAction) -> NotAllowed?
    {
      RequestRules(request: request, person: person).reason(against: action)
    }
    #expect(reason(Self.request(.done, isRated: true), ana, .rate) == .alreadyRated)
    #expect(reason(Self.request(.open, photos: 11), ana, .addPhotos) == nil)
    #expect(reason(Self.request(.open, photos: 12), ana, .addPhotos) == .tooManyPhotos)
    #expect(reason(Self.request(.open, free: 0, applied: false), carla, .apply) == .noFreePlace)
    #expect(reason(Self.request(.open, conflict: true), ana, .change) == .inConflict)
    let ben = Person(id: PersonID("ben"), name: "Ben", role: .homeowner, city: "Valencia")
    #expect(reason(Self.request(.open), ben, .cancel) == .notYours)
    #expect(reason(Self.request(.open), ben, .chat) == .notYours)
  }

  @Test(arguments: RequestAction.allCases)
  func `every action says no to somebody`(_ action: RequestAction) {
    let all = RequestState.allCases.flatMap { state in
      [true, false].flatMap { applied in
        [ana, carla].map {
          RequestRules(request: Self.request(state, applied: applied), person: $0)
        }
      }
    }
    #expect(all.contains { $0.reason(against: action) == nil })
    #expect(all.contains { $0.reason(against: action) != nil })
  }

  @Test(arguments: [(0, "", false), (1, "", true), (5, "x", true), (6, "", false)])
  func `a rating has one to five stars`(_ stars: Int, _ text: String, _ isFine: Bool) {
    #expect((WorkRating(stars: stars, text: text) != nil) == isFine)
    #expect(WorkRating(stars: 5, text: String(repeating: "ñ", count: 501)) == nil)
    #expect(Cancellation(reason: .other, note: String(repeating: "x", count: 501)) == nil)
    #expect(Cancellation(reason: .other, note: " so ")?.note == "so")
  }
}
