import Foundation
import MoviesModel
import Testing

@testable import MoviesDelivery

/// What a screen keeps, and says, when answers come and fail.
struct LoadableTests {
  let now = Date(timeIntervalSince1970: 1_767_225_600)

  @Test func `what was saved says nothing of problems while a live answer is awaited`() {
    var text = Loadable<String>()
    text.take(Answer("old", .saved(at: now - 300)), at: now)
    #expect(text.value == "old")
    #expect(text.staleness?.words == "Updating…")
    #expect(!text.needsRefresh, "that goes on already")
    text.take(Answer("new", .live), at: now)
    text.end()
    #expect(text.staleness == nil)
    #expect(!text.needsRefresh)
  }

  @Test func `what was saved is named when there is nothing better`() {
    var text = Loadable<String>()
    text.take(Answer("old", .saved(at: now - 300)), at: now)
    text.end()
    #expect(text.staleness?.words == "Saved 5 minutes ago")
    #expect(text.needsRefresh)
  }

  @Test func `what is said stays while it is asked for anew`() {
    var text = Loadable<String>()
    text.take(Answer("old", .saved(at: now - 300), problem: .offline), at: now)
    text.end()
    text.begin()
    text.take(Answer("old", .saved(at: now - 300)), at: now)
    #expect(text.staleness?.words == "Offline, saved 5 minutes ago")
    text.fail(MoviesError.serviceFailed("503"))
    text.end()
    #expect(text.value == "old")
    #expect(text.failure == nil)
    #expect(text.staleness?.words == "The movie service has a problem; saved 5 minutes ago")
  }

  @Test func `a failure counts where there is nothing to show`() {
    var text = Loadable<String>()
    text.fail(MoviesError.offline)
    text.end()
    #expect(text.failure?.title == "The movie service cannot be reached")
    #expect(text.needsRefresh)
    text.begin()
    text.fail(CancellationError())
    text.end()
    #expect(
      text.failure?.title == "The movie service cannot be reached", "a cancellation tells nothing")
    text.take(Answer("new", .live), at: now)
    #expect(text.failure == nil)
  }

  @Test func `what does not help is not tried again`() {
    var text = Loadable<String>()
    text.fail(MoviesError.unknownMovie(1))
    text.end()
    #expect(!text.needsRefresh)
  }

  @Test func `a load that was called off is made up for`() {
    var text = Loadable<String>()
    text.fail(CancellationError())
    text.end()
    #expect(text.needsRefresh)
  }

  @Test func `what has grown is as old as its oldest part`() {
    var text = Loadable<String>()
    text.take(Answer("a", .saved(at: now - 300), problem: .offline), at: now)
    text.extend(Answer("ab", .live), at: now)
    #expect(text.value == "ab")
    #expect(text.staleness?.words == "Offline, saved 5 minutes ago")
    text.extend(Answer("abc", .saved(at: now - 600), problem: .timedOut), at: now)
    #expect(text.staleness?.age == .minutes(10))
    text.extend(Answer("abcd", .saved(at: now), problem: .offline), at: now)
    #expect(text.staleness?.age == .minutes(10))
  }

  @Test func `an age changes with what one would say`() {
    var text = Loadable<String>()
    text.take(Answer("a", .saved(at: now)), at: now)
    text.end()
    #expect(text.aged(at: now + 59) == nil)
    let older = text.aged(at: now + 60)
    #expect(older?.staleness?.words == "Saved 1 minute ago")
    #expect(older?.aged(at: now + 60) == nil)
  }
}
