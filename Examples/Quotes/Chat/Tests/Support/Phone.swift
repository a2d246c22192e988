import ChatInfra
import ChatModel
import ChatTesting
import Foundation
import Kit
import SillarData
import SillarModel
import Work
import WorkInfra
import WorkTesting

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
struct Phone: Sendable {
  let service: WorkService
  private let factory: ChatInfraFactory

  init(_ url: URL, in folder: URL, tokens: any SessionTokens = OwnNames()) throws {
    service = try .started(
      url, in: folder, with: ChatPart(), tokens: tokens, now: { minute(5) },
      clock: Place.patientClock)
    factory = ChatInfraFactory(service: service)
  }

  func chats(of person: Person = ana) -> any ChatRepository { factory.chats(of: person) }

  /// The number of Ana's unsent messages.
  func waiting() async throws -> Int {
    try await service.outbox.entries(of: ana.id.rawValue).count
  }

  /// Sends the outbox until the condition holds for the chat.
  func run(until isSo: @escaping (Conversation) -> Bool) async throws -> Conversation {
    let running = Task { await service.run() }
    defer { running.cancel() }
    return try await chats().follow { isSo($0.value) }
  }
}

extension FakeQuotes {
  /// Ana's request, to which Carla has applied, with messages of one of them.
  static func chat(messages: Int = 0, from person: String = "carla") -> FakeQuotes {
    let quotes = FakeQuotes()
    quotes.add(
      FakeRequest(
        tap.rawValue, title: "A dripping tap", professionals: [FakeRequest.application("carla")]))
    quotes.write(messages, from: person)
    return quotes
  }

  func write(_ count: Int, from person: String) {
    let last = messages.count
    for number in last..<last + count {
      write(FakeMessage("m\(number + 1)", from: person, text: "Nº \(number + 1)"), in: tap.rawValue)
    }
  }

  var messages: [FakeMessage] { request(tap.rawValue)?.professionals.first?.messages ?? [] }
  var texts: [String] { messages.map(\.text) }

  /// The receipts that were sent to the service, in order.
  var receipts: [[String: Int]] {
    server.writes.filter { $0.path.hasSuffix("receipts") }.compactMap { try? $0.decoded() }
  }

  /// Waits until the condition holds for the receipts; the time limit of the test ends the wait.
  func waitForReceipts(_ isSo: ([[String: Int]]) -> Bool) async throws {
    while !isSo(receipts) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
