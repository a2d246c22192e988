import Scripted
import Sillar
import SillarHost
import Testing

/// Addresses of nodes, which are the same in each run.
@Suite struct NodeAddressTests {
  struct Thing: Identifiable, Equatable, Sendable { let id: Int }

  /// An app with a list of things at `/`, which "turn" reverses, another screen at `/other`, and a modal.
  private func window() async throws -> Window {
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        guide.navigator.push(
          Screen(
            "things", path: "/",
            ScriptedPresenter([1, 2, 3]) { presenter, event in
              if event == .tap("turn") { presenter.value.reverse() }
            }, children: ["child": .named("child")]
          ) { numbers in
            Button("turn", send: .tap("turn"))
            Button("other", send: .tap("other"))
            List(numbers.map { Thing(id: $0) }) { thing in
              Row {
                Text("thing \(thing.id)")
                Button("take \(thing.id)", send: .number(thing.id))
              }
            }
            Card { TextField("my name", text: "", send: { .text($0) }) }.id("who are you?")
            ChildScreen("child")
          })
      }
      guide.paths["/other"] = { $0.navigator.push(.named("other", path: "/other things")) }
      guide.paths["/modal"] = { $0.navigator.present(.named("modal")) }
      return guide
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    return window
  }

  private func addresses(_ screen: ScreenNode) -> [String: String?] {
    let names = ["turn", "other", "take 1", "take 2", "take 3", "my name", "more child"]
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, screen[name].flatMap { screen.address(of: $0.id) })
      })
  }

  @Test func `an address names the screen, the rows and the place among siblings`() async throws {
    let screen = try await window().nodes()
    #expect(
      addresses(screen) == [
        "turn": "screen=/ button",
        "other": "screen=/ button.2",
        "take 1": "screen=/ list item=1 row button",
        "take 2": "screen=/ list item=2 row button",
        "take 3": "screen=/ list item=3 row button",
        "my name": "screen=/ card=who%20are%20you%3F textField",
        "more child": "screen=/ screen=child button",
      ])
  }

  @Test func `the same app has the same addresses after different histories`() async throws {
    let straight = try await window()
    let detour = try await window()
    for path in ["/other", "/modal"] {
      #expect(await detour.open(path))
      _ = await detour.nodes()
      await detour.back()
      if path == "/modal" { await detour.back() }
    }
    for _ in 1...2 {
      let turn = try #require(await detour.nodes()["turn"])
      #expect(await detour.deliver(WindowEvent(node: turn.id)) == nil)
    }
    let (one, other) = (await straight.nodes(), await detour.nodes())
    #expect(addresses(one) == addresses(other))
    for node in one.everything {
      let address = try #require(one.address(of: node.id))
      #expect(other.node(at: address)?.content == node.content, "\(address)")
    }
  }

  @Test func `the address of a modal is its own`() async throws {
    let window = try await window()
    #expect(await window.open("/modal"))
    let screen = await window.nodes()
    #expect(screen.address(of: screen["more modal"]?.id ?? "none") == "screen=modal button")
  }

  @Test func `two screens with one name have two addresses`() async throws {
    let app = try TestApp { navigator in
      Starter {
        for _ in 1...2 { navigator.push(.named("twin")) }
        navigator.present(.named("twin"))
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    let screen = await window.nodes()
    let buttons = screen.everything.filter { $0.content == .button("more twin", .secondary) }
    #expect(
      buttons.map { screen.address(of: $0.id) } == [
        "screen=twin.2 button", "screen=twin.3 button",
      ])
  }
}
