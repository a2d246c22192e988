import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// The main screens of all apps on a narrow phone, on one that is held sideways, and in large text.
  @Suite(.timeLimit(.minutes(5))) struct EveryWindowBrowserTests {
    struct Window: Sendable, CustomStringConvertible {
      let description: String
      let viewport: Viewport
      var textSize = 16
      /// Those of the browser; nil for the test's.
      var languages: String?

      static let all = [
        Window(
          description: "320 px", viewport: Viewport(width: 320, height: 640, isMobile: true)),
        Window(description: "text of 200 %", viewport: .phone, textSize: 32),
        Window(
          description: "landscape", viewport: Viewport(width: 844, height: 390, isMobile: true)),
      ]
    }

    @Test(arguments: Window.all)
    func `no screen is wider than its window, or moves while it comes`(window: Window) async throws
    {
      try await AllApps.run { apps in
        for app in Walk.all {
          let page = try await newPage(viewport: window.viewport)
          try await page.recordShifts()
          try await page.setTextSize(window.textSize)
          let root = "http://127.0.0.1:\(apps.port)/\(app.name)"
          try await page.enter(app.account, at: root)
          for path in app.paths {
            try await page.openLive(root + path)
            // On a busy machine a service may answer too late: a line says that it is offline, and goes.
            if !(try await page.settledLayout.isSound) { try await page.openLive(root + path) }
            try await expectSound(page, "\(app.name)\(path)")
          }
          for (path, controls) in app.taps {
            try await page.openLive(root + path)
            for var control in controls {
              _ = try await page.settledLayout
              if control == Walk.wrongAnswer { control = try await page.wrongAnswer }
              try await page.forgetShifts()
              if try await page.pressWithoutInput(control) {
                // Rows that stay in a list that somebody narrows move when the answer comes, which is as late as it is.
                _ = try await page.settledLayout
                try await page.forgetShifts()
              }
              try await expectSound(page, "\(app.name)\(path), then “\(control)”")
            }
          }
          if app.locks {
            try await page.forgetShifts()
            apps.clock.leap(.seconds(301))
            try await page.waitFor("Locked")
            try await expectSound(page, "\(app.name), locked")
          }
        }
      }
    }

    @Test(arguments: [
      Window(description: "a phone", viewport: .phone),
      Window(
        description: "320 px, in Spanish",
        viewport: Viewport(width: 320, height: 640, isMobile: true),
        languages: "es-ES,es"),
    ])
    func `no screen moves while the line goes and comes back`(window: Window) async throws {
      try await AllApps.run { apps in
        try await withThrowingTaskGroup(of: Void.self) { tasks in
          for app in Walk.all {
            tasks.addTask { try await expectRest(app, at: apps.port, in: window) }
          }
          try await tasks.waitForAll()
        }
      }
    }

    private func expectRest(_ app: Walk, at port: Int, in window: Window) async throws {
      let line = try Cable(to: port)
      let page = try await newPage(viewport: window.viewport)
      try await page.recordShifts()
      let root = "http://127.0.0.1:\(line.port)/\(app.name)"
      try await page.enter(app.account, at: root)
      if let languages = window.languages { try await page.setLanguages(languages) }
      for path in app.paths {
        try await page.openLive(root + path)
        // The parts of the script are on the device.
        try await page.waitUntil(
          """
          (async () => {
            if (!navigator.serviceWorker.controller) return false;
            const parts = Object.values(document.body.dataset).filter((address) => address.includes('/-/sillar-'));
            return parts.length > 9 && (await Promise.all(parts.map((part) => caches.match(part)))).every(Boolean);
          })()
          """)
        _ = try await page.settledLayout
        try await page.forgetShifts()
        line.cut()
        try await page.waitUntil("document.getElementById('away')?.checkVisibility() === true")
        let without = try await page.settledLayout
        #expect(without.shift <= ShownLayout.mostShift, "\(app.name)\(path): \(without.moved)")
        try await page.forgetShifts()
        try line.mend()
        try await page.evaluate("void dispatchEvent(new Event('online'))")
        try await page.waitUntil("document.getElementById('away').checkVisibility() === false")
        let with = try await page.settledLayout
        #expect(with.shift <= ShownLayout.mostShift, "\(app.name)\(path): \(with.moved)")
      }
    }

    private func expectSound(_ page: Page, _ place: String) async throws {
      let layout = try await page.settledLayout
      #expect(layout.isSound, "\(place): \(layout)")
    }
  }
}

