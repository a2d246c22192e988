import ChatModel
import Foundation
import Sillar
import Work
import WorkDelivery

/// A message and, when it is the first of a day, that day.
struct MessageRow: Identifiable, Equatable {
  let line: ConversationLine
  let day: LocalizedText?

  var id: MessageID { line.id }

  /// The rows of a conversation, in which each day is named once.
  static func rows(of lines: [ConversationLine], _ context: ModuleContext) -> [MessageRow] {
    let calendar = context.calendar
    let today = calendar.startOfDay(for: context.now())
    let yesterday = calendar.date(byAdding: .day, value: -1, to: today) ?? .distantPast
    let names = [today: Words.chatToday, yesterday: .chatYesterday]
    var last: Date?
    return lines.map { line in
      let day = calendar.startOfDay(for: line.date)
      defer { last = day }
      let text = names[day]?.localized ?? .date(line.date)
      return MessageRow(line: line, day: day == last ? nil : text)
    }
  }
}

/// One message: its author, content, time and delivery state; above it its day.
struct MessageCard {
  /// The values that all cards share.
  struct Shared: Equatable {
    /// The name of the other person; nil when it is not known yet.
    let other: String?
    let sentMeanwhile: MessageID?
    /// True if the service can be reached, so that a message is sent at once.
    let isLive: Bool
  }

  let row: MessageRow
  let shared: Shared

  private var line: ConversationLine { row.line }
  private var other: LocalizedText { shared.other?.localized ?? Words.chatTitle.localized }

  @NodeBuilder<ChatEvent> var nodes: [Node<ChatEvent>] {
    if let day = row.day { Text(day, .caption).style(.day) }
    Card {
      Text(line.isOwn ? Words.chatYou.localized : other, .caption).style(.author)
      if let photo = line.photo {
        let text = Words.chatPhotoOf.with(["name": other])
        Picture(photo.picture, description: line.isOwn ? Words.chatOwnPhoto.localized : text)
      }
      if !line.text.isEmpty { Text(line.text) }
      Text(details, .caption).style(.mark)
      if case .parked(let refusal) = line.mark {
        Alert(Words.markParked, refusal, .error) {
          Button(Words.parkedRetry, send: .resent(line.id))
          Button(Words.parkedDiscard, .destructive, send: .discarded(line.id))
          Button(Words.parkedAll, send: .unsentRequested).openingScreen()
        }
      }
      // A message that is sent at once cannot be taken back.
      if line.mark == .waiting, !shared.isLive {
        Row { Button(Words.parkedDiscard, send: .discarded(line.id)) }
          .id("take back")
      }
      if shared.sentMeanwhile == line.id { Alert(Words.parkedSentMeanwhile) }
    }.style(line.isOwn ? .ownMessage : .message)
  }

  private var details: LocalizedText {
    let mark = line.mark.map { Words($0).localized }
    return .joined([.time(line.date), mark].compactMap(\.self), separator: " · ")
  }
}
