public import ChatModel
public import Foundation
public import SillarModel
public import Work
import WorkTesting

public let tap = RequestID(rawValue: "11111111-1111-4111-8111-111111111111")
/// Ana's chat with Carla about the tap.
public let chat = ChatID(request: tap, professional: carla.id)

/// The time so many minutes after the beginning of 2026.
public func minute(_ minutes: Int) -> Date {
  Date(timeIntervalSince1970: 1_767_225_600 + 60 * Double(minutes))
}

extension ChatRepository {
  /// Follows a chat until the condition holds.
  @discardableResult
  public func follow(
    _ chat: ChatID = ChatTesting.chat,
    until isSo: (Reading<Conversation>) async throws -> Bool
  ) async throws -> Conversation {
    for try await reading in conversation(chat, from: nil) where try await isSo(reading) {
      return reading.value
    }
    throw CancellationError()
  }

  /// The chat once the service has answered and the condition holds.
  @discardableResult
  public func live(
    _ chat: ChatID = ChatTesting.chat, until isSo: (Conversation) -> Bool = { _ in true }
  ) async throws -> Conversation {
    try await follow(chat) { $0.savedAt == nil && isSo($0.value) }
  }

  /// The list once the condition holds.
  @discardableResult
  public func list(until isSo: ([ChatSummary]) -> Bool) async throws -> [ChatSummary] {
    for try await reading in chats() where isSo(reading.value) { return reading.value }
    throw CancellationError()
  }

  public func say(_ texts: String..., in chat: ChatID = ChatTesting.chat) async throws {
    for text in texts { try await SendDraft(self).execute(ChatDraft(text: text), in: chat) }
  }
}

extension Conversation {
  /// Each message with a letter for its delivery state.
  public var shown: [String] {
    lines.map { line in
      switch line.mark {
      case nil: line.text
      case .waiting: "\(line.text) …"
      case .parked, .unreadable: "\(line.text) !"
      case .sent: "\(line.text) s"
      case .delivered: "\(line.text) d"
      case .read: "\(line.text) r"
      }
    }
  }

  public var isAllSent: Bool { pending.isEmpty }
}
