import Foundation
import MoviesModel
import Sillar
import Testing

@testable import MoviesDelivery

/// Numbers, dates and ages as people read them.
struct WordsTests {
  @Test(
    arguments: [
      (-3600, "just now"), (0, "just now"), (59.9, "just now"), (60, "1 minute ago"),
      (119, "1 minute ago"), (120, "2 minutes ago"), (3599, "59 minutes ago"),
      (3600, "1 hour ago"), (7200, "2 hours ago"), (86_399, "23 hours ago"),
      (86_400, "1 day ago"), (10 * 86_400, "10 days ago"),
    ] as [(TimeInterval, String)])
  func `an age`(_ seconds: TimeInterval, _ words: String) {
    let now = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(Age(of: now - seconds, at: now).words == words)
  }

  @Test(
    arguments: [
      (nil, "Saved just now"), (.offline, "Offline, saved just now"),
      (.timedOut, "The movie service takes too long to answer; saved just now"),
    ] as [(MoviesError?, String)])
  func `what was saved`(_ problem: MoviesError?, _ words: String) {
    let now = Date(timeIntervalSince1970: 0)
    let settled = Staleness(savedAt: now, problem: problem, isSettled: true, now: now)
    #expect(settled.words == words)
    let awaited = Staleness(savedAt: now, problem: problem, isSettled: false, now: now)
    #expect(awaited.words == "Updating…")
  }

  @Test func `a rating and its votes`() {
    #expect(MovieRating(average: 8.16, votes: 26_000).words == "8.2 of 10")
    #expect(MovieRating(average: 8, votes: 26_000).words == "8.0 of 10")
    #expect(MovieRating(average: nil, votes: 1).words == nil)
    #expect(1_234_567.grouped == "1,234,567")
    #expect(999.grouped == "999")
  }

  @Test(arguments: [(45, "45 min"), (60, "1 h"), (120, "2 h"), (136, "2 h 16 min")])
  func `a running time`(_ minutes: Int, _ words: String) {
    #expect(minutes.hoursAndMinutes == words)
  }

  @Test func `a date is written out`() {
    #expect(CalendarDate(iso: "1999-03-31")?.words == "31 March 1999")
    #expect(CalendarDate(iso: "2026-12-01")?.words == "1 December 2026")
  }

  @Test func `a language has its name`() {
    #expect("ja".languageName == "Japanese")
    #expect("es".languageName == "Spanish")
    #expect("zz".languageName == "zz")
  }

  @Test(
    arguments: [
      ("/movie/603", 603), ("/movie/1", 1), ("/movie/0", nil), ("/movie/١", nil),
      ("/movie/6 3", nil), ("/film/603", nil),
    ] as [(String, Int?)])
  func `the path of a film`(_ path: String, _ number: Int?) {
    #expect(MoviePath.movie(at: path)?.rawValue == number)
    if let number { #expect(MoviePath.path(of: Movie.ID(rawValue: number)) == path) }
  }

  @Test func `blanks around what is looked for do not count`() {
    #expect(SearchRequest("  blade runner\t", .all) == SearchRequest("blade runner", .all))
    #expect(SearchRequest(" \n", .all).isBlank)
    #expect(SearchRequest("a", .all) != SearchRequest("a", .popular))
  }
}
