import Foundation
import Sillar
import SillarModel
import Testing

enum Trouble: ReadingProblem {
  case offline
  case serviceFailed(ServiceFailure)
  case unknown

  var maySolveItself: Bool { self != .unknown }
}

/// What a screen keeps, and can say, when answers come and fail.
@Suite struct LoadableTests {
  private typealias Text = Loadable<String, Trouble>
  private let now = Date(timeIntervalSince1970: 1_767_225_600)

  private func said(
    _ problem: Trouble?, minutes: Int, isSettled: Bool = true
  ) -> Staleness<Trouble> {
    Staleness(
      savedAt: now - Double(minutes * 60), problem: problem, isSettled: isSettled, now: now)
  }

  @Test func `what was saved says nothing of problems while a live answer is awaited`() {
    var text = Text()
    text.take(TypedReading("old", .saved(at: now - 300)), at: now)
    #expect(text.value == "old")
    #expect(text.staleness == said(nil, minutes: 5, isSettled: false))
    #expect(!text.needsRefresh, "that goes on already")
    text.take(TypedReading("new", .live), at: now)
    text.end()
    #expect(text.staleness == nil)
    #expect(!text.needsRefresh)
  }

  @Test func `what was saved is named when there is nothing better`() {
    var text = Text()
    text.take(TypedReading("old", .saved(at: now - 300)), at: now)
    text.end()
    #expect(text.staleness == said(nil, minutes: 5))
    #expect(text.needsRefresh)
  }

  @Test func `what is said stays while it is asked for anew`() {
    var text = Text()
    text.take(TypedReading("old", .saved(at: now - 300), problem: .offline), at: now)
    text.end()
    text.begin()
    text.take(TypedReading("old", .saved(at: now - 300)), at: now)
    #expect(text.staleness == said(.offline, minutes: 5))
    text.fail(Trouble.serviceFailed("503"))
    text.end()
    #expect(text.value == "old")
    #expect(text.problem == nil)
    #expect(text.staleness == said(.serviceFailed("503"), minutes: 5))
  }

  @Test func `a failure counts where there is nothing to show`() {
    var text = Text()
    text.fail(Trouble.offline)
    text.end()
    #expect(text.problem == .offline)
    #expect(text.needsRefresh)
    text.begin()
    text.fail(CancellationError())
    text.end()
    #expect(
      text.problem == .offline, "a cancellation tells nothing")
    text.take(TypedReading("new", .live), at: now)
    #expect(text.problem == nil)
  }

  @Test func `what does not help is not tried again`() {
    var text = Text()
    text.fail(Trouble.unknown)
    text.end()
    #expect(!text.needsRefresh)
  }

  @Test func `a load that was called off is made up for`() {
    var text = Text()
    text.fail(CancellationError())
    text.end()
    #expect(text.needsRefresh)
  }

  @Test func `what has grown is as old as its oldest part`() {
    var text = Text()
    text.take(TypedReading("a", .saved(at: now - 300), problem: .offline), at: now)
    text.extend(TypedReading("ab", .live), at: now)
    #expect(text.value == "ab")
    #expect(text.staleness == said(.offline, minutes: 5))
    text.extend(
      TypedReading("abc", .saved(at: now - 600), problem: .serviceFailed("slow")), at: now)
    #expect(text.staleness?.age == .minutes(10))
    text.extend(TypedReading("abcd", .saved(at: now), problem: .offline), at: now)
    #expect(text.staleness?.age == .minutes(10))
  }

  @Test func `an age changes with what one would say`() {
    var text = Text()
    text.take(TypedReading("a", .saved(at: now)), at: now)
    text.end()
    #expect(text.aged(at: now + 59) == nil)
    let older = text.aged(at: now + 60)
    #expect(older?.staleness?.age == .minutes(1))
    #expect(older?.aged(at: now + 60) == nil)
  }

  @Test func `what was live a moment ago stays until there is something better`() {
    var text = Text()
    text.take(TypedReading("live", .live), at: now)
    text.end()
    text.begin()
    text.take(TypedReading("old", .saved(at: now - 300)), at: now)
    #expect(text.value == "live")
    #expect(text.staleness == nil)
    // Now it is known that there is nothing better.
    text.take(TypedReading("old", .saved(at: now - 300), problem: .offline), at: now)
    #expect(text.value == "old")
    #expect(text.staleness == said(.offline, minutes: 5))
  }

  @Test func `an error of another kind is a failure of the service`() {
    struct Strange: Error {}
    var text = Text()
    text.fail(Strange())
    #expect(text.problem == .serviceFailed("Strange()"))
  }
}
