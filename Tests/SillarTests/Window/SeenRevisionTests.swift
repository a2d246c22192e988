import Scripted
import Testing

@testable import Sillar
@testable import SillarHost

/// An event says which frame its user saw. What has come to say something else since then takes no event.
@Suite struct SeenRevisionTests {
  /// A screen with controls that keep their places while their names show a number.
  private func makeWindow() async throws -> Window {
    let app = try TestApp {
      let presenter = ScriptedPresenter(1) { presenter, event in
        if event == .tap("next") { presenter.value += 1 }
      }
      return Screen("screen", presenter) { number in
        Button("next", send: .tap("next"))
        Button("Pay \(number)", send: .tap("pay")).id("pay")
        Button("OK", send: .tap("ok")).spoken("Pay \(number)").id("spoken")
        Toggle("Insure \(number)", isOn: false, send: { .flag($0) }).id("toggle")
        Rating("Rate \(number)", value: 0, send: { .number($0) }).id("rating")
        TextField("Note \(number)", text: "", submit: .tap("ok"), send: { .text($0) }).id("note")
        Row(send: .tap("row")) { Text("Row \(number)") }.id("row")
        Button("Stay", send: .tap("stay"))
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    return window
  }

  private func revision(_ window: Window) async -> Int { await window.render { $0.revision } }

  private func node(_ key: String, _ window: Window) async throws -> NodeName {
    let screen = await window.nodes()
    return try #require(screen.everything.first { $0.key == key || $0.label == key }).id
  }

  @Test(
    arguments: [
      ("pay", nil), ("spoken", nil), ("toggle", .flag(true)), ("rating", .number(3)), ("note", nil),
    ] as [(String, NodeInput?)])
  func `what says something else is refused, until its new words have been seen`(
    key: String, input: NodeInput?
  ) async throws {
    let window = try await makeWindow()
    let node = try await node(key, window)
    let seen = await revision(window)
    #expect(await window.deliver(WindowEvent(node: try self.node("next", window))) == nil)
    // It does not matter if the change has been drawn.
    let event = WindowEvent(node: node, input: input, revision: seen)
    #expect(await window.deliver(event) == .changed)
    let now = await revision(window)
    #expect(now == seen + 1)
    #expect(await window.deliver(event) == .changed)
    let informed = WindowEvent(node: node, input: input, revision: now)
    #expect(await window.deliver(informed) == nil)
  }

  @Test(
    arguments: [
      ("note", .text("please")), ("row", nil), ("Stay", nil),
    ] as [(String, NodeInput?)])
  func `typing, rows, and what says the same, take events of an older frame`(
    key: String, input: NodeInput?
  ) async throws {
    let window = try await makeWindow()
    let node = try await node(key, window)
    let seen = await revision(window)
    #expect(await window.deliver(WindowEvent(node: try self.node("next", window))) == nil)
    let event = WindowEvent(node: node, input: input, revision: seen)
    #expect(await window.deliver(event) == nil)
  }

  @Test func `a change while a screen is covered is a change`() async throws {
    let app = try TestApp(coordinator: { navigator in
      Starter {
        let presenter = ScriptedPresenter(1) { presenter, event in
          guard event == .tap("more") else { return }
          presenter.value += 1
          navigator.push(Screen("more", ScriptedPresenter(0)) { _ in Text("More") })
        }
        navigator.push(
          Screen("screen", presenter) { number in
            Button("more", send: .tap("more"))
            Button("Pay \(number)", send: .tap("pay")).id("pay")
          })
      }
    })
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    let pay = try await node("pay", window)
    let seen = await revision(window)
    #expect(await window.deliver(WindowEvent(node: try node("more", window))) == nil)
    _ = await revision(window)
    #expect(await !window.back(seen: seen))
    await window.back()
    let now = await revision(window)
    #expect(await window.hasMoved(since: now) == false)
    #expect(
      await window.deliver(WindowEvent(node: pay, revision: seen)) == .changed)
    #expect(await window.deliver(WindowEvent(node: pay, revision: now)) == nil)
  }
}
