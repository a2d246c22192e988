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
