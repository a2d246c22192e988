import Scripted
import Sillar
import Testing

/// The limits of fields, as a page knows them.
@Suite struct FieldLimitTests {
  private func read(
    _ headers: [String: String] = [:], _ test: @escaping @Sendable (TestPage) throws -> Void
  ) async throws {
    let screen = { @Sendable (_: Navigator) in
      Screen("form", path: "/", ScriptedPresenter(0)) { _ in
        TextField("Name", text: "", send: { .text($0) })
        TextField("City", text: "", limit: 60, send: { .text($0) })
        TextField("Odd", text: "", limit: -1, send: { .text($0) })
        TextArea("Note", text: "", send: { .text($0) })
        TextArea("Short note", text: "", limit: 140, send: { .text($0) })
        FileField("Photo", send: { .text($0.first?.name ?? "") })
      }
    }
    try await WebFlavor.run(screen: screen) { server in
      try test(try await server.browser().get("/", headers: headers).page)
    }
  }

  @Test func `a page knows how many characters each field takes`() async throws {
    try await read { page in
      #expect(page.all(#"<input type="text"[^>]* data-limit="(\d+)""#) == ["500", "60", "0"])
      #expect(page.all(#"<textarea[^>]* data-limit="(\d+)""#) == ["10000", "140"])
      #expect(page.first(#"<input type="file"[^>]* (data-limit)"#) == "")
    }
  }

  @Test func `a page has the words for a text that is cut off, with a place for the limit`()
    async throws
  {
    try await read { page in
      #expect(page.scriptText("cut") == "Only the first {limit} characters fit here.")
    }
    try await read(["accept-language": "es"]) { page in
      #expect(
        page.scriptText("cut") == "Aquí solo caben los primeros {limit} caracteres.")
    }
  }
}
