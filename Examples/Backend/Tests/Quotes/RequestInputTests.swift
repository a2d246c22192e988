import Foundation
import Testing

/// The validation of requests, quotes and ratings.
@Suite struct RequestInputTests {
  private func expect(_ answer: Answer, _ pointer: String) throws {
    try answer.expect(422, "invalid-body", "\(pointer): \(answer.text)")
    #expect(try answer.problem().errors?.map(\.pointer) == ["#/\(pointer)"])
  }

  @Test func `a request that cannot be is refused, and says where`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let id = String.newID
      let photo = String.newID
      let long = String(repeating: "x", count: 81)
      for (body, pointer) in [
        (String.request("x"), "id"), (.request(id.uppercased()), "id"),
        (.request(id, kind: "magic"), "kind"), (.request(id, title: ""), "title"),
        (.request(id, title: "  "), "title"), (.request(id, title: long), "title"),
        (.request(id, city: ""), "place/city"), (.request(id, postcode: "2800"), "place/postcode"),
        (.request(id, postcode: "2800a"), "place/postcode"),
        (.request(id, postcode: "٢٨٠٠١"), "place/postcode"),
        (.request(id).replacing("flexible", with: "never"), "when"),
        (.request(id, photos: ["x"]), "photos/0"),
        (.request(id, photos: [photo, photo]), "photos"),
        (.request(id, photos: (0..<13).map { _ in String.newID }), "photos"),
        (.request(id).replacing(#""title":"A tap drips","#, with: ""), "title"),
      ] {
        // One key for all: an invalid body does not use up its key.
        try expect(try await ana.post("/requests", body, key: "k"), pointer)
      }
      let mended = try await ana.post("/requests", .request(id, title: " Ñ🚿 "), key: "k")
      #expect(try mended.decoded(WorkRequestAnswer.self).title == "Ñ🚿")
    }
  }

  @Test func `a quote that cannot be is refused, and says where`() async throws {
    try await withQuotes { quotes in
      let request = try await quotes.caller("ana").create()
      let carla = try await quotes.caller("carla")
      _ = try await carla.apply(to: request.id)
      let id = String.newID
      let path = "/requests/\(request.id)/quotes"
      for (body, pointer) in [
        (String.quote("x"), "id"), (.quote(id, validUntil: "tomorrow"), "valid_until"),
        (.quote(id, validUntil: "2026-11-20"), "valid_until"),
        (.quote(id, validUntil: "2027-11-23"), "valid_until"),
        (.quote(id, quantity: 0), "items/0/quantity"),
        (.quote(id, quantity: 1000), "items/0/quantity"),
        (.quote(id, price: -1), "items/0/price/amount"),
        (.quote(id, price: 100_000_001), "items/0/price/amount"),
        (.quote(id, price: 50_000_001), "items"), (.quote(id, price: 0), "items"),
        (.quote(id).replacing("EUR", with: "USD"), "items/0/price/currency"),
        (.quote(id).replacing("EUR", with: "euro"), "items/0/price/currency"),
        (.quote(id).replacing("Hours", with: ""), "items/0/text"),
        (#"{"id":"\#(id)","items":[],"valid_until":"2026-12-01"}"#, "items"),
      ] {
        try expect(try await carla.post(path, body, key: "k"), pointer)
      }
      let largest = try await carla.post(path, .quote(id, price: 50_000_000), key: "k")
      #expect(try largest.decoded(QuoteAnswer.self).total.amount == 100_000_000)
    }
  }

  @Test func `thirty items in letters of any kind fit`() async throws {
    try await withQuotes { quotes in
      let request = try await quotes.caller("ana").create()
      let carla = try await quotes.caller("carla")
      _ = try await carla.apply(to: request.id)
      let text = String(repeating: "\\u00e1", count: 120)
      let item = #"{"text":"\#(text)","quantity":1,"price":{"amount":1,"currency":"EUR"}}"#
      let items = Array(repeating: item, count: 30).joined(separator: ",")
      let body =
        #"{"id":"\#(String.newID)","items":[\#(items)],"valid_until":"2026-12-01"}"#
      let answer = try await carla.post("/requests/\(request.id)/quotes", body)
      #expect(answer.status == 201)
      #expect(try answer.decoded(QuoteAnswer.self).items.count == 30)
    }
  }

  @Test func `a thirteenth photo is refused`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      var photos: [String] = []
      for _ in 0..<13 { photos.append(try await quotes.photo(of: "ana")) }
      let request = try await ana.create(photos: Array(photos.prefix(11)))
      let path = "/requests/\(request.id)/photos"
      #expect(try await ana.change(path, #"{"photo":"\#(photos[11])"}"#).photos.count == 12)
      // Adding the same photo again changes nothing.
      #expect(try await ana.change(path, #"{"photo":"\#(photos[0])"}"#).version == 2)
      let answer = try await ana.post(path, #"{"photo":"\#(photos[12])"}"#)
      try answer.expect(409, "too-many-photos")
    }
  }
}
