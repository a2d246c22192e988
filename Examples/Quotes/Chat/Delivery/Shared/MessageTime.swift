import Foundation
import Sillar
import WorkDelivery

extension Localization {
  /// When a message was written: the time alone for one of today's, and the day of the others.
  func messageTime(_ date: Date, now: Date) -> String {
    calendar.isDate(date, inSameDayAs: now) ? time(date) : briefDate(date, now: now)
  }

  /// The day on which a message was written.
  func messageDay(_ date: Date, now: Date) -> String {
    if calendar.isDate(date, inSameDayAs: now) { return text(ChatString.chatToday) }
    let yesterday = calendar.date(byAdding: .day, value: -1, to: now) ?? now
    return calendar.isDate(date, inSameDayAs: yesterday)
      ? text(ChatString.chatYesterday) : self.date(date)
  }
}
