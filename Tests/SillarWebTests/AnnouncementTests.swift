import Scripted
import Sillar
import SillarModel
import Testing

@testable import SillarWeb

/// What a screen reader reads aloud when it changes.
@Suite struct AnnouncementTests {
  /// Expects a page to have parts in its HTML.
  private func expect(
    _ parts: String...,
    @NodeBuilder<ScriptedEvent> from draw: @escaping @Sendable (Int) -> [Node<ScriptedEvent>]
  ) async throws {
    let app = try ScriptedApp { Screen("news", path: "/", ScriptedPresenter(3), draw) }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let html = try await server.browser().page("/").markup
      for part in parts { #expect(html.contains(part)) }
    }
  }

  @Test func `a count is read as a whole, also on a button`() async throws {
    try await expect(
      #" aria-live="polite" aria-atomic="true">3 results</p>"#,
      #" aria-live="polite" aria-atomic="true">Basket (3)</button>"#
    ) { count in
      Text("\(count) results").style(.announced)
      Button("Basket (\(count))", send: .tap("basket")).id("basket").style(.announced)
    }
  }

  @Test func `of a log what is added is read, and a keyboard can scroll it`() async throws {
    try await expect(#" class="column s-log" aria-label="Messages" role="log" tabindex="0">"#) {
      _ in
      Column { Text("Hello") }.style(.log).spoken("Messages")
    }
  }

  @Test func `an empty state is a status, and a problem an alert`() async throws {
    try await expect(
      #"class="empty" role="status">"#, #"class="alert negative" role="alert">"#
    ) { _ in
      EmptyState("Nothing found")
      ProblemAlert(.offline)
    }
  }

  @Test func `what a list shows results of is read when it changes`() async throws {
    try await expect(#" aria-live="polite" aria-atomic="true">Results for “ada”</h2>"#) { _ in
      Loading(Loaded<String>(), heading: "Results for “ada”", retry: ScriptedEvent.tap("again")) {
        Text($0)
      }
    }
  }
}
