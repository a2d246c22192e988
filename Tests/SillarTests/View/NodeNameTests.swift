import Foundation
import Scripted
import SillarTesting
import Testing

@testable import Sillar
@testable import SillarHost

extension Window {
  fileprivate func shownContent(of name: NodeName) -> NodeContent? {
    tree.root.node(named: name)?.content
  }
}

/// The names of nodes, by which hosts tell a window what a person has done.
@Suite struct NodeNameTests {
  private enum Step: String { case kind, place }
  private enum Field: String { case kind }

  private struct Thing: Identifiable, Equatable {
    let id: UUID
  }

  private static let rows = (1...3).map { number in
    Thing(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))))
  }

  private func window(_ value: Int = 0) async throws -> Window {
    let app = try TestApp {
      Screen("names", ScriptedPresenter(value)) { value in
        if value > 0 { Text("more") }
        Text("title", .title)
        if value > 1 {
          Text("one")
          Text("other")
        }
        Row {
          Button("first", send: .tap("first"))
          for number in 0...2 { Button("loop \(number)", send: .number(number)) }
        }
        Text("step").id(Step.kind)
        Text("field").id(Field.kind)
        Text("number").id(-7)
        Text("word").id("moka-pot")
        Text("sentence").id("A moka pot, by hand")
        List(Self.rows) { Text("row \($0.id)") }
        ["a", "b"].map { Badge($0).built }
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    return window
  }

  private func name(_ label: String, _ screen: ScreenNode) throws -> String {
    try #require(screen[label]).id
  }

  @Test func `a name is the way from the window, by positions and keys`() async throws {
    let screen = await (try window()).nodes()
    for (label, name) in [
      ("title", "1.1"), ("first", "1.3.0"), ("loop 0", "1.3.1"), ("loop 2", "1.3.5"),
      ("number", "1.--7"), ("word", "1.kmoka-pot"), ("a", "1.10"), ("b", "1.21"),
    ] {
      #expect(try self.name(label, screen) == name, "\(label)")
    }
    #expect(try name("sentence", screen).hasPrefix("1.h"))
  }

  @Test func `all names of a screen are different, and each is that of its node`() async throws {
    for value in 0...2 {
      let window = try await window(value)
      let screen = await window.nodes()
      let names = screen.everything.map(\.id)
      #expect(Set(names).count == names.count)
      for node in screen.everything.dropFirst() {
        #expect(node.id.isNodeName)
        #expect(await window.shownContent(of: node.id) == node.content, "\(node.id)")
      }
    }
  }

  @Test func `a name does not depend on the nodes of other statements`() async throws {
    let screens = [
      await (try window(0)).nodes(), await (try window(1)).nodes(),
      await (try window(2)).nodes(),
    ]
    for label in ["title", "first", "loop 1", "step", "field", "a"] {
      let names = try screens.map { try name(label, $0) }
      #expect(Set(names).count == 1, "\(label): \(names)")
    }
  }

  @Test(
    arguments: [
      "", "0", "x", "1 2", "1.<", "1/2", "1\u{0}", "-1", "é", String(repeating: "1.", count: 300),
    ])
  func `other texts are no names`(text: String) {
    #expect(!text.isNodeName)
  }
}
