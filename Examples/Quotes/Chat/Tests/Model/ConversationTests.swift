import ChatModel
import ChatTesting
import Foundation
import Testing
import Work
import WorkTesting

struct ConversationTests {
  private func message(_ number: Int, _ person: Person = carla, id: String? = nil) -> Message {
    Message(
      id: MessageID(rawValue: id ?? "m\(number)"), number: number, from: person.id,
      text: "\(number)", photo: nil, sent: minute(number))
  }

  private func pending(_ id: String) -> ConversationLine {
    ConversationLine(
      id: MessageID(rawValue: id), text: id, photo: nil, date: minute(0), mark: .waiting)
  }

  @Test func `messages are in the service's order, and what waits comes after, as it was written`()
  {
    let conversation = Conversation(
      me: ana.id, messages: [message(3), message(1), message(2, ana)],
      pending: [pending("b"), pending("a")])
    #expect(conversation.shown == ["1", "2 s", "3", "b …", "a …"])
  }

  @Test func `a message that the service has does not wait any more`() {
    let conversation = Conversation(
      me: ana.id, messages: [message(1), message(2, ana, id: "x")],
      pending: [pending("x"), pending("y")])
    #expect(conversation.shown == ["1", "2 s", "y …"])
    #expect(!conversation.isAllSent)
  }

  @Test func `a mark says how far a message has come with the other person`() {
    func shown(_ receipts: Receipts) -> [String] {
      Conversation(
        me: ana.id, messages: [message(1, ana), message(2, ana)], receipts: receipts
      ).shown
    }
    #expect(shown(Receipts(delivered: [carla.id: 2], read: [carla.id: 1])) == ["1 r", "2 d"])
    // A person's own numbers do not change the state of their own messages.
    #expect(shown(Receipts(read: [ana.id: 2])) == ["1 s", "2 s"])
  }

  @Test func `the chat with the latest word comes first, and silent ones last`() {
    func summary(_ name: String, _ date: Date?) -> ChatSummary {
      ChatSummary(
        id: ChatID(request: RequestID(rawValue: name), professional: carla.id),
        heading: ChatHeading(with: carla, title: name),
        last: date.flatMap {
          Conversation(
            me: ana.id,
            messages: [
              Message(
                id: MessageID(), number: 1, from: ana.id, text: "", photo: nil, sent: $0)
            ]
          ).lines.last
        }, unread: 0)
    }
    let sorted = ChatSummary.sorted([
      summary("silent", nil), summary("old", minute(1)), summary("new", minute(2)),
      summary("also silent", nil),
    ])
    #expect(sorted.map(\.heading.title) == ["new", "old", "silent", "also silent"])
  }
}
