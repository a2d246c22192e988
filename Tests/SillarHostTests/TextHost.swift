import Foundation
import Sillar
import SillarHost

/// A host of a terminal, without the terminal: it shows a window as lines, and acts on what a person reads in them.
///
/// Documentation/WriteAHost.md explains it. It uses what any other package can use.
struct TextHost {
  enum Failure: Error, Equatable {
    case notOpened(String)
    case notOnScreen(String)
    case refused(WindowEvent.Refusal)
    case nothingToKeep
  }

  let window: Window

  /// Opens an app in a window.
  static func open(_ app: any App, at path: String = "/") async throws -> TextHost {
    let host = TextHost(window: Window(app: app, visitor: Visitor(id: "terminal")))
    guard await host.window.start(at: path) else { throw Failure.notOpened(path) }
    await host.window.settle()
    return host
  }

  /// Opens an app with what ``save()`` has kept, in another process for example.
  static func open(_ app: any App, restoring saved: Data) async throws -> TextHost {
    let memory = try JSONDecoder().decode(WindowMemory.self, from: saved)
    let host = TextHost(window: Window(app: app, visitor: Visitor(id: "terminal")))
    guard await host.window.start(restoring: memory) != .failed else {
      throw Failure.notOpened(memory.path)
    }
    await host.window.settle()
    return host
  }

  /// Ends the window.
  ///
  /// - Returns: What brings it back.
  func save() async throws -> Data {
    guard let memory = await window.memory() else { throw Failure.nothingToKeep }
    await window.end()
    return try JSONEncoder().encode(memory)
  }

  // MARK: Showing

  /// The screen, and what is in front of it.
  func lines() async -> [String] { Self.lines(of: await window.snapshot().screen) }

  private static func lines(of node: ScreenNode) -> [String] {
    let mark = node.isDisabled ? " (disabled)" : ""
    let own: String? =
      switch node.content {
      case .text(let text, .title): "# \(text)"
      case .button(let title, _), .link(let title, _, _): "[\(title)]\(mark)"
      case .textField(let field), .textArea(let field):
        field.kind.isConcealed ? "\(field.label): •" : "\(field.label): \(field.text)\(mark)"
      case .toggle(let label, let isOn): "\(isOn ? "☑" : "☐") \(label)\(mark)"
      case .segmentedControl(let choices), .picker(let choices):
        "\(choices.label): \(choices.titles.joined(separator: " | "))"
      case .divider: "---"
      default: node.label.isEmpty ? nil : node.label
      }
    return (own.map { [$0] } ?? []) + node.children.flatMap(lines)
  }

  // MARK: Acting

  /// Taps what has these words: a button, a link, or a row that is tapped as a whole.
  func tap(_ words: String) async throws {
    let node = try await find(words) { $0.sendsEvent || $0.link != nil }
    if !node.sendsEvent, let link = node.link {
      guard await window.open(link) else { throw Failure.notOpened(link) }
    } else {
      try await deliver(WindowEvent(node))
    }
  }

  /// Replaces the text of a field.
  func type(_ text: String, into label: String) async throws {
    try await deliver(WindowEvent(find(label) { $0.takesInput }, .text(text)))
  }

  func back() async {
    await window.back()
    await window.settle()
  }

  private func deliver(_ event: WindowEvent) async throws {
    if let refusal = await window.deliver(event) { throw Failure.refused(refusal) }
    await window.settle()
  }

  /// The node in front with these words, or with a node with these words in it.
  private func find(_ words: String, where fits: (ScreenNode) -> Bool) async throws -> ScreenNode {
    guard let front = await window.snapshot().screen.children.last,
      let node = Self.nodes(of: front).first(where: { node in
        fits(node) && Self.nodes(of: node).contains { $0.label == words }
      })
    else { throw Failure.notOnScreen(words) }
    return node
  }

  private static func nodes(of node: ScreenNode) -> [ScreenNode] {
    [node] + node.children.flatMap(nodes)
  }
}
