import FindRequestsModel
import Foundation
import Money
import OwnRequestsModel
import SillarModel
import Testing
import Work
import WorkTesting

/// The contract of a service of quotes for offers and their answers.
struct QuotesContract {
  private let items = [
    QuoteItem(text: "Tap", quantity: 2, price: Money(minorUnits: 45_50, .eur)),
    QuoteItem(text: "Hours", quantity: 3, price: Money(minorUnits: 35_00, .eur)),
  ]

  private func offer(_ items: [QuoteItem]? = nil) throws -> NewOffer {
    try #require(
      NewOffer(items: items ?? self.items, validUntil: Day(of: today).adding(days: 10)))
  }

  @Test(arguments: Implementation.ofQuotes)
  func `an offer is read by both as it was made`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let request = try await place.request()
      try await place.apply(to: request)
      let (anas, carlas) = (try place.phone(of: ana), try place.phone(of: carla))
      _ = try await carlas.job(request)
      let id = try await carlas.offers.make(offer(), for: request)
      try await carlas.send()
      for phone in [carlas, anas] {
        let quote = try await phone.quote(id)
        #expect(quote.id == id)
        #expect(quote.request == request)
        #expect(quote.professional.id == carla.id)
        #expect(quote.items == items)
        #expect(quote.total == Money(minorUnits: 196_00, .eur))
        #expect(quote.validUntil == Day(of: today).adding(days: 10))
        #expect(quote.state == .offered)
        #expect(quote.unsent == nil)
      }
      let unsent = try await carlas.jobs.known(request)?.unsentOffer
      #expect(unsent == nil)
    }
  }

  @Test(arguments: Implementation.ofQuotes, QuoteAnswer.allCases)
  func `an answer is known to both`(
    _ implementation: Implementation, _ answer: QuoteAnswer
  ) async throws {
    try await implementation.quotes { place in
      let request = try await place.request()
      try await place.apply(to: request)
      let id = QuoteID(rawValue: try await place.offer(for: request))
      let (anas, carlas) = (try place.phone(of: ana), try place.phone(of: carla))
      try await anas.own.answer(anas.quote(id), answer)
      try await anas.send()
      for phone in [carlas, anas] {
        let answered = try await phone.quote(id)
        #expect(answered.state == (answer == .accept ? .accepted : .declined))
        #expect(answered.unsent == nil)
      }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `another offer takes the place of the one that is open`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let request = try await place.request()
      try await place.apply(to: request)
      let (anas, carlas) = (try place.phone(of: ana), try place.phone(of: carla))
      _ = try await carlas.job(request)
      let first = try await carlas.offers.make(offer(), for: request)
      try await carlas.send()
      #expect(try await anas.quote(first).state == .offered)
      let price = Money(minorUnits: 150_00, .eur)
      let second = try await carlas.offers.make(
        offer([QuoteItem(text: "All of it", quantity: 1, price: price)]), for: request)
      try await carlas.send()
      #expect(first != second)
      for phone in [carlas, anas] {
        #expect(try await phone.quote(first).state == .withdrawn)
        #expect(try await phone.quote(second).state == .offered)
        #expect(try await phone.quote(second).total == price)
      }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a quote that is not there is unknown`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let phone = try place.phone(of: ana)
      await #expect(throws: Problem.notFound) { try await phone.quote(QuoteID(UUID())) }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a quote is for the two whom it concerns`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      try await place.apply(to: id)
      let quote = QuoteID(rawValue: try await place.offer(for: id))
      for person in [ana, carla] {
        #expect(try await place.phone(of: person).quote(quote).id == quote)
      }
      for person in [ben, diego] {
        let phone = try place.phone(of: person)
        await #expect(throws: Problem.notFound) { try await phone.quote(quote) }
      }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `accepting one declines the others, and nothing is answered twice`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      for professional in [carla, diego] { try await place.apply(professional, to: id) }
      let ids = [try await place.offer(for: id), try await place.offer(for: id, by: diego)]
        .map { QuoteID(rawValue: $0) }
      let (phone, late) = (try place.phone(of: ana), try place.phone(of: ana))
      let (first, second) = (try await phone.quote(ids[0]), try await late.quote(ids[1]))
      try await phone.own.answer(first, .accept)
      try await phone.send()
      #expect(try await phone.quote(ids[1]).state == .declined)
      try await late.own.answer(second, .accept)
      try await late.send()
      let refused = try await late.quote(ids[1])
      #expect(refused.state == .declined)
      #expect(refused.unsent?.state == .refused(.quoteNotOpen))
      #expect(try await phone.read(id).worker?.id == carla.id)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `an offer is made by who has applied, as long as the request is open`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      func refusal() async throws -> UnsentChange.State? {
        let phone = try place.phone(of: carla)
        _ = try await phone.job(id)
        _ = try await phone.offers.make(offer(), for: id)
        try await phone.send()
        return try await phone.jobs.known(id)?.unsentOffer?.unsent?.state
      }
      #expect(try await refusal() == .refused(.notApplied))
      try await place.apply(to: id)
      #expect(try await refusal() == nil)
      try await place.cancel(id)
      #expect(try await refusal() == .refused(.notOpen))
    }
  }
}
