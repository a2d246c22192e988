import ChatModel
import Foundation
import Sillar
import Work

/// One message: who, what, when, and how far it has come; above it its day, where it is the first of one.
struct MessageCard {
  /// What cards are drawn from besides their messages.
  struct Shared: Equatable {
    let other: String
    let day: Date
    let sentMeanwhile: MessageID?
    /// Whether what is written goes out at once.
    let isLive: Bool
  }

  let row: MessageRow
  let shared: Shared
  let words: Localization

  private var line: ConversationLine { row.line }

  @NodeBuilder<ChatEvent> var nodes: [Node<ChatEvent>] {
    if row.startsDay { Text(words.messageDay(line.date, now: shared.day), .caption).style(.day) }
    card
  }

  private var card: Node<ChatEvent> {
    Card {
      Text(line.isOwn ? words.text(ChatString.chatYou) : shared.other, .caption).style(.author)
      if let photo = line.photo {
        Picture(.stored("photo/\(photo.rawValue)"), description: photoDescription)
      }
      if !line.text.isEmpty { Text(line.text) }
      Text(details, .caption).style(.mark)
      if let refusal = line.mark?.refusal {
        Alert(words.text(ChatString.markParked), words.text(refusal), .error) {
          Button(words.text(ChatString.parkedRetry), send: .retried(line.id))
          Button(words.text(ChatString.parkedDiscard), .destructive, send: .discarded(line.id))
          Button(words.text(ChatString.parkedAll), send: .unsentSelected)
        }
      }
      // Where it goes out at once there is nothing to take back.
      if line.mark == .pending(.waiting), !shared.isLive {
        Row { Button(words.text(ChatString.parkedDiscard), send: .discarded(line.id)) }
          .id("take back")
      }
      if shared.sentMeanwhile == line.id {
        Alert(words.text(ChatString.parkedSentMeanwhile))
      }
    }.style(line.isOwn ? .ownMessage : .message)
  }

  private var photoDescription: String {
    line.isOwn
      ? words.text(ChatString.chatOwnPhoto)
      : words.text(ChatString.chatPhotoOf, ["name": shared.other])
  }

  private var details: String {
    [words.time(line.date), line.mark.map { words.text($0.text) }]
      .compactMap(\.self).joined(separator: " · ")
  }
}
