import ChatModel
import ChatTesting
import Foundation
import Testing
import Work
import WorkTesting

struct ConversationTests {
  @Test func `in another history of the service, nothing stays of what was known`() {
    func message(_ id: String, _ number: Int) -> Message {
      Message(
        id: MessageID(rawValue: id), number: number, from: carla.id, text: id, photo: nil,
        sent: minute(number))
    }
    var conversation = Conversation(
      me: ana.id, messages: [message("one", 1), message("lost", 2)],
      receipts: Receipts(read: [carla.id: 2]), generation: 3)
    conversation.take(Conversation(me: ana.id, messages: [message("new", 2)], generation: 4))
    #expect(conversation.lines.map(\.text) == ["new"])
    #expect(conversation.receipts == Receipts())
    conversation.take(Conversation(me: ana.id, messages: [message("next", 3)], generation: 4))
    #expect(conversation.lines.map(\.text) == ["new", "next"])
  }

  private func message(_ number: Int, _ person: Person = carla, id: String? = nil) -> Message {
    Message(
      id: MessageID(rawValue: id ?? "m\(number)"), number: number, from: person.id,
      text: "\(number)", photo: nil, sent: minute(number))
  }

  private func pending(_ id: String) -> PendingMessage {
    PendingMessage(
      id: MessageID(rawValue: id), text: id, photo: nil, written: minute(0), state: .waiting)
  }

  @Test func `messages are in the service's order, and what waits comes after, as it was written`()
  {
    let conversation = Conversation(
      me: ana.id, messages: [message(3), message(1), message(2, ana)],
      pending: [pending("b"), pending("a")])
    #expect(conversation.shown == ["1", "2 s", "3", "b …", "a …"])
  }

  @Test func `whatever comes twice is there once`() {
    var conversation = Conversation(
      me: ana.id, messages: [message(1), message(1)], pending: [pending("x")])
    conversation.take(
      Conversation(
        me: ana.id, messages: [message(1), message(2, ana, id: "x")], pending: [pending("x")]))
    #expect(conversation.shown == ["1", "2 s"])
  }

  @Test func `news take nothing away that was known`() {
    var conversation = Conversation(me: ana.id, messages: [message(5)], hasEarlier: true)
    conversation.take(EarlierMessages(messages: [message(3), message(4)], hasEarlier: false))
    conversation.take(
      Conversation(me: ana.id, messages: [message(5), message(6)], hasEarlier: true))
    #expect(conversation.shown == ["3", "4", "5", "6"])
    #expect(conversation.hasEarlier == false)
  }

  @Test func `receipts only grow`() {
    let two = [message(1, ana), message(2, ana)]
    var conversation = Conversation(
      me: ana.id, messages: two, receipts: Receipts(delivered: [carla.id: 2], read: [carla.id: 1]))
    #expect(conversation.shown == ["1 r", "2 d"])
    conversation.take(
      Conversation(me: ana.id, messages: two, receipts: Receipts(delivered: [carla.id: 1])))
    #expect(conversation.shown == ["1 r", "2 d"])
    // One's own say nothing about one's own messages.
    conversation.take(
      Conversation(me: ana.id, messages: two, receipts: Receipts(read: [ana.id: 2])))
    #expect(conversation.shown == ["1 r", "2 d"])
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
