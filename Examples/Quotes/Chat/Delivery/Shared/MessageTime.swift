import Foundation
import Sillar

extension Localisation {
  /// When a message was written: the time alone for one of today's.
  func messageTime(_ date: Date, now: Date) -> String {
    calendar.isDate(date, inSameDayAs: now) ? time(date) : dateAndTime(date)
  }
}
