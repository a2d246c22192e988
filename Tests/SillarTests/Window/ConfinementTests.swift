import Scripted
import Sillar
import SillarHost
import SillarTesting
import Testing

#if DEBUG
  @Suite struct ConfinementTests {
    @Test
    func `a debug build names the presenter that is changed from outside its window, and stops`()
      async
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let app = try TestApp {
          Screen(
            "A",
            // The check exists because of this compiler bug: the capture list removes the closure from its actor.
            ScriptedPresenter(0) { [one = 1] presenter, _ in presenter.value += one }
          ) { count in Button("count \(count)", send: .tap("count")) }
        }
        try await MirrorHost(app).send("count 0")
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        output.contains(
          "The presenter ScriptedPresenter<Int> of the screen \"A\" was changed outside"))
    }

    @Test func `a debug build names the app whose navigator is changed from outside, and stops`()
      async
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let app = try TestApp { navigator in
          Starter {
            let presenter = ScriptedPresenter(0) { [one = 1] _, _ in
              navigator.push(Screen("B", ScriptedPresenter(one)) { _ in Text("B") })
            }
            navigator.push(Screen("A", presenter) { _ in Button("push", send: .tap("push")) })
          }
        }
        try await MirrorHost(app).send("push")
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("A navigator of the app"))
    }
  }
#endif
