import AccountModel
import Foundation
import Sillar

/// The movements of one day, under what people call it.
struct ActivityDay: Equatable, Sendable, Identifiable {
  /// The date in words.
  let id: String
  /// `Today`, `Yesterday` or the date.
  let title: String
  let movements: [Movement]

  /// Days as the customer's calendar has them, in the order of the movements.
  static func days(
    of movements: [Movement], words: Localization, now: Date
  ) -> [ActivityDay] {
    let calendar = words.calendar
    var days: [ActivityDay] = []
    var start = movements.startIndex
    while start < movements.endIndex {
      let date = movements[start].date
      let day = calendar.dateInterval(of: .day, for: date)
      let end =
        movements[start...].firstIndex { movement in
          // An interval has its end, which is the next day's.
          day.map { !$0.contains(movement.date) || $0.end == movement.date } ?? true
        } ?? movements.endIndex
      let next = max(end, start + 1)
      let id = words.date(date)
      days.append(
        ActivityDay(
          // A service that mixes its days up must not mix rows up.
          id: days.contains { $0.id == id } ? "\(id) \(days.count)" : id,
          title: title(date, calendar, words, now),
          movements: Array(movements[start..<next])))
      start = next
    }
    return days
  }

  private static func title(
    _ date: Date, _ calendar: Calendar, _ words: Localization, _ now: Date
  ) -> String {
    if calendar.isDate(date, inSameDayAs: now) { return words.text(AccountString.activityToday) }
    if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
      calendar.isDate(date, inSameDayAs: yesterday)
    {
      return words.text(AccountString.activityYesterday)
    }
    return words.date(date)
  }
}
