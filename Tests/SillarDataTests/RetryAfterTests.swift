import Foundation
import HTTPTypes
import Testing

@testable import SillarData

struct RetryAfterTests {
  private func delay(_ value: String?, date: String? = nil, now: Date = .now) -> Duration? {
    var headers = HTTPFields()
    headers[.retryAfter] = value
    headers[.date] = date
    return RetryAfter.delay(in: headers, now: now)
  }

  @Test(arguments: [("0", 0), ("120", 120), (" 7 ", 7)])
  func `a number is seconds`(value: String, seconds: Int) {
    #expect(delay(value) == .seconds(seconds))
  }

  @Test func `a date counts from the answer's own`() {
    let sent = "Fri, 31 Dec 1999 23:59:57 GMT"
    #expect(delay("Fri, 31 Dec 1999 23:59:59 GMT", date: sent) == .seconds(2))
    #expect(delay("Fri, 31 Dec 1999 23:00:00 GMT", date: sent) == .zero)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `a date may be written in each of HTTP's three ways`(date: String) {
    #expect(delay(date, date: "Sun, 06 Nov 1994 08:49:30 GMT") == .seconds(7))
  }

  @Test func `a date of an answer without one counts from now`() {
    let now = Date(timeIntervalSince1970: 946_684_797)
    #expect(delay("Sat, 01 Jan 2000 00:00:00 GMT", now: now) == .seconds(3))
  }

  @Test(arguments: [nil, "", "soon", "-1", "1.5", "31 Dec"])
  func `what is neither says nothing`(value: String?) {
    #expect(delay(value) == nil)
  }
}
