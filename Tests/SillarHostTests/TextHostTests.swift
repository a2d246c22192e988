import Foundation
import Sillar
import SillarHost
import Testing

@Suite struct TextHostTests {
  @Test func `a host of another package shows a window as text`() async throws {
    let host = try await TextHost.open(NotesApp())
    #expect(await host.lines() == ["# Notes", "Next note: ", "[Add] (disabled)", "[About]"])
    await host.window.end()
  }

  @Test func `it types, taps by words, and goes back`() async throws {
    let host = try await TextHost.open(NotesApp())
    try await host.type("Buy tea", into: "Next note")
    #expect(await host.lines() == ["# Notes", "Next note: Buy tea", "[Add]", "[About]"])
    try await host.tap("Add")
    #expect(
      await host.lines() == ["# Notes", "Next note: ", "[Add] (disabled)", "Buy tea", "[About]"])

    try await host.tap("Buy tea")
    #expect(await host.lines() == ["# Buy tea"])
    #expect(await host.window.snapshot().location.path == "/notes/Buy%20tea")
    await host.back()
    #expect(await host.lines().first == "# Notes")
    try await host.tap("About")
    #expect(await host.lines() == ["# about"])
    await host.window.end()
  }

  @Test func `it saves a window and opens it again with its screens and what was typed`()
    async throws
  {
    let host = try await TextHost.open(NotesApp())
    try await host.type("Buy tea", into: "Next note")
    try await host.tap("Add")
    try await host.type("Call", into: "Next note")
    try await host.tap("Buy tea")

    let again = try await TextHost.open(NotesApp(), restoring: host.save())
    #expect(await again.lines() == ["# Buy tea"])
    await again.back()
    #expect(await again.lines() == ["# Notes", "Next note: Call", "[Add]", "Buy tea", "[About]"])
    await again.window.end()
  }

  @Test func `it learns what a window refuses and what an app does not have`() async throws {
    let host = try await TextHost.open(NotesApp())
    await #expect(throws: TextHost.Failure.refused(.unavailable)) { try await host.tap("Add") }
    await #expect(throws: TextHost.Failure.notOnScreen("Buy")) { try await host.tap("Buy") }
    await #expect(throws: TextHost.Failure.notOpened("/nowhere")) {
      _ = try await TextHost.open(NotesApp(), at: "/nowhere")
    }
    let add = try #require(
      await host.window.snapshot().screen.children.first?.children.first { $0.label == "Add" })
    await host.window.end()
    #expect(await host.window.deliver(WindowEvent(add)) == .ended)
  }

  @Test func `a frame leaves its process as values`() async throws {
    let host = try await TextHost.open(NotesApp())
    let frame = await host.window.snapshot()
    let sent = try JSONEncoder().encode(frame)
    #expect(try JSONDecoder().decode(Snapshot.self, from: sent) == frame)
    let field = try #require(frame.screen.node(at: "screen=/ textField"))
    #expect(frame.screen.address(of: field.id) == "screen=/ textField")
    await host.window.end()
  }

  @Test func `changes wake a host that waits to draw`() async throws {
    let host = try await TextHost.open(NotesApp())
    let seen = await host.window.changes(after: 0)
    async let next = host.window.changes(after: seen)
    try await host.type("Tea", into: "Next note")
    #expect(await next > seen)
    await host.window.end()
  }
}
