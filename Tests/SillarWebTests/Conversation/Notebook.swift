import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

/// An app in any of the engines: a list of notes; a note with questions, and one above it; a form that wants a name.
enum Notebook {
  /// - Parameter test: Gets the number of times that the address of a note was opened, too.
  static func run(
    in engine: Engine, _ test: @escaping @Sendable (any Tab, Tally) async throws -> Void
  ) async throws {
    let opened = Tally()
    try await HostServer.run(host(opened)) { server in
      try await engine.run { tab in
        try await tab.openLive("http://127.0.0.1:\(server.port)/")
        try await test(tab, opened)
      }
    }
  }

  /// The list in Chromium, on a line that a test can disturb.
  static func runOnLine(
    _ test: @escaping @Sendable (Page, Cable, _ url: String) async throws -> Void
  ) async throws {
    try await HostServer.run(host()) { server in
      try await Engine.chromium.run { tab in
        let (page, line) = (try #require(tab as? Page), try Cable(to: server.port))
        let url = "http://127.0.0.1:\(line.port)/"
        try await page.openLive(url)
        try await test(page, line, url)
      }
    }
  }

  static func host(_ opened: Tally = Tally()) throws -> WebHost {
    let app = try ScriptedApp { path, navigator in
      let start = list(navigator)
      if path == "/" {
        navigator.replaceAll(with: [start])
      } else {
        opened.add()
        // Note 10 is a page of note 1.
        let id = String(path.dropFirst("/notes/".count))
        let notes = id.count > 1 ? [String(id.dropLast()), id] : [id]
        navigator.replaceAll(with: [start] + notes.map { note($0, navigator) })
      }
      return true
    }
    return WebHost(app: app, logger: .silent)
  }

  /// Scrolls the list far down.
  ///
  /// - Returns: Its place, and a note in view, so that no browser scrolls to it.
  static func scrollDown(_ tab: any Tab) async throws -> (place: Int, note: String) {
    try await tab.scroll(to: 1500)
    try await tab.waitUntil("scrollY > 1400")
    let note = try await tab.evaluate(
      "[...document.querySelectorAll('a.row')].find(r => r.getBoundingClientRect().top > 200).innerText.trim()"
    )
    return (try await tab.evaluate("scrollY").int ?? 0, note.string ?? "")
  }

  private static func list(_ navigator: Navigator) -> Screen {
    let presenter = ScriptedPresenter(0) { presenter, event in
      switch event {
      case .number(let number): navigator.push(note("\(number)", navigator))
      case .tap("Form"): navigator.push(form())
      default: presenter.value += 1
      }
    }
    return Screen("list", path: "/", presenter) { taps in
      Text("Notes", .title)
      Text("Taps: \(taps)")
      Button("Form", send: .tap("Form"))
      Button("Tap", send: .tap("Tap"))
      for number in 1...100 {
        Row(send: .number(number)) { Text("Note \(number)") }
          .linked(to: NoteRoute(id: number)).id("\(number)")
      }
    }
  }

  private static func note(_ id: String, _ navigator: Navigator) -> Screen {
    let presenter = ScriptedPresenter(1) { presenter, event in
      switch event {
      case .tap("Ask"): navigator.present(question(navigator))
      case .tap("More"): navigator.push(note(id + "0", navigator))
      default: presenter.value += 1
      }
    }
    return Screen("note", path: "/notes/\(id)", presenter) { number in
      Text("This is note \(id)", .title)
      Button("More", send: .tap("More")).openingScreen()
      Button("Ask", send: .tap("Ask"))
      Section("Question \(number)") {
        Button("Yes to \(number)", send: .tap("Yes"))
        Button("No to \(number)", send: .tap("No"))
      }.id("question \(number)")
    }
  }

  private static func question(_ navigator: Navigator) -> Screen {
    Screen("question", ScriptedPresenter(0) { _, _ in navigator.dismiss() }) { _ in
      Text("Sure?", .title)
      Button("Keep", send: .tap("Keep"))
    }
  }

  private static func form() -> Screen {
    let presenter = ScriptedPresenter(false) { presenter, _ in presenter.value = true }
    return Screen("form", path: "/form", presenter) { isRefused in
      Text("A form", .title)
      TextField("Street", text: "Main", send: { .text($0) })
      TextField(
        "Name", text: "", error: isRefused ? "Write your name." : nil, send: { .text($0) })
      TextField(
        "Town", text: "", error: isRefused ? "Write your town." : nil, submit: .tap("Order"),
        send: { .text($0) })
      Button("Order", send: .tap("Order"))
    }
  }
}

private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}
