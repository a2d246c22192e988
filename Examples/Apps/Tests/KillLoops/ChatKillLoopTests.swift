import Chromium
import Foundation
import GRDB
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Chat messages arrive once and in order, although programs are killed at random moments.
  @Suite(.timeLimit(KillLoop.timeLimit)) struct ChatKillLoopTests {
    /// The chat about the dripping tap, between Ana and Carla.
    private static let path = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"
    private let words: AppWords

    init() throws { words = try AppWords("Homeowner", ["SignIn", "Chat"], in: "en") }

    @Test func `what both write is there once and in order, whichever program is killed`()
      async throws
    {
      var loop = KillLoop("chat", seed: 101, rounds: 8)
      try await withCompany { company in
        let ana = try await writer("Ana Ruiz", at: company.homeowner)
        let carla = try await writer("Carla Núñez", at: company.pro)
        let programs = [company.backend, company.homeowner.program, company.pro.program]
        // A window is kept from the first thing that is done in it.
        var hers = try await send(["a0.1"], by: ana)
        var others = try await send(["c0.1"], by: carla)
        try await hers.look(by: ana)
        try await others.look(by: carla)
        for round in 1...loop.rounds {
          let victim = Int.random(in: 0..<programs.count, using: &loop.chance)
          let moment = loop.moment(within: 250)
          async let killed: Void = programs[victim].crash(after: moment)
          async let first = send(["a\(round).1", "a\(round).2"], by: ana)
          async let second = send(["c\(round).1", "c\(round).2"], by: carla)
          hers += try await first
          others += try await second
          try await killed
          try await hers.look(by: ana)
          try await others.look(by: carla)
        }
        try await expectAgreement(of: ana.page, and: carla.page)
        let stored = try messages(of: company)
        let check = Check(hers, others, stored: stored)
        loop.report([
          "accepted": check.accepted, "missing": check.missing.count,
          "doubled": check.doubled.count, "back in the field": check.returned.count,
          "vanished": check.vanished.count,
        ])
        #expect(check.vanished == [], "neither sent nor in the field; seed \(loop.seed)")
        #expect(check.missing == [], "lost; seed \(loop.seed)")
        #expect(check.doubled == [], "there twice; seed \(loop.seed)")
        #expect(check.returned == [], "sent, and back in the field; seed \(loop.seed)")
        #expect(check.disordered == [], "not in order; seed \(loop.seed)")
        let shown = try await ana.page.messages.suffix(20).map(\.text)
        #expect(shown == Array(stored.suffix(20)), "seed \(loop.seed)")
      }
    }

    @Test
    func `a message that the app had stored is sent or in the field after the app was killed`()
      async throws
    {
      var loop = KillLoop("send", seed: 7, rounds: 12)
      try await withCompany { company in
        let ana = try await writer("Ana Ruiz", at: company.homeowner)
        var (shown, kept, neither, both) = ([String](), [String](), [String](), [String]())
        for round in 1...loop.rounds {
          let text = "s\(round)."
          let window = try await ana.type(text)
          let isStored = try await eventually(within: .seconds(10)) {
            try company.homeowner.hasDraft(text)
          }
          #expect(isStored)
          try await ana.page.pressSend(words)
          try await company.homeowner.program.crash(after: loop.moment(within: 60))
          switch try await ana.find(text, after: window) {
          case (isInField: true, isShown: true): both.append(text)
          case (isInField: true, isShown: false): kept.append(text)
          case (isInField: false, isShown: true): shown.append(text)
          case (isInField: false, isShown: false): neither.append(text)
          }
        }
        _ = try await eventually(within: .seconds(30)) {
          try Set(messages(of: company)).isSuperset(of: shown)
        }
        let stored = try messages(of: company)
        let wrong = shown.filter { text in stored.filter { $0 == text }.count != 1 }
        loop.report([
          "messages": shown.count, "drafts": kept.count, "neither": neither.count,
          "both": both.count, "not once at the service": wrong.count,
        ])
        #expect(neither == [], "neither message nor draft; seed \(loop.seed)")
        #expect(both == [], "message and draft; seed \(loop.seed)")
        #expect(wrong == [], "not once at the service; seed \(loop.seed)")
      }
    }

    private func writer(_ name: String, at desk: QuotesDesk) async throws -> ChatWriter {
      let page = try await desk.signIn(name, at: Self.path, words: words)
      try await page.waitForMessage("Puedo pasar mañana a partir de las 17:00.")
      return ChatWriter(page: page, words: words)
    }

    private func send(_ texts: [String], by writer: ChatWriter) async throws -> Sent {
      var sent = Sent()
      for text in texts {
        sent.outcomes.append((text, try await writer.send(text)))
        try await sent.look(by: writer)
      }
      return sent
    }

    /// Returns the service's messages of the chat, in order.
    private func messages(of company: QuotesCompany) throws -> [String] {
      try company.stored { database in
        try String.fetchAll(
          database,
          sql: """
            SELECT text FROM message WHERE request LIKE '%000000000016' AND professional = 'carla'
            ORDER BY number
            """)
      }
    }

    /// Waits until both pages show the same messages, without a reload.
    private func expectAgreement(of ana: Page, and carla: Page) async throws {
      let (own, last) = (try words("Chat.chatYou"), try words("Chat.markRead"))
      try await ana.waitUntil("both to show the same", within: .seconds(60)) {
        let (seen, known) = (try await ana.messages, try await carla.messages)
        return seen.suffix(20).map(\.text) == known.suffix(20).map(\.text)
          && (seen.suffix(20) + known.suffix(20)).allSatisfy {
            $0.author != own || $0.details.hasSuffix(last)
          }
      }
    }
  }
}

/// The messages that one user has sent, in order.
private struct Sent: Sendable {
  var outcomes: [(text: String, outcome: ChatWriter.Outcome)] = []
  /// The accepted messages whose text was in the field again.
  var returned: Set<String> = []

  static func += (all: inout Self, more: Self) {
    all.outcomes += more.outcomes
    all.returned.formUnion(more.returned)
  }

  /// Checks whether the text of the last message is in the field, although the message was accepted.
  mutating func look(by writer: ChatWriter) async throws {
    guard let (text, outcome) = outcomes.last, outcome == .accepted else { return }
    if try await writer.hasInField(text) { returned.insert(text) }
  }
}

/// A comparison of the sent messages with those of the service.
private struct Check {
  let accepted: Int
  let missing: [String]
  let doubled: [String]
  let returned: [String]
  let vanished: [String]
  let disordered: [String]

  /// - Parameter order: The service's messages, in order.
  init(_ people: Sent..., stored order: [String]) {
    let counts = Dictionary(grouping: order) { $0 }.mapValues(\.count)
    let all = people.flatMap(\.outcomes)
    // A message that vanished from the page but reached the service was accepted.
    let vanished = all.filter { $0.outcome == .vanished && counts[$0.text] == nil }.map(\.text)
    let accepted = all.map(\.text).filter { !vanished.contains($0) }
    self.accepted = accepted.count
    self.vanished = vanished
    missing = accepted.filter { counts[$0] == nil }
    doubled = accepted.filter { counts[$0, default: 0] > 1 }
    returned = people.flatMap { $0.returned.sorted() }
    disordered = people.flatMap { person in
      let places = person.outcomes.compactMap { sent in
        order.firstIndex(of: sent.text).map { (sent.text, $0) }
      }
      return zip(places, places.dropFirst()).filter { $0.1 > $1.1 }.map { $1.0 }
    }
  }
}
