import ChatModel
import Foundation
import Sillar

/// A message and, where it is the first of a day, that day.
struct MessageRow: Identifiable, Equatable {
  let line: ConversationLine
  let startsDay: Bool

  var id: MessageID { line.id }

  /// The rows of a conversation, in which every day is named once.
  static func rows(of lines: [ConversationLine], in calendar: Calendar) -> [MessageRow] {
    var day: Date?
    return lines.map { line in
      let its = calendar.startOfDay(for: line.date)
      defer { day = its }
      return MessageRow(line: line, startsDay: its != day)
    }
  }
}
