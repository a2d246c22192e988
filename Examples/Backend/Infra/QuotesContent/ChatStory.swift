import BackendModel
import Foundation

/// A bundled sample chat.
struct ChatStory: ContentEntry, Decodable {
  struct Message: Decodable, Sendable {
    let from: Known<Member.Role>
    let hoursAgo: Double
    let text: String
  }

  static let kind = "chat"
  /// The id of the request.
  let request: Int
  let professional: String
  /// The number of messages that the homeowner has read; the professional has read all.
  let readByHomeowner: Int
  let messages: [Message]

  var id: String { "\(request) \(professional)" }

  /// Adds the chats whose requests and applications exist. Run it inside a transaction, once.
  static func write(_ stories: [ChatStory], to records: StoredQuotes) throws {
    var count = 0
    for story in stories {
      guard let request = WorkRequest.ID(RequestStory.id("8000", story.request)),
        let professional = Member.ID(story.professional),
        let homeowner = try records.request(request)?.homeowner,
        try records.hasApplied(professional, to: request)
      else { continue }
      let chat = ChatID(request: request, professional: professional)
      for (index, message) in story.messages.enumerated() {
        count += 1
        try records.insert(
          ChatMessage(
            id: try ChatMessage.ID(RequestStory.id("a000", count), in: "id"), chat: chat,
            number: index + 1, from: message.from.value == .homeowner ? homeowner : professional,
            text: message.text, photo: nil,
            sent: records.now.addingTimeInterval(-message.hoursAgo * 3600)))
      }
      let all = story.messages.count
      for (member, read) in [(homeowner, story.readByHomeowner), (professional, all)] {
        try records.keep(ChatReceipt(delivered: all, read: read), of: member, in: chat)
      }
    }
  }
}
