import Scripted
import Sillar
import SillarHost
import Testing

/// Controls that take the texts of the fields beside them with them.
@Suite struct EmptyingFieldsTests {
  @Test func `a host reads which control takes texts with it, and hears when that changes`()
    async throws
  {
    let app = try TestApp {
      Screen(
        "A", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      ) { count in
        if count == 0 {
          Button("Send", send: .tap("send")).emptyingFields().id("send")
        } else {
          Button("Send", send: .tap("send")).id("send")
        }
        Text("Text").emptyingFields()
      }
    }
    let host = try await MirrorHost(app)
    func takes() -> [Bool] {
      host.screen?.everything.filter { ["button", "text"].contains($0.role) }.map(\.emptiesFields)
        ?? []
    }
    #expect(takes() == [true, false])
    let before = host.screen?.everything.first { $0.role == "button" }?.id
    _ = try await host.send("Send")
    #expect(takes() == [false, false])
    #expect(host.screen?.everything.first { $0.role == "button" }?.id == before)
    await host.window.end()
  }
}
