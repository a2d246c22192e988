import Sillar
import SillarHost
import SillarInspector
import SillarTesting
import Testing

@Suite struct WindowsTests {
  @Test func `without a window it says how to get one`() async throws {
    try await Watched.look(Inspector(), TestClock()) { app in
      try await app.see("No window is open")
      try await app.see("Open the program in a browser")
    }
  }

  @Test func `windows come and go while the list is open`() async throws {
    let (inspector, clock) = (Inspector(), TestClock())
    try await Watched.look(inspector, clock) { app in
      try await app.advance(by: .seconds(1))
      let window = try await Watched.open(inspector)
      try await app.catchUp()
      try await app.see("1 window is open")
      try await app.see("desk")
      try await app.see("Connected")
      try await app.see("Kept")
      try await app.advance(by: .seconds(1))
      inspector.note(HostedWindow(window, isConnected: false))
      try await app.catchUp()
      try await app.see("No page")
      try await app.advance(by: .seconds(1))
      await window.end()
      try await app.catchUp()
      try await app.see("0 windows are open")
      try await app.see("Ended")
    }
  }

  @Test func `a row leads to its window, and Back to the list`() async throws {
    let watched = try await Watched()
    try await watched.look { app in
      try await app.tap("desk")
      try await app.see("On the screen now")
      #expect(await app.location.path == "/windows/\(watched.name)")
      try await app.back()
      try await app.see("1 window is open")
    }
  }

  @Test func `the inspector lets a window go that its host has ended`() async throws {
    let inspector = Inspector()
    weak var gone: Window?
    do {
      let window = try await Watched.open(inspector)
      gone = window
      await window.end()
    }
    try await Watched.look(inspector, TestClock()) { app in try await app.see("Ended") }
    #expect(gone == nil)
  }

  @Test func `a window that shows nothing, because its address is unknown, is not listed`()
    async throws
  {
    let inspector = Inspector()
    let app = try Screen.app { Screen("desk", view: DeskView(), presenter: DeskPresenter()) }
    let window = Window(app: app, visitor: Visitor(id: "other"), inspector: inspector)
    #expect(await !window.start(at: "/nowhere"))
    await window.end()
    try await Watched.look(inspector, TestClock()) { app in
      try await app.see("No window is open")
    }
  }

  @Test func `each text is there in both languages`() throws {
    #expect(try InspectorApp(Inspector()).flavor.missingTexts() == [])
  }

  @Test func `the screens are in Spanish for somebody who reads it`() async throws {
    let watched = try await Watched()
    try await Watched.look(watched.inspector, watched.clock, language: "es") { app in
      try await app.see("Hay 1 ventana abierta")
      try await app.tap("desk")
      try await app.see("En pantalla ahora")
      try await app.choose("Eventos")
      try await app.see("Dibujado")
    }
  }
}
