import Chromium
import Foundation
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Chat messages arrive once and in order, although programs are killed at random moments.
  @Suite(.timeLimit(KillLoop.timeLimit)) struct ChatKillLoopTests {
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
        var talk = try await Talk(between: ana, and: carla)
        for round in 1...loop.rounds {
          let victim = Int.random(in: 0..<programs.count, using: &loop.chance)
          let moment = loop.moment(within: 250)
          async let killed: Void = programs[victim].crash(after: moment)
          try await talk.write(round)
          try await killed
          try await talk.look()
        }
        try await talk.check(stored: company.stored(Talk.stored), after: loop)
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
          try Set(company.stored(Talk.stored)).isSuperset(of: shown)
        }
        let stored = try company.stored(Talk.stored)
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
      let page = try await newPage()
      try await page.openLive(desk.url(Talk.path))
      return try await ChatWriter(name, on: page, words: words)
    }
  }
}