/// The screens of an app that a test looks at.
private struct Walk {
  let name: String
  /// A demo account's name, or `guest`; nil for an app without accounts.
  var account: String?
  let paths: [String]
  /// The controls to press one after the other on a screen, by their texts or parts of them.
  var taps: [String: [String]] = [:]
  /// True for an app that asks for a PIN once nobody has used it for 5 minutes.
  var locks = false

  /// Stands for a control: an answer that ends the game.
  static let wrongAnswer = "wrong answer"

  private static let request = "/requests/5e111a00-0000-4000-8000-000000000016"

  static let all = [
    Walk(name: "trivia", paths: ["/"], taps: ["/": ["Animals", wrongAnswer, "See result"]]),
    Walk(
      name: "movies", paths: ["/", "/?list=topRated", "/?q=matrix", "/movie/603"],
      taps: ["/": ["Top rated", "Grid", "Popular", "Fight Club"]]),
    Walk(
      name: "market", account: "guest",
      paths: ["/", "/?in=kitchen", "/product/moka-pot", "/basket", "/orders"],
      taps: [
        "/": [
          "Kitchen", "Table", "All", "Six-cup moka pot", "Add to basket", "Go to basket",
          "Order and pay",
          "Your balance", "Pay €", "Show me the receipt",
        ],
        "/product/moka-pot": ["Add to basket", "Go to basket", "Order and pay", "New card"],
      ]),
    Walk(
      name: "corner-shop", account: "guest", paths: ["/", "/?q=a", "/basket", "/orders"],
      taps: ["/": ["Kitchen", "All", "Six-cup moka pot"]]),
    Walk(name: "wallet", paths: ["/"]),
    Walk(
      name: "wallet", account: "guest",
      paths: [
        "/", "/activity", "/send", "/requests", "/ask", "/account",
        "/split/4200/1790000000?note=Dinner",
      ],
      taps: [
        "/activity": ["Carmen Iglesias"],
        "/split/4200/1790000000?note=Dinner": ["Carmen Iglesias", "Ask"],
      ], locks: true),
    Walk(
      name: "homeowner", account: "ana",
      paths: [
        "/", "/new", request, request + "/change", request + "/chats/carla",
        "/chats", "/account",
      ],
      taps: ["/": ["El grifo de la cocina"], "/chats": ["Carla Núñez"]]),
    Walk(
      name: "pro", account: "carla",
      paths: ["/", "/?list=own", request, request + "/offer", "/ratings", "/chats", "/unsent"],
      taps: ["/?list=own": ["El grifo de la cocina"]]),
  ]
}

extension Page {
  /// Presses a control by script: what then moves counts as a shift, which it does not for half a second after an input.
  ///
  /// - Parameter text: The control's text, or a part of it.
  /// - Returns: True for one of several choices. Chromium takes its change for an input.
  fileprivate func pressWithoutInput(_ text: String) async throws -> Bool {
    let find = """
      (() => {
        const controls = [...document.querySelectorAll('main :is(button, a, label)')];
        return controls.find((one) => one.innerText.trim() === '\(text)')
          ?? controls.find((one) => one.innerText.includes('\(text)'));
      })()
      """
    try await waitUntil("!!\(find)")
    return try await evaluate(
      "((control) => { control.click(); return control.localName === 'label'; })(\(find))"
    ).bool ?? false
  }

  /// The text of an answer of the game that is not the right one.
  fileprivate var wrongAnswer: String {
    get async throws {
      let right = try rightAnswer(to: try await text)
      let answers = try await evaluate(
        "[...document.querySelectorAll('.grid button')].map((button) => button.innerText.trim())")
      return try #require(answers.array.compactMap(\.string).first { $0 != right })
    }
  }

  fileprivate func enter(_ account: String?, at root: String) async throws {
    guard let account else { return }
    guard account != "guest" else {
      try await openLive(root + (root.hasSuffix("wallet") ? "/" : "/orders"))
      try await continueAsGuest()
      guard root.hasSuffix("wallet") else { return }
      for label in ["PIN", "The same PIN again"] { try await fill(.text(label), with: "2580") }
      return try await click("Choose this PIN")
    }
    try await openLive(root + "/")
    try await fill("Email", with: "\(account)@example.com")
    try await fill("Password", with: "casa-2026")
    try await click(.role("button", name: "Sign in"))
    try await waitForNo("Password")
  }
}
