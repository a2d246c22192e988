import Foundation
import Money
import RequestDetailModel
import SillarModel
import Testing
import Work
import WorkTesting

/// What every service of quotes does for one request.
struct RequestDetailContract {
  @Test(arguments: Implementation.ofQuotes)
  func `a request says who asks for what, and who has applied`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let new = try await place.phone(of: ana).read(id)
      #expect(new.homeowner.id == ana.id)
      #expect(new.homeowner.role == .homeowner)
      #expect(new.contents == .tap)
      #expect(new.state == .open)
      #expect(new.professionals.isEmpty)
      #expect(!new.isOnlyHere)
      for professional in [carla, diego] { try await place.apply(professional, to: id) }
      let quote = try await place.offer(for: id)
      let anas = try await place.phone(of: ana).read(id)
      #expect(anas.professionals.map(\.id) == [carla.id, diego.id])
      let offer = try #require(anas.applicant(carla.id)?.offer)
      #expect(offer.id == quote)
      #expect(offer.total.minorUnits == 120_00)
      #expect(offer.state == .offered)
      // Nobody sees whom they are up against.
      let diegos = try await place.phone(of: diego).read(id)
      #expect(diegos.professionals.map(\.id) == [diego.id])
      #expect(diegos.freePlaces == 2)
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
      #expect(try await place.phone(of: carla).read(id).state == .cancelled)
      for (person, id) in [(ana, RequestID(UUID())), (ben, id), (diego, id)] {
        let phone = try place.phone(of: person)
        await #expect(throws: RequestDetailError.unknownRequest) { try await phone.read(id) }
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
      #expect(try await phone.read(id).version == new.version)
      try await phone.detail.change(new, to: .tap.with(title: "Two taps"))
      try await phone.send()
      let changed = try await phone.read(id)
      #expect(changed.version > new.version)
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
      try await other.detail.change(other.read(id), to: theirs)
      try await other.send()
      try await phone.detail.change(before, to: mine)
      try await phone.send()
      let conflict = try #require(try await phone.read(id).conflict)
      #expect(conflict.mine == mine)
      #expect(conflict.theirs == theirs)
      if keepsMine {
        try await phone.detail.keepMine(conflict.change)
        try await phone.send()
      } else {
        try await phone.detail.takeTheirs(conflict.change)
      }
      let settled = try await phone.read(id)
      #expect(settled.conflict == nil)
      #expect(settled.unsent.isEmpty)
      #expect(settled.contents == (keepsMine ? mine : theirs))
      #expect(try await other.read(id).contents == settled.contents)
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
      try await phone.detail.cancel(id, why)
      try await phone.send()
      let cancelled = try await phone.read(id)
      #expect(cancelled.state == .cancelled)
      #expect(cancelled.cancellation == why)
      #expect(cancelled.applicant(carla.id)?.offer?.state == .declined)
      try await late.detail.change(before, to: .tap.with(title: "Too late"))
      try await late.send()
      #expect(try await late.read(id).unsent.map(\.state) == [.refused(.notOpen)])
      #expect(try await late.read(id).contents == .tap)
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
      func refusal(
        _ work: (any RequestDataManager) async throws -> Void
      ) async throws -> [UnsentChange.State] {
        let phone = try place.phone(of: ana)
        _ = try await phone.read(id)
        try await work(phone.detail)
        try await phone.send()
        return try await phone.read(id).unsent.map(\.state)
      }
      #expect(try await refusal { try await $0.markDone(id) } == [.refused(.notOpen)])
      try await place.accept(try await place.offer(for: id))
      #expect(try await refusal { try await $0.rate(id, five) } == [.refused(.notOpen)])
      #expect(try await refusal { try await $0.markDone(id) } == [])
      // Twice, as from two phones, is once.
      #expect(try await refusal { try await $0.markDone(id) } == [])
      #expect(try await refusal { try await $0.rate(id, five) } == [])
      #expect(try await refusal { try await $0.rate(id, five) } == [.refused(.alreadyRated)])
      let done = try await place.phone(of: ana).read(id)
      #expect(done.state == .done)
      #expect(done.worker?.id == carla.id)
      #expect(done.worker?.rating == five)
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a photo that nobody has uploaded is not added`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let id = try await place.request()
      let phone = try place.phone(of: ana)
      _ = try await phone.read(id)
      try await phone.detail.add(PhotoID(UUID()), to: id)
      try await phone.send()
      let after = try await phone.read(id)
      #expect(after.photos.isEmpty)
      #expect(after.unsent.map(\.state) == [.refused(.other)])
    }
  }
}
