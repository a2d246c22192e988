import BackendModel
import Foundation
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: ["0001-01-01", "1999-03-31", "2000-02-29", "2024-02-29", "9999-12-31"])
  func `a day that is in the calendar is read and written`(text: String) {
    #expect(CalendarDay(text)?.description == text)
  }

  @Test(arguments: [
    "", "1999", "1999-3-31", "1999-02-29", "1900-02-29", "1999-13-01", "1999-00-01", "1999-04-31",
    "0000-01-01", "1999-03-31T00:00", "+999-03-31", "19990331", "1999-03-00", "１９９９-03-31",
  ])
  func `what is not in the calendar is no day`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `days are counted over the ends of months, years and centuries`() throws {
    #expect(CalendarDay("2024-03-01")?.adding(days: -1).description == "2024-02-29")
    #expect(CalendarDay("1999-12-31")?.adding(days: 1).description == "2000-01-01")
    #expect(CalendarDay("1900-02-28")?.adding(days: 1).description == "1900-03-01")
    #expect(CalendarDay("2026-11-21")?.adding(days: -28).description == "2026-10-24")
    #expect(CalendarDay("2026-11-21")?.adding(days: .max / 2).description == "9999-12-31")
    var day = try #require(CalendarDay("1582-01-01"))
    for _ in 0..<200_000 {
      let next = day.adding(days: 1)
      #expect(next > day && next.adding(days: -1) == day)
      day = next
    }
    #expect(day.description == "2129-08-01")
  }

  @Test func `the day is that of Greenwich`() {
    #expect(CalendarDay(of: Date(timeIntervalSince1970: 0)).description == "1970-01-01")
    #expect(CalendarDay(of: Date(timeIntervalSince1970: -1)).description == "1969-12-31")
    #expect(CalendarDay(of: Date(timeIntervalSince1970: 86_399)).description == "1970-01-01")
    #expect(CalendarDay(of: .distantFuture).description == "4001-01-01")
  }
}
