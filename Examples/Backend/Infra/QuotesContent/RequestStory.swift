import BackendModel
import Foundation
import Money

/// A bundled sample request with its applicants, offers and rating.
struct RequestStory: ContentEntry, Decodable {
  /// A professional who applied.
  struct Applicant: Decodable, Sendable {
    let member: String
    let hoursAgo: Double
    let offer: Offer?
  }

  struct Offer: Decodable, Sendable {
    let hoursAgo: Double
    let state: Known<Quote.State>
    /// The validity of the offer, in days from now.
    let holdsForDays: Int
    let items: [Item]
  }

  struct Item: Decodable, Sendable {
    let text: String
    let quantity: Int
    /// The price of one item, in euro cents.
    let price: Int
  }

  struct Review: Decodable, Sendable {
    let stars: Int
    let text: String
  }

  struct Ending: Decodable, Sendable {
    let reason: Known<Cancellation.Reason>
    let note: String
  }

  static let kind = "request"
  /// The number in the ids of the request and its quotes: `5e111a00-0000-4000-8000-` and twelve digits.
  let id: Int
  let homeowner: String
  let kind: Known<WorkKind>
  let title: String
  let description: String
  let city: String
  let postcode: String
  let when: Known<WorkTiming>
  let hoursAgo: Double
  let state: Known<WorkRequest.State>
  let cancellation: Ending?
  let applicants: [Applicant]
  let rating: Review?

  /// Returns an id for sample data.
  static func id(_ part: String, _ number: Int) -> String {
    let digits = "\(number)"
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return "5e111a00-0000-4000-\(part)-\(zeros)\(digits)"
  }

  /// The first invalid value of the request, its cancellation, offers or rating; `nil` when there is none.
  var fault: InputFault? {
    do {
      _ = try details()
      _ = try ending()
      _ = try rating?.rating(Date())
      for offer in applicants.compactMap(\.offer) {
        _ = try offer.offer(today: CalendarDay(of: Date()))
      }
      return nil
    } catch QuotesRefusal.invalid(let fault) {
      return fault
    } catch {
      return InputFault("id", "cannot be a request: \(error)")
    }
  }
}

extension RequestStory {
  func write(to records: any QuotesRecords) throws {
    let requestID = try WorkRequest.ID(Self.id("8000", id), in: "id")
    try records.insert(
      WorkRequest(
        id: requestID, homeowner: try Self.member(homeowner), details: try details(),
        state: state.value, created: date(hoursAgo, in: records), cancellation: try ending()))
    for (place, applicant) in applicants.enumerated() {
      let professional = try Self.member(applicant.member)
      try records.insert(
        Application(professional: professional, applied: date(applicant.hoursAgo, in: records)),
        to: requestID)
      guard let offer = applicant.offer else { continue }
      let today = CalendarDay(of: records.now)
      try records.insert(
        Quote(
          id: try Quote.ID(Self.id("9000", id * 10 + place), in: "id"), request: requestID,
          professional: professional, offer: try offer.offer(today: today),
          state: offer.state.value, created: date(offer.hoursAgo, in: records), today: today))
      if let rating, offer.state.value == .accepted {
        try records.insert(
          try rating.rating(date(hoursAgo / 4, in: records)),
          of: professional, for: requestID)
      }
    }
  }

  private func details() throws(QuotesRefusal) -> WorkDetails {
    try WorkDetails(
      kind: kind.value, title: title, description: description,
      place: try Place(city: city, postcode: postcode), when: when.value)
  }

  private func ending() throws -> Cancellation? {
    try cancellation.map { try Cancellation(reason: $0.reason.value, note: $0.note) }
  }

  private static func member(_ name: String) throws -> Member.ID {
    guard let id = Member.ID(name) else { throw DamagedRow("the name \(name.debugDescription)") }
    return id
  }

  private func date(_ hours: Double, in records: any QuotesRecords) -> Date {
    records.now.addingTimeInterval(-hours * 3600)
  }
}

extension RequestStory.Review {
  fileprivate func rating(_ date: Date) throws(QuotesRefusal) -> Rating {
    try Rating(stars: stars, text: text, date: date)
  }
}

extension RequestStory.Offer {
  fileprivate func offer(today: CalendarDay) throws -> QuoteOffer {
    let items = try items.enumerated().map { place, item in
      try QuoteItem(
        text: item.text, quantity: item.quantity, price: Money(minorUnits: item.price, .eur),
        place: place)
    }
    return try QuoteOffer(items: items, validUntil: today.adding(days: holdsForDays), today: today)
  }
}
