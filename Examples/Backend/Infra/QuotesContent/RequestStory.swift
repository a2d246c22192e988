import BackendModel
import Foundation
import Money

/// A request that there is before anyone comes, and what came of it.
struct RequestStory: Sendable {
  /// A professional who applied.
  struct Applicant: Sendable {
    let member: String
    /// In hours.
    let age: Double
    var offer: Offer?
  }

  struct Offer: Sendable {
    /// In hours.
    let age: Double
    let state: Quote.State
    /// How many days from now it holds.
    var days = 20
    let items: [(text: String, quantity: Int, price: Int)]
  }

  /// Names the request, and its quotes with it: `5e111a00-0000-4000-8000-` and this in twelve digits.
  let number: Int
  let homeowner: String
  let kind: WorkKind
  let title: String
  let description: String
  let city: String
  let postcode: String
  let when: WorkTiming
  /// In hours.
  let age: Double
  var state = WorkRequest.State.open
  var applicants: [Applicant] = []
  var rating: (stars: Int, text: String)?
  var cancellation: (reason: Cancellation.Reason, note: String)?
}

extension RequestStory {
  func write(to records: any QuotesRecords) throws {
    let id = try WorkRequest.ID(Self.id("8000", number), in: "id")
    let request = WorkRequest(
      id: id, homeowner: try member(homeowner),
      details: try WorkDetails(
        kind: kind, title: title, description: description,
        place: try Place(city: city, postcode: postcode), when: when),
      state: state, created: date(age, in: records),
      cancellation: try cancellation.map { try Cancellation(reason: $0.reason, note: $0.note) })
    try records.insert(request)
    for (place, applicant) in applicants.enumerated() {
      let professional = try member(applicant.member)
      try records.insert(
        Application(professional: professional, applied: date(applicant.age, in: records)), to: id)
      if let offer = applicant.offer {
        let quoteID = try Quote.ID(Self.id("9000", number * 10 + place), in: "id")
        try records.insert(offer.quote(quoteID, id, by: professional, in: records))
        if let rating, offer.state == .accepted {
          try records.insert(
            Rating(stars: rating.stars, text: rating.text, date: date(age / 4, in: records)),
            of: professional, for: id)
        }
      }
    }
  }

  private static func id(_ part: String, _ number: Int) -> String {
    let digits = "\(number)"
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return "5e111a00-0000-4000-\(part)-\(zeros)\(digits)"
  }

  private func member(_ name: String) throws -> Member.ID {
    guard let id = MemberID(name) else {
      throw DamagedRow("the name \(name.debugDescription)")
    }
    return id
  }

  private func date(_ age: Double, in records: any QuotesRecords) -> Date {
    records.now.addingTimeInterval(-age * 3600)
  }
}

extension RequestStory.Offer {
  fileprivate func quote(
    _ id: Quote.ID, _ request: WorkRequest.ID, by professional: Member.ID,
    in records: any QuotesRecords
  ) throws -> Quote {
    let today = CalendarDay(of: records.now)
    let items = try items.enumerated().map { place, item in
      try QuoteItem(
        text: item.text, quantity: item.quantity, price: Money(minorUnits: item.price, .eur),
        place: place)
    }
    return Quote(
      id: id, request: request, professional: professional,
      offer: try QuoteOffer(items: items, validUntil: today.adding(days: days), today: today),
      state: state, created: records.now.addingTimeInterval(-age * 3600), today: today)
  }
}
