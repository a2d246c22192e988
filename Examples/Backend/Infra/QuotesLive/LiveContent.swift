import BackendModel
import Foundation

/// What was said in the chats that there are before anyone comes.
enum LiveContent {
  /// Adds it where the requests are that it is about. Run it inside a transaction, once.
  static func write(to records: StoredQuotes) throws {
    var count = 0
    for story in stories {
      guard let request = WorkRequest.ID(id("8000", story.request)),
        let professional = Member.ID(story.professional),
        let homeowner = try records.request(request)?.homeowner,
        try records.hasApplied(professional, to: request)
      else { continue }
      let chat = ChatID(request: request, professional: professional)
      for (index, line) in story.lines.enumerated() {
        count += 1
        let message = ChatMessage(
          id: try ChatMessage.ID(id("a000", count), in: "id"), chat: chat, number: index + 1,
          from: line.from == .homeowner ? homeowner : professional, text: line.text, photo: nil,
          sent: records.now.addingTimeInterval(-line.age * 3600))
        try records.insert(message)
      }
      for (member, read) in [(homeowner, story.readByHomeowner), (professional, story.lines.count)]
      {
        try records.keep(
          ChatReceipt(delivered: story.lines.count, read: read), of: member, in: chat)
      }
    }
  }

  /// As the requests there are before anyone comes are named.
  static func id(_ part: String, _ number: Int) -> String {
    let digits = "\(number)"
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return "5e111a00-0000-4000-\(part)-\(zeros)\(digits)"
  }
}
