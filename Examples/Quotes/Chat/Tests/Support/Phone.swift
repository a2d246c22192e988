import ChatInfra
import ChatModel
import Foundation
import SillarData
import SillarModel
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
struct Phone: Sendable {
  let service: WorkService
  private let factory: ChatInfraFactory

  init(_ url: URL, in folder: URL, tokens: any SessionTokens = OwnNames()) throws {
    service = try WorkService(
      apiURL: url, dataDirectory: folder, tokens: tokens, parts: [ChatPart()],
      now: { minute(5) },
      // Waiting takes no time; only requests, and the stream of events, have all the time that they need.
      clock: ScriptedClock { duration in
        if [.seconds(5), .seconds(45)].contains(duration) { try await hang() }
        await Task.yield()
      }, logger: quiet)
    factory = ChatInfraFactory(service: service)
  }

  func actions(of person: Person = ana) -> ChatActions { factory.actions(for: person) }

  /// Listens to the chat until it is as it should be.
  @discardableResult
  func follow(
    of person: Person = ana, again: AsyncStream<Void> = AsyncStream { _ in },
    until isSo: (ChatNews<Conversation>) async throws -> Bool
  ) async throws -> Conversation {
    for await news in actions(of: person).chat.conversation(chat, again: again) {
      if try await isSo(news) { return try #require(news.reading?.value) }
    }
    throw CancellationError()
  }

  /// What a screen shows once the service has answered.
  func live(of person: Person = ana) async throws -> Conversation {
    try await follow(of: person) { $0.reading?.freshness == .live }
  }

  /// Sends what waits until the chat is as it should be.
  func run(until isSo: @escaping (Conversation) -> Bool) async throws -> Conversation {
    let running = Task { await service.run() }
    defer { running.cancel() }
    return try await follow { news in news.reading.map { isSo($0.value) } ?? false }
  }

  func say(_ texts: String..., photos: [PhotoID] = []) async throws {
    for text in texts {
      try await actions().sendDraft.execute(ChatDraft(text: text, photos: photos), in: chat)
    }
  }
}

extension Conversation {
  /// Each message with a letter for how far it has come.
  var shown: [String] {
    lines.map { line in
      switch line.mark {
      case nil: line.text
      case .pending(.waiting): "\(line.text) …"
      case .pending: "\(line.text) !"
      case .sent: "\(line.text) s"
      case .delivered: "\(line.text) d"
      case .read: "\(line.text) r"
      }
    }
  }

  var isAllSent: Bool { pending.isEmpty }
}
