import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// What the page shows of an input that its presenter needs a moment for.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct LateAnswerTests {
  private struct Order: Equatable, Sendable {
    var isGift = false
    var name = ""
    var size: Int?
    var isSending = false
    var rows = 1
  }

  private static let sizes = [Choice("Small", 0), Choice("Medium", 1), Choice("Large", 2)]

  /// The presenter waits at the gate with each input; it refuses the gift, and writes the name in capitals before it waits.
  private static func host(_ gate: Gate, _ begun: Tally) throws -> WebHost {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(Order()) { presenter, event in
        switch event {
        case .flag:
          begun.add()
          await gate.pass()
        case .text(let name):
          presenter.value.name = name.uppercased()
          begun.add()
          await gate.pass()
        case .number(let size): presenter.value.size = size
        case .tap("Begin again"): presenter.value.size = nil
        case .tap: presenter.value.isSending.toggle()
        }
      }
      return Screen("order", path: "/", presenter) { order in
        Toggle("Gift", isOn: order.isGift, send: { .flag($0) })
        TextField("Name", text: order.name, send: { .text($0) })
        Picker("Size", sizes, selection: order.size, send: { .number($0) })
          .disabled(order.isSending)
        Button("Send", send: .tap("Send"))
        Button("Begin again", send: .tap("Begin again"))
        Text("Size: \(order.size.map(String.init) ?? "none").")
      }
    }
    return WebHost(app: app, logger: .silent)
  }

  private func use(_ test: @escaping @Sendable (Page, Gate, Tally) async throws -> Void)
    async throws
  {
    let (gate, begun) = (Gate(isOpen: true), Tally())
    try await HostServer.run(Self.host(gate, begun)) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await test(page, gate, begun)
    }
  }

  private func settle(_ page: Page) async throws {
    try await page.waitUntil("!document.body.classList.contains('busy')")
  }

  @Test func `a switch that the app refuses after a moment goes back`() async throws {
    try await use { page, gate, begun in
      gate.close()
      try await page.click("Gift")
      try await page.waitUntil("the app has had the input") { begun.count == 1 }
      gate.open()
      try await settle(page)
      try await page.waitUntil("!document.querySelector('[role=switch]').checked")
    }
  }

  @Test func `a text that the app writes anew, and then stores, is shown as the app has it`()
    async throws
  {
    try await use { page, gate, begun in
      gate.close()
      try await page.fill("Name", with: "a")
      try await page.waitUntil("the app has had the input") { begun.count == 1 }
      gate.open()
      try await settle(page)
      try await page.waitUntil("document.querySelector('[type=text]').value === 'A'")
    }
  }

  private static let choose = """
    (index => {
      const field = document.querySelector('select');
      field.selectedIndex = [...field.options].findIndex((option) => option.value === index);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })
    """

  @Test func `the first choice of a picker stays when the picker is drawn anew`() async throws {
    try await use { page, _, _ in
      for index in ["0", "1"] { try await page.evaluate("void \(Self.choose)('\(index)')") }
      try await page.waitFor("Size: 1.")
      for _ in 1...2 {
        try await page.click("Send")
        try await settle(page)
        #expect(try await page.evaluate("document.querySelector('select').value") == "1")
        try await page.waitFor("Size: 1.")
      }
      try await page.click("Begin again")
      try await page.waitFor("Size: none.")
      try await settle(page)
      #expect(try await page.evaluate("document.querySelector('select').value") == "")
      try await page.click("Send")
      try await settle(page)
      try await page.waitFor("Size: none.")
    }
  }
}
