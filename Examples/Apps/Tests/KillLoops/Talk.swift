import Chromium
import SillarSQL
import Testing

@testable import BrowserSupport

/// The chat of Ana and Carla about the dripping tap, in which both write at once.
struct Talk {
  static let path = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"

  private let ana: ChatWriter
  private let carla: ChatWriter
  private var hers: Sent
  private var others: Sent

  /// Each writes a message: a window is kept from the first thing that is done in it.
  init(between ana: ChatWriter, and carla: ChatWriter) async throws {
    (self.ana, self.carla) = (ana, carla)
    hers = try await Sent(["a0.1"], by: ana)
    others = try await Sent(["c0.1"], by: carla)
    try await look()
  }

  /// Each writes two messages.
  mutating func write(_ round: Int) async throws {
    async let first = Sent(["a\(round).1", "a\(round).2"], by: ana)
    async let second = Sent(["c\(round).1", "c\(round).2"], by: carla)
    hers += try await first
    others += try await second
  }

  /// Looks whether the last message has left its field.
  mutating func look() async throws {
    try await hers.look(by: ana)
    try await others.look(by: carla)
  }

  /// Expects each message at the service once and in order, and both to see it.
  func check(stored: @autoclosure () async throws -> [String], after loop: KillLoop) async throws {
    try await waitForAgreement()
    let stored = try await stored()
    SentCheck(hers, others, stored: stored).check(after: loop)
    let shown = try await ana.page.messages.suffix(20).map(\.text)
    #expect(shown == Array(stored.suffix(20)), "seed \(loop.seed)")
  }

  /// Waits until both pages show the same messages, without a reload.
  private func waitForAgreement() async throws {
    let (own, last) = (try ana.words("Chat.chatYou"), try ana.words("Chat.markRead"))
    try await ana.page.waitUntil("both to show the same", within: .seconds(60)) {
      let (seen, known) = (try await ana.page.messages, try await carla.page.messages)
      return seen.suffix(20).map(\.text) == known.suffix(20).map(\.text)
        && (seen.suffix(20) + known.suffix(20)).allSatisfy {
          $0.author != own || $0.details.hasSuffix(last)
        }
    }
  }

  /// The service's messages, in order.
  static func stored(_ database: SQLTransaction) throws -> [String] {
    try database.values(
      """
      SELECT text FROM message WHERE request LIKE '%000000000016' AND professional = 'carla'
      ORDER BY number
      """)
  }
}
