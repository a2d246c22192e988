import FindRequestsModel
import Foundation
import OwnRequestsModel
import SillarModel
import Testing
import Work
import WorkTesting

/// The contract of a service of quotes for the lists of requests.
struct RequestsContract {
  /// Returns the contents of a request in a town that no other test uses.
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
      try await phone.own.create(id, .tap, photos: [])
      #expect(try await phone.listed(id)?.request.unsent.map(\.state) == [.waiting])
      try await phone.send()
      for phone in [phone, try place.phone(of: ana)] {
        let made = try #require(try await phone.listed(id))
        #expect(made.request.contents == .tap)
        #expect(made.request.state == .open)
        #expect(made.request.freePlaces == RequestContents.places)
        #expect(made.professionals.isEmpty)
        #expect(made.request.photos.isEmpty)
        #expect(made.request.unsent.isEmpty)
      }
      #expect(try await place.phone(of: ben).listed(id) == nil)
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
        try await phone.own.create(id, contents, photos: [])
        try await phone.send()
        let own = try #require(try await phone.listed(id))
        #expect(own.request.unsent.map(\.state) == (contents == .tap ? [] : [.refused(.other)]))
      }
      let all = try await answer(place.phone(of: ana).own.all()).value
      #expect(all.filter { $0.id == id }.map(\.request.contents) == [.tap])
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a request with what cannot be is refused`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let long = RequestContents.tap.with(title: String(repeating: "x", count: 81))
      for (contents, photos) in [(RequestContents.tap, [PhotoID(UUID())]), (long, [])] {
        let phone = try place.phone(of: ana)
        let id = RequestID(UUID())
        try await phone.own.create(id, contents, photos: photos)
        try await phone.send()
        #expect(try await phone.listed(id)?.request.unsent.map(\.state) == [.refused(.other)])
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
      let phone = try place.phone(of: carla)
      func found(_ query: JobQuery) async throws -> [RequestID] {
        try await phone.found(query).map(\.id)
      }
      #expect(try await found(JobQuery(place: town)) == [id])
      #expect(try await found(JobQuery(kind: .roofing, place: town)) == [id])
      #expect(try await found(JobQuery(kind: .painting, place: town)) == [])
      let plain = town.lowercased().replacing("á", with: "a").dropLast()
      #expect(try await found(JobQuery(place: String(plain))) == [id])
      #expect(try await found(JobQuery(place: "280")).contains(id))
      #expect(try await found(JobQuery(place: String(town.dropFirst()))) == [])
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `work is looked for by professionals alone`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let phone = try place.phone(of: ana)
      await #expect {
        _ = try await phone.found(JobQuery())
      } throws: {
        if case .broken(let failure) = $0 as? Problem {
          failure.detail.contains("403")
        } else {
          false
        }
      }
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
      #expect(try await phone.applied(id)?.application != nil)
      try await phone.jobs.apply(to: id)
      try await phone.send()
      let own = try #require(try await phone.applied(id))
      #expect(own.request.unsent.isEmpty)
      #expect(own.request.freePlaces == 2)
      #expect(try await phone.found(JobQuery(place: town)).map(\.request.freePlaces) == [2])
      let anas = try await place.phone(of: ana).listed(id)
      #expect(anas?.professionals.count == 2)
      #expect(anas?.request.freePlaces == 2)
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
      #expect(try await phone.job(id).request.state == .open)
      try await place.cancel(id)
      #expect(try await phone.found(JobQuery(place: town)).isEmpty)
      try await phone.jobs.apply(to: id)
      try await phone.send()
      #expect(try await phone.applied(id)?.request.unsent.last?.state == .refused(.unknownRequest))
      #expect(try await place.phone(of: ana).listed(id)?.professionals == [])
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
      #expect(try await place.phone(of: ana).listed(id)?.openOffers == 1)
      try await place.accept(quote)
      let assigned = try await place.phone(of: ana).listed(id)
      #expect(assigned?.openOffers == 0)
      #expect(assigned?.request.state == .assigned)
    }
  }
}
