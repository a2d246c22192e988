import Scripted
import Synchronization
import Testing

@testable import Sillar
@testable import SillarHost

/// What was done before a window was brought back is done if its control still says the same.
@Suite struct RememberedWordsTests {
  enum Choosing: CaseIterable {
    case segments, picker

    @NodeBuilder<ScriptedEvent> func control(_ days: [String]) -> [Node<ScriptedEvent>] {
      let choices = days.indices.map { Choice("\(days[$0])", $0) }
      switch self {
      case .segments:
        SegmentedControl("Delivery", choices, selection: 0, send: { .number($0) })
      case .picker: Picker("Delivery", choices, selection: 0, send: { .number($0) })
      }
    }
  }

  private func open(
    _ app: TestApp, restoring memory: WindowMemory? = nil
  ) async throws -> Window {
    let window = Window(app: app, visitor: Visitor(id: "me"))
    if let memory {
      #expect(await window.start(restoring: memory) == .restored)
    } else {
      #expect(await window.start(at: "/"))
    }
    return window
  }

  private func node(_ label: String, _ window: Window) async throws -> NodeName {
    try #require(await window.nodes().everything.first { $0.label == label }).id
  }

  @Test(arguments: Choosing.allCases)
  func `a choice is refused where another stands at its place by now`(
    _ choosing: Choosing
  ) async throws {
    let days = Mutex(["Monday", "Tuesday", "Wednesday"])
    let app = try TestApp {
      Screen("order", path: "/", ScriptedPresenter(days.withLock { $0 })) { days in
        choosing.control(days)
      }
    }
    let window = try await open(app)
    let memory = try #require(await window.memory())
    let seen = await window.render { $0.revision }
    let event = WindowEvent(
      node: try await node("Delivery", window), input: .option(1), revision: seen)

    #expect(await (try open(app, restoring: memory)).deliver(event) == nil)
    days.withLock { $0 = ["Tuesday", "Wednesday", "Thursday"] }
    #expect(await (try open(app, restoring: memory)).deliver(event) == .changed)
  }

  @Test func `a text above a long list is taken`() async throws {
    let app = try TestApp(coordinator: { navigator in
      Starter {
        navigator.push(
          Screen("list", path: "/", ScriptedPresenter(0)) { _ in
            for row in 0..<400 { Button("Row \(row)", send: .number(row)) }
          })
        navigator.present(
          Screen("note", path: "/note", ScriptedPresenter("")) { text in
            TextField("Note", text: text, send: { .text($0) })
          })
      }
    })
    let window = try await open(app)
    let memory = try #require(await window.memory())
    let seen = await window.render { $0.revision }
    let event = WindowEvent(
      node: try await node("Note", window), input: .text("milk"), revision: seen)
    #expect(await (try open(app, restoring: memory)).deliver(event) == nil)
  }
}
