import Scripted
import Sillar
import SillarHost
import Testing

private struct NoteRoute: Route {
  let id: Int
  static let path = Path("/notes/:id", \.id, make: Self.init)
}

/// Elements that lead to a route.
@Suite struct LinkedTests {
  @Test func `a host reads where an element leads`() {
    let screen = ScreenNode(
      of: ScriptedView<Int> { count in
        Row(send: .tap("row")) { Text("Row") }.linked(to: NoteRoute(id: count)).style(.accent)
        Button("Button", send: .tap("button")).linked(to: NoteRoute(id: 8)).id(1)
        Link("Link", to: NoteRoute(id: 9))
        Row(send: .tap("row")) { Text("Nowhere") }.linked(to: nil)
        Text("Text").linked(to: NoteRoute(id: 7))
      }, ScriptedState(value: 7))
    #expect(screen.children.map(\.link) == ["/notes/7", "/notes/8", "/notes/9", nil, nil])
    #expect(screen.children.map(\.sendsEvent) == [true, true, false, true, false])
  }

  @Test func `an element that is used twice leads somewhere only where it is told to`() async throws
  {
    let app = try TestApp {
      Screen("A", ScriptedPresenter(0)) { _ in
        let button: Node<ScriptedEvent> = Button("Go", send: .tap("go")).built
        Row { button }
        Card { button.linked(to: NoteRoute(id: 7)) }
      }
    }
    let host = try await MirrorHost(app)
    let buttons = host.screen?.everything.filter { $0.role == "button" }
    #expect(buttons?.map(\.link) == [nil, "/notes/7"])
    await host.window.end()
  }

  @Test func `a link that changes is shown, and its element stays the same`() async throws {
    let app = try TestApp {
      Screen(
        "A", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      ) { count in
        Button("More", send: .tap("more")).linked(to: NoteRoute(id: count))
      }
    }
    let host = try await MirrorHost(app)
    let before = host.screen?.everything.first { $0.link != nil }
    #expect(before?.link == "/notes/0")
    let steps = try await host.send("More")
    let after = host.screen?.everything.first { $0.link != nil }
    #expect(after?.link == "/notes/1")
    #expect(after?.id == before?.id)
    #expect(steps.count == 1)
    await host.window.end()
  }
}
