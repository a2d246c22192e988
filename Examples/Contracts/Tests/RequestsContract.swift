import Foundation
import RequestDetailModel
import RequestsModel
import SillarModel
import Testing
import Work
import WorkTesting

/// What every service of quotes does for the lists of requests.
struct RequestsContract {
  /// In a town of its own.
  private func contents(in town: String) -> RequestContents {
    RequestContents(
      kind: .roofing, title: "Tiles", description: "Three are gone.",
      place: WorkPlace(city: town, postcode: "28004"), timing: .flexible)
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a request that was made is the service's as it was written`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let phone = try place.phone(of: ana)
      let id = RequestID(UUID())
      try await phone.requests.create(NewRequest(id: id, contents: .tap, photos: []))
      #expect(try await phone.own(id)?.sending == .waiting)
      try await phone.send()
      for phone in [phone, try place.phone(of: ana)] {
        let made = try #require(try await phone.own(id))
        #expect(made.contents == .tap)
        #expect(made.state == .open)
        #expect(made.freePlaces == RequestContents.places)
        #expect((made.applicants, made.offers, made.photos) == (0, 0, 0))
        #expect(made.unsent.isEmpty)
      }
      #expect(try await place.phone(of: ben).own(id) == nil)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `the same request made twice is one, and another one under its name is refused`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      for contents in [RequestContents.tap, .tap.with(title: "Something else")] {
        let phone = try place.phone(of: ana)
        try await phone.requests.create(NewRequest(id: id, contents: contents, photos: []))
        try await phone.send()
        let own = try #require(try await phone.own(id))
        #expect(own.unsent.map(\.state) == (contents == .tap ? [] : [.refused(.other)]))
      }
      let all = try await place.phone(of: ana).requests.own().last().value
      #expect(all.filter { $0.id == id }.map(\.contents) == [.tap])
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a request with what cannot be is refused`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let long = RequestContents.tap.with(title: String(repeating: "x", count: 81))
      for (contents, photos) in [(RequestContents.tap, [PhotoID(UUID())]), (long, [])] {
        let phone = try place.phone(of: ana)
        let id = RequestID(UUID())
        try await phone.requests.create(NewRequest(id: id, contents: contents, photos: photos))
        try await phone.send()
        #expect(try await phone.own(id)?.unsent.map(\.state) == [.refused(.other)])
      }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `what is open is found by its kind, and the beginning of its place in any letters`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let town = "Ávila \(UUID().uuidString.prefix(8))"
      let id = try await place.request(contents(in: town))
      let requests = try place.phone(of: carla).requests
      func found(_ search: RequestSearch) async throws -> [RequestID] {
        try await requests.open(search).last().value.requests.map(\.id)
      }
      #expect(try await found(RequestSearch(place: town)) == [id])
      #expect(try await found(RequestSearch(kind: .roofing, place: town)) == [id])
      #expect(try await found(RequestSearch(kind: .painting, place: town)) == [])
      let plain = town.lowercased().replacing("á", with: "a").dropLast()
      #expect(try await found(RequestSearch(place: String(plain))) == [id])
      #expect(try await found(RequestSearch(place: "280")).contains(id))
      #expect(try await found(RequestSearch(place: String(town.dropFirst()))) == [])
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `work is looked for by professionals alone`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let requests = try place.phone(of: ana).requests
      let error = await #expect(throws: RequestsError.self) {
        try await requests.open(RequestSearch()).last()
      }
      guard case .refused = error else { throw error ?? RequestsError.signedOut }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `who applies has one place, however often, and sees nobody else`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let town = "Zafra \(UUID().uuidString.prefix(8))"
      let id = try await place.request(contents(in: town))
      try await place.apply(diego, to: id)
      try await place.apply(carla, to: id)
      let phone = try place.phone(of: carla)
      #expect(try await phone.own(id)?.applicants == 1)
      try await phone.requests.apply(to: id)
      try await phone.send()
      let own = try #require(try await phone.own(id))
      #expect(own.unsent.isEmpty)
      #expect((own.applicants, own.freePlaces) == (1, 2))
      let found = try await phone.requests.open(RequestSearch(place: town)).last().value
      #expect(found.requests.map(\.freePlaces) == [2])
      let anas = try await place.phone(of: ana).own(id)
      #expect(anas?.applicants == 2)
      #expect(anas?.freePlaces == 2)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `what is cancelled is found by nobody, and nobody applies to it`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let town = "Ronda \(UUID().uuidString.prefix(8))"
      let id = try await place.request(contents(in: town))
      let phone = try place.phone(of: carla)
      #expect(try await phone.read(id).state == .open)
      try await place.cancel(id)
      let found = try await phone.requests.open(RequestSearch(place: town)).last().value
      #expect(found.requests.isEmpty)
      try await phone.requests.apply(to: id)
      try await phone.send()
      #expect(try await phone.own(id)?.applicationRefused == .unknownRequest)
      #expect(try await place.phone(of: ana).own(id)?.applicants == 0)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `an offer is counted for as long as it waits for an answer`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      try await place.apply(to: id)
      let quote = try await place.offer(for: id)
      #expect(try await place.phone(of: ana).own(id)?.offers == 1)
      try await place.accept(quote)
      let assigned = try await place.phone(of: ana).own(id)
      #expect(assigned?.offers == 0)
      #expect(assigned?.state == .assigned)
    }
  }
}
