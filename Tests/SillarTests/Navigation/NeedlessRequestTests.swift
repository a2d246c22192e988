import Scripted
import Synchronization
import Testing

@testable import Sillar

/// Requests to a navigator that change nothing.
@Suite struct NeedlessRequestTests {
  @Test func `what changes nothing wakes no rendering`() {
    let count = Mutex(0)
    let navigator = Navigator(changed: { count.withLock { $0 += 1 } }, report: { _ in })
    func changes(_ request: () -> Void) -> Int {
      count.withLock { $0 = 0 }
      request()
      return count.withLock { $0 }
    }
    func screen() -> Screen { Screen("screen", ScriptedPresenter(0)) { _ in Text("Screen") } }
    let root = screen()
    #expect(changes { navigator.push(root) } == 1)
    #expect(changes { navigator.pop() } == 0)
    #expect(changes { navigator.popToRoot() } == 0)
    #expect(changes { navigator.pop(to: root) } == 0)
    #expect(changes { navigator.pop(to: screen()) } == 0)
    #expect(changes { navigator.dismiss() } == 0)
    #expect(changes { navigator.uncover() } == 0)
    #expect(navigator.stack.count == 1)
    navigator.push(screen())
    navigator.present(screen())
    navigator.cover(with: screen())
    #expect(changes { navigator.uncover() } == 1)
    #expect(changes { navigator.dismiss() } == 1)
    #expect(changes { navigator.pop(to: root) } == 1)
    #expect(navigator.top === root)
  }
}
