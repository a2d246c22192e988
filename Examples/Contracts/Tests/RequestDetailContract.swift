import FindRequestsModel
import Foundation
import Money
import OwnRequestsModel
import SillarModel
import Testing
import Work
import WorkTesting

/// The contract of a service of quotes for one request.
struct RequestDetailContract {
  @Test(arguments: Implementation.ofQuotes)
  func `a request says who asks for what, and who has applied`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let new = try await place.phone(of: ana).read(id)
      #expect(new.request.homeowner.id == ana.id)
      #expect(new.request.contents == .tap)
      #expect(new.request.state == .open)
      #expect(new.professionals.isEmpty)
      #expect(!new.request.isOnlyHere)
      for professional in [carla, diego] { try await place.apply(professional, to: id) }
      let quote = try await place.offer(for: id)
      let anas = try await place.phone(of: ana).read(id)
      #expect(anas.professionals.map(\.id) == [carla.id, diego.id])
      let offer = try #require(anas.professionals.first?.offer)
      #expect(offer.id.rawValue == quote)
      #expect(offer.total.minorUnits == 120_00)
      #expect(offer.state == .offered)
      // A professional does not see the other applicants.
      let diegos = try await place.phone(of: diego).job(id)
      #expect(diegos.application != nil)
      #expect(diegos.application?.quote == nil)
      #expect(diegos.request.freePlaces == 2)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `what is not there, or not for whom asks, is unknown`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      try await place.apply(to: id)
      try await place.cancel(id)
      #expect(try await place.phone(of: carla).job(id).request.state == .cancelled)
      for (person, id) in [(ana, RequestID(UUID())), (ben, id), (diego, id)] {
        let phone = try place.phone(of: person)
        await #expect(throws: Problem.notFound) { try await phone.read(id) }
      }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `what the homeowner does makes another version, and nothing else does`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let phone = try place.phone(of: ana)
      let new = try await phone.read(id)
      try await place.apply(to: id)
      _ = try await place.offer(for: id)
      #expect(try await phone.read(id).request.version == new.request.version)
      try await phone.own.perform(.contents(.tap.with(title: "Two taps")), on: new)
      try await phone.send()
      let changed = try await phone.read(id).request
      #expect(changed.version > new.request.version)
      #expect(changed.contents == .tap.with(title: "Two taps"))
      #expect(changed.unsent.isEmpty)
    }
  }

  @Test(arguments: Implementation.ofQuotes, [true, false])
  func `of two changes of the same the one that is chosen holds`(
    _ implementation: Implementation, _ keepsMine: Bool
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let (mine, theirs) = (
        RequestContents.tap.with(title: "Mine"), RequestContents.tap.with(title: "Theirs")
      )
      let (phone, other) = (try place.phone(of: ana), try place.phone(of: ana))
      let before = try await phone.read(id)
      try await other.own.perform(.contents(theirs), on: other.read(id))
      try await other.send()
      try await phone.own.perform(.contents(mine), on: before)
      try await phone.send()
      let conflict = try #require(try await phone.read(id).conflict)
      #expect(conflict.mine == mine)
      #expect(conflict.theirs == theirs)
      try await phone.own.settle(conflict, keepsMine: keepsMine)
      try await phone.send()
      let settled = try await phone.read(id)
      #expect(settled.conflict == nil)
      #expect(settled.request.unsent.isEmpty)
      #expect(settled.request.contents == (keepsMine ? mine : theirs))
      #expect(try await other.read(id).request.contents == settled.request.contents)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `what is cancelled says why, takes no offer, and is not changed any more`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      try await place.apply(to: id)
      _ = try await place.offer(for: id)
      let (phone, late) = (try place.phone(of: ana), try place.phone(of: ana))
      let before = try await late.read(id)
      let why = try #require(Cancellation(reason: .tooExpensive, note: "Twice my budget"))
      try await phone.own.perform(.cancelled(why), on: before)
      try await phone.send()
      let cancelled = try await phone.read(id)
      #expect(cancelled.request.state == .cancelled)
      #expect(cancelled.request.cancellation == why)
      #expect(cancelled.professionals.first?.offer?.state == .declined)
      #expect(try await place.phone(of: carla).job(id).request.cancellation == why)
      try await late.own.perform(.contents(.tap.with(title: "Too late")), on: before)
      try await late.send()
      #expect(try await late.read(id).request.unsent.map(\.state) == [.refused(.notOpen)])
      #expect(try await late.read(id).request.contents == .tap)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `work is done once somebody was chosen for it, and then rated once`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      try await place.apply(to: id)
      let five = try #require(WorkRating(stars: 5, text: "On time"))
      func refusal(of change: RequestChange) async throws -> [UnsentChange.State] {
        let phone = try place.phone(of: ana)
        try await phone.own.perform(change, on: phone.read(id))
        try await phone.send()
        return try await phone.read(id).request.unsent.map(\.state)
      }
      #expect(try await refusal(of: .done) == [.refused(.notOpen)])
      try await place.accept(try await place.offer(for: id))
      #expect(try await refusal(of: .rated(five)) == [.refused(.notOpen)])
      #expect(try await refusal(of: .done) == [])
      // Repeating it, as from a second phone, changes nothing.
      #expect(try await refusal(of: .done) == [])
      #expect(try await refusal(of: .rated(five)) == [])
      #expect(try await refusal(of: .rated(five)) == [.refused(.alreadyRated)])
      let done = try await place.phone(of: ana).read(id)
      #expect(done.request.state == .done)
      #expect(done.worker?.id == carla.id)
      #expect(done.worker?.rating == five)
      // The professional sees the rating.
      let job = try await place.phone(of: carla).job(id)
      #expect(job.application?.rating == WorkRating(stars: 5, text: "On time"))
      #expect(job.score != nil)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `the contact with each professional is rated once, whoever does the work`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let two = try #require(WorkRating(stars: 2, text: "Slow to answer"))
      let four = try #require(WorkRating(stars: 4, text: ""))
      func refusal(of rating: WorkRating, with person: Person) async throws -> [UnsentChange.State]
      {
        let phone = try place.phone(of: ana)
        try await phone.own.perform(.contactRated(rating, of: person.id), on: phone.read(id))
        try await phone.send()
        return try await phone.read(id).request.unsent.map(\.state)
      }
      #expect(try await refusal(of: two, with: carla) == [.refused(.notApplied)])
      for professional in [carla, diego] { try await place.apply(professional, to: id) }
      let version = try await place.phone(of: ana).read(id).request.version
      #expect(try await refusal(of: two, with: carla) == [])
      #expect(try await refusal(of: four, with: diego) == [])
      #expect(try await refusal(of: four, with: carla) == [.refused(.alreadyRated)])
      let rated = try await place.phone(of: ana).read(id)
      #expect(rated.professionals.map(\.contactRating) == [two, four])
      #expect(rated.professionals.map(\.rating) == [nil, nil])
      #expect(rated.request.version == version)
      let job = try await place.phone(of: carla).job(id)
      #expect(job.application?.contactRating == two)
      #expect(job.score != nil)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a photo that nobody has uploaded is not added`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let phone = try place.phone(of: ana)
      try await phone.own.perform(.photo(PhotoID(UUID())), on: phone.read(id))
      try await phone.send()
      let after = try await phone.read(id).request
      #expect(after.photos.isEmpty)
      #expect(after.unsent.map(\.state) == [.refused(.other)])
    }
  }
}
