import Foundation
import MoviesModel
import SillarModel
import Testing

/// Dates, pictures, errors and answers.
struct ValueTests {
  // MARK: Dates

  @Test(arguments: ["1999-03-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a date reads as it is written`(_ text: String) {
    #expect(CalendarDate(iso: text)?.description == text)
  }

  @Test(arguments: [
    "", "1999", "1999-3-31", "1999-13-01", "1999-00-10", "1999-04-31", "2023-02-29", "1900-02-29",
    "0000-01-01", "1999-03-31T00:00", "1999/03/31", "+199-03-31", "１９９９-03-31", "1999-03-00",
  ])
  func `what is no date is none`(_ text: String) { #expect(CalendarDate(iso: text) == nil) }

  @Test func `dates are in the order of the calendar`() throws {
    let texts = ["1998-12-31", "1999-01-01", "1999-01-02", "1999-02-01"]
    let dates = texts.compactMap { CalendarDate(iso: $0) }
    #expect(dates.count == 4)
    #expect(dates.shuffled().sorted() == dates)
  }

  @Test func `an instant is on the day that it is in Greenwich`() {
    #expect(CalendarDate(Date(timeIntervalSince1970: -1)).description == "1969-12-31")
    #expect(CalendarDate(Date(timeIntervalSince1970: 0)).description == "1970-01-01")
  }

  // MARK: Pictures

  @Test func `a picture has a name for each size, which can be read back`() throws {
    let picture = try #require(MoviePicture(file: "603-poster.svg"))
    #expect(
      MoviePicture.Size.allCases.map(picture.name) == [
        "w185-603-poster.svg", "w342-603-poster.svg", "w780-603-poster.svg",
      ])
    for size in MoviePicture.Size.allCases {
      let read = try #require(MoviePicture.parse(name: picture.name(size)))
      #expect(read == (picture, size))
    }
  }

  @Test(arguments: ["", ".svg", "a/b.svg", "..", "a..b", "a b", "é.svg", "a\u{0}", "a%2fb"])
  func `what could be another file is no picture`(_ file: String) {
    #expect(MoviePicture(file: file) == nil)
    #expect(MoviePicture.parse(name: "w185-\(file)") == nil)
  }

  @Test(arguments: ["", "w185", "w999-a.svg", "603-poster.svg", "-a.svg"])
  func `another name is no picture`(_ name: String) {
    #expect(MoviePicture.parse(name: name) == nil)
  }

  @Test func `a name of a file is not endless`() {
    #expect(MoviePicture(file: String(repeating: "a", count: 120)) != nil)
    #expect(MoviePicture(file: String(repeating: "a", count: 121)) == nil)
  }
}
