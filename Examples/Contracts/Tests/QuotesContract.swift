import Foundation
import Money
import QuotesModel
import QuotesTesting
import RequestDetailModel
import SillarModel
import Testing
import Work
import WorkTesting

/// What every implementation of Quotes' repository does.
struct QuotesContract {
  private func offer(_ items: [QuoteItem] = QuoteItem.samples) throws -> NewOffer {
    try #require(NewOffer(items: items, validUntil: Day(of: today).adding(days: 10)))
  }

  @Test(arguments: Implementation.allCases)
  func `an offer is read by both as it was made`(_ implementation: Implementation) async throws {
    try await implementation.offers { place in
      let id = try await place.carlas.make(offer(), for: place.request)
      try await place.settle()
      for quotes in [place.carlas, place.anas] {
        let quote = try await quotes.quote(id).last().value
        #expect(quote.id == id)
        #expect(quote.request == place.request)
        #expect(quote.professional.id == carla.id)
        #expect(quote.items == QuoteItem.samples)
        #expect(quote.total == euros(196_00))
        #expect(quote.validUntil == Day(of: today).adding(days: 10))
        #expect(quote.state == .offered)
        #expect(quote.unsent == nil)
      }
      let unsent = try await place.carlas.unsentOffer(for: place.request)
      #expect(unsent == nil)
    }
  }

  @Test(arguments: Implementation.allCases, [true, false])
  func `an answer is known to both`(
    _ implementation: Implementation, _ isAccepting: Bool
  ) async throws {
    try await implementation.offers { place in
      let id = try await place.carlas.make(offer(), for: place.request)
      try await place.settle()
      let quote = try await place.anas.quote(id).last().value
      if isAccepting {
        try await place.anas.accept(quote)
      } else {
        try await place.anas.decline(quote)
      }
      try await place.settle()
      for quotes in [place.carlas, place.anas] {
        let answered = try await quotes.quote(id).last().value
        #expect(answered.state == (isAccepting ? .accepted : .declined))
        #expect(answered.unsent == nil)
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `another offer takes the place of the one that is open`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.offers { place in
      let first = try await place.carlas.make(offer(), for: place.request)
      try await place.settle()
      let items = [QuoteItem(text: "All of it", quantity: 1, price: euros(150_00))]
      let second = try await place.carlas.make(offer(items), for: place.request)
      try await place.settle()
      #expect(first != second)
      #expect(try await place.anas.quote(first).last().value.state == .withdrawn)
      let quote = try await place.anas.quote(second).last().value
      #expect(quote.state == .offered)
      #expect(quote.total == euros(150_00))
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a quote that is not there is unknown`(_ implementation: Implementation) async throws {
    try await implementation.offers { place in
      let id = QuoteID(UUID())
      await #expect(throws: QuotesError.unknownQuote) { try await place.anas.quote(id).last() }
      let here = try await place.anas.quoteHere(id)
      #expect(here == nil)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what was begun is kept until it is made an offer`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.offers { place in
      let form = OfferForm(rows: [OfferForm.Row(id: 0, text: "Tap", quantity: "2", price: "4")])
      #expect(try await place.carlas.draft(for: place.request) == nil)
      try await place.carlas.save(form, for: place.request)
      #expect(try await place.carlas.draft(for: place.request) == form)
      #expect(try await place.carlas.draft(for: RequestID(rawValue: "r-2")) == nil)
      _ = try await place.carlas.make(offer(), for: place.request)
      #expect(try await place.carlas.draft(for: place.request) == nil)
      try await place.carlas.save(form, for: place.request)
      try await place.carlas.removeDraft(for: place.request)
      #expect(try await place.carlas.draft(for: place.request) == nil)
    }
  }

  // MARK: What a service refuses

  @Test(arguments: Implementation.ofQuotes)
  func `a quote is for the two whom it concerns`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      try await place.apply(to: id)
      let quote = QuoteID(rawValue: try await place.offer(for: id))
      for person in [ana, carla] {
        #expect(try await place.phone(of: person).quotes.quote(quote).last().value.id == quote)
      }
      for person in [ben, diego] {
        let quotes = try place.phone(of: person).quotes
        await #expect(throws: QuotesError.unknownQuote) { try await quotes.quote(quote).last() }
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
      let (first, second) = (
        try await phone.quotes.quote(ids[0]).last().value,
        try await late.quotes.quote(ids[1]).last().value
      )
      try await phone.quotes.accept(first)
      try await phone.send()
      #expect(try await phone.quotes.quote(ids[1]).last().value.state == .declined)
      try await late.quotes.accept(second)
      try await late.send()
      let refused = try await late.quotes.quote(ids[1]).last().value
      #expect(refused.state == .declined)
      #expect(refused.unsent?.state == .refused(.notOpen))
      #expect(try await phone.read(id).worker?.id == carla.id)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `an offer is made by who has applied, as long as the request is open`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      func refusal() async throws -> QuoteChange.State? {
        let phone = try place.phone(of: carla)
        let quote = try await phone.quotes.make(offer(), for: id)
        try await phone.send()
        return try await phone.quotes.quoteHere(quote)?.unsent?.state
      }
      #expect(try await refusal() == .refused(.notApplied))
      try await place.apply(to: id)
      #expect(try await refusal() == nil)
      try await place.cancel(id)
      #expect(try await refusal() == .refused(.requestNotOpen))
    }
  }
}
