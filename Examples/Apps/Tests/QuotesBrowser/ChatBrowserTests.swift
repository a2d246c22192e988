import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// A homeowner and a professional, each at a browser of their own, write to each other through two apps and a backend.
  @Suite(.timeLimit(.minutes(3))) struct ChatBrowserTests {
    /// The chat about the dripping tap, between Ana and Carla.
    private static let path = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"
    private let words: AppWords

    init() throws { words = try AppWords("Homeowner", ["SignIn", "Chat"], in: "en") }

    @Test func `messages go both ways in order, and say how far they have come`() async throws {
      try await QuotesCompany.open { company in
        let ana = try await company.homeowner.signIn("Ana Ruiz", at: Self.path, words: words)
        let carla = try await company.pro.signIn("Carla Núñez", at: "/chats", words: words)
        try await carla.waitFor("El grifo de la cocina gotea")
        company.pro.backendLine.cut()
        try await ana.write("¿Mañana a las cinco?", words)
        try await ana.waitForMark(words("Chat.markSent"), of: "¿Mañana a las cinco?")
        try company.pro.backendLine.mend()
        try await ana.waitForMark(words("Chat.markDelivered"), of: "¿Mañana a las cinco?")
        try await carla.openLive(company.pro.url(Self.path))
        try await ana.waitForMark(words("Chat.markRead"), of: "¿Mañana a las cinco?")

        try await carla.write("Muy bien.", words)
        try await ana.waitForMessage("Muy bien.")
        try await ana.write("Hasta mañana.", words)
        try await carla.waitForMessage("Hasta mañana.")
        try await carla.write("Hasta mañana, Ana.", words)
        try await ana.waitForMessage("Hasta mañana, Ana.")
        let said = ["¿Mañana a las cinco?", "Muy bien.", "Hasta mañana.", "Hasta mañana, Ana."]
        for page in [ana, carla] {
          #expect(try await page.messages.suffix(4).map(\.text) == said)
          #expect(page.consoleErrors.isEmpty)
        }
        try await carla.waitForMark(words("Chat.markRead"), of: "Hasta mañana, Ana.")
      }
    }

    @Test func `what both write without the service waits, and is there once when it is back`()
      async throws
    {
      try await QuotesCompany.open { company in
        let (ana, carla) = try await chat(company)
        let desks = [company.homeowner, company.pro]
        for desk in desks { desk.backendLine.cut() }
        let (hers, others) = (["Ana 1", "Ana 2", "Ana 3"], ["Carla 1", "Carla 2"])
        for text in hers { try await ana.write(text, words) }
        for text in others { try await carla.write(text, words) }
        for text in hers { try await ana.waitForMark(words("Chat.markWaiting"), of: text) }
        for text in others { try await carla.waitForMark(words("Chat.markWaiting"), of: text) }
        // A reloaded page still shows the unsent messages.
        try await ana.reload()
        for text in hers { try await ana.waitForMark(words("Chat.markWaiting"), of: text) }
        for desk in desks { try desk.backendLine.mend() }
        try await expectAgreement(hers, of: ana, and: others, of: carla)
      }
    }

    @Test func `a backend that is killed while both write loses nothing and doubles nothing`()
      async throws
    {
      try await QuotesCompany.open { company in
        let (ana, carla) = try await chat(company)
        let (hers, others) = ((1...6).map { "Ana \($0)" }, (1...6).map { "Carla \($0)" })
        for (place, (one, other)) in zip(hers, others).enumerated() {
          if place == 2 { await company.backend.crash() }
          if place == 4 { try await company.backend.restart() }
          try await ana.write(one, words)
          try await carla.write(other, words)
        }
        try await expectAgreement(hers, of: ana, and: others, of: carla)
      }
    }

    @Test func `whose browser is cut off goes on where they were`() async throws {
      try await QuotesCompany.open { company in
        let (ana, carla) = try await chat(company)
        company.homeowner.browserLine.cut()
        try await ana.waitFor("No connection")
        try await ana.typeMessage("Ana 1", words)
        try await ana.pressSend(words)
        // The field is free for the next message, and Send is marked as one that waits: it does not look sent.
        #expect(try await ana.evaluate("document.querySelector('textarea').value").string == "")
        try await ana.waitUntil("!!document.querySelector('[data-wait]')")
        // What says so covers neither the heading, nor the latest message, nor the composer.
        try await ana.waitUntil(
          """
          (({ top, bottom }) => document.body.classList.contains('told') && bottom > top
            && [document.querySelector('h1'), ...document.querySelectorAll('.s-chat-composer > *'),
              [...document.querySelectorAll('.s-chat-message, .s-chat-own-message')].at(-1)].every((one) =>
                one.getBoundingClientRect().bottom <= top || one.getBoundingClientRect().top >= bottom))(
            document.querySelector(':has(> #notice)').getBoundingClientRect())
          """)
        try await carla.write("Carla 1", words)
        try await carla.write("Carla 2", words)
        // Ana's app may receive the message, and her window may show it, although her browser is offline.
        try await carla.waitForMark(
          words("Chat.markSent"), words("Chat.markDelivered"), words("Chat.markRead"),
          of: "Carla 2")
        try company.homeowner.browserLine.mend()
        try await ana.waitForMessage("Carla 2")
        try await expectAgreement(["Ana 1"], of: ana, and: ["Carla 1", "Carla 2"], of: carla)
      }
    }

    @Test func `the composer stays where it is while photos are chosen`() async throws {
      try await QuotesCompany.open { company in
        let ana = try await company.homeowner.signIn("Ana Ruiz", at: Self.path, words: words)
        try await ana.waitForMessage("Puedo pasar mañana a partir de las 17:00.")
        let composer = "document.querySelector('.s-chat-composer').getBoundingClientRect()"
        let top = "Math.round(\(composer).top)"
        let before = try #require(try await ana.evaluate(top).int)
        try await ana.click(.text(words("Chat.writePhoto")))
        try await ana.waitUntil("document.querySelector('.modal') != null")
        #expect(try await ana.evaluate(top).int == before)
      }
    }

    private func chat(_ company: QuotesCompany) async throws -> (ana: Page, carla: Page) {
      let ana = try await company.homeowner.signIn("Ana Ruiz", at: Self.path, words: words)
      let carla = try await company.pro.signIn("Carla Núñez", at: Self.path, words: words)
      for page in [ana, carla] {
        try await page.waitForMessage("Puedo pasar mañana a partir de las 17:00.")
      }
      return (ana, carla)
    }

    /// Checks that both have read all messages, and that both pages show each once, in its author's order.
    private func expectAgreement(
      _ hers: [String], of ana: Page, and others: [String], of carla: Page
    ) async throws {
      for text in hers { try await ana.waitForMark(words("Chat.markRead"), of: text) }
      for text in others { try await carla.waitForMark(words("Chat.markRead"), of: text) }
      let (seen, known) = (try await ana.messages, try await carla.messages)
      #expect(seen.map(\.text) == known.map(\.text))
      // The demo data has three messages.
      #expect(seen.count == 3 + hers.count + others.count)
      let own = try words("Chat.chatYou")
      #expect(seen.dropFirst(3).filter { $0.author == own }.map(\.text) == hers)
      #expect(known.dropFirst(3).filter { $0.author == own }.map(\.text) == others)
    }
  }
}
