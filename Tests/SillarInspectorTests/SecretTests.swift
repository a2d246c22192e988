import Observation
import Sillar
import SillarHost
import SillarInspector
import SillarTesting
import Testing

@Suite struct SecretTests {
  private static let parts = ["", "?part=events", "?part=nodes", "?part=memory"]

  @Test(arguments: parts)
  func `the inspector shows a typed password nowhere`(_ part: String)
    async throws
  {
    let watched = try await Watched()
    try await watched.act("Password", .text("correct horse"))
    try await watched.look(at: "/windows/\(watched.name)\(part)") { app in
      #expect(await !app.text.contains("correct horse"))
      try await app.advance(by: .seconds(1))
      // The field has gone, and the state and a text of the screen have what was typed.
      try await watched.act("Enter")
      try await app.catchUp()
      try await app.see("Inside")
      #expect(await !app.text.contains("correct horse"))
    }
    #expect(
      await watched.window.snapshot().screen.children[0].children.contains {
        $0.label == "Hello correct horse"
      })
  }

  @Test(arguments: parts)
  func `a typed password is in no label, error, choice, description or key`(_ part: String)
    async throws
  {
    let watched = try await Watched {
      Screen("leaks", view: LeaksView(), presenter: LeaksPresenter())
    }
    try await watched.act("Password", .text("correct horse"))
    try await watched.look(at: "/windows/\(watched.name)\(part)") { app in
      #expect(await !app.text.contains("correct horse"))
      #expect(await !app.text.contains("4711"))
    }
    let texts = "\(await watched.window.inspect().nodes)"
    #expect(!texts.contains("correct horse"))
  }

  @Test func `a member whose name says that it is secret is left out of the state`() async throws {
    let watched = try await Watched()
    try await watched.look(at: "/windows/\(watched.name)") { app in
      try await app.see("accessToken: •••")
      #expect(await !app.text.contains("token-of-a-member"))
    }
  }

  @Test func `a password that is a part of many words hides what is equal to it alone`()
    async throws
  {
    let watched = try await Watched()
    try await watched.act("Password", .text("a"))
    try await watched.act("Name", .text("Ada"))
    try await watched.look(at: "/windows/\(watched.name)") { app in
      try await app.see("name: \"Ada\"")
      try await app.see("password: •••")
    }
  }
}

private struct LeaksState: Equatable, Sendable {
  var password = ""
  let userPIN = "4711"
}

private enum LeaksEvent: Equatable, Sendable {
  case typed(String)
  case other
}

@Observable private final class LeaksPresenter: Presenter {
  private(set) var state = LeaksState()

  func handle(_ event: LeaksEvent) async {
    if case .typed(let text) = event { state.password = text }
  }
}

private struct Seal: CustomElementValue {
  static let module = "Leaks"
  static let name = "seal"
  let text: String
}

/// What a field says of a password, and each other node that may.
private struct LeaksView: View {
  func body(_ state: LeaksState) -> [Node<LeaksEvent>] {
    let text = state.password
    TextField("Password", text: text, kind: .password, send: { .typed($0) })
    TextField("1 \(text)", text: "", placeholder: "2 \(text)", send: { _ in .other })
    TextArea("Text", text: "", error: "3 \(text)", send: { _ in .other })
    Picker("4 \(text)", [Choice("5 \(text)", 5)], selection: 5, send: { _ in .other })
    Picture(.stored("a"), description: "6 \(text)")
    Progress("7 \(text)", fraction: 0.5)
    Rating("8 \(text)", value: 4)
    CustomElement("9 \(text)", Seal(text: "10 \(text)")) { Text("11 \(text)") }
    Column { Text("12") }.id("13 \(text)")
  }
}
