import Scripted
import Sillar
import SillarTesting
import Testing

/// A screen that covers all others.
@Suite struct CoverTests {
  @Test func `what is covered disappears and stays loaded, the cover loads and unloads`()
    async throws
  {
    let log = Log()
    let app = try TestApp(recordingIn: log) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", path: "/")) }
      guide.paths["/M"] = { $0.navigator.present(.named("M")) }
      guide.paths["/cover"] = { guide in
        let navigator = guide.navigator
        navigator.cover(with: Self.cover { navigator.uncover() })
      }
      guide.paths["/change"] = { guide in
        let navigator = guide.navigator
        navigator.cover(
          with: Self.cover {
            // The stack changes beneath the cover; the second call of `uncover` does nothing.
            navigator.dismiss()
            navigator.push(.named("B", path: "/B"))
            navigator.uncover()
            navigator.uncover()
          })
      }
      return guide
    }
    try await TestHost.open(app) { app in
      try await app.open("/M")
      _ = log.take()
      try await app.open("/cover")
      #expect(
        log.take() == [
          "cover viewDidLoad", "A viewWillDisappear", "M viewWillDisappear", "cover viewWillAppear",
          "A viewDidDisappear", "M viewDidDisappear", "cover viewDidAppear",
        ])
      #expect(await app.text == "# Covered\n[Uncover]")
      try await app.tap("Uncover")
      #expect(
        log.take() == [
          "cover viewWillDisappear", "A viewWillAppear", "M viewWillAppear",
          "cover viewDidDisappear", "A viewDidAppear", "M viewDidAppear", "cover viewDidUnload",
        ])
      try await app.open("/change")
      _ = log.take()
      try await app.tap("Uncover")
      #expect(
        log.take() == [
          "B viewDidLoad", "cover viewWillDisappear", "B viewWillAppear",
          "cover viewDidDisappear", "B viewDidAppear", "M viewDidUnload", "cover viewDidUnload",
        ])
      #expect(await app.location.path == "/B")
    }
  }

  @Test func `a window that ends while it is covered unloads everything`() async throws {
    let log = Log()
    let app = try TestApp(recordingIn: log) { navigator in
      Starter {
        navigator.push(.named("A"))
        navigator.cover(with: Self.cover {})
      }
    }
    let host = try await TestHost.open(app)
    // A screen that was never visible is not loaded.
    #expect(
      log.take() == ["cover viewDidLoad", "cover viewWillAppear", "cover viewDidAppear"])
    try await host.close()
    #expect(
      log.take() == ["cover viewWillDisappear", "cover viewDidDisappear", "cover viewDidUnload"])
  }

  private static func cover(_ act: @escaping () -> Void) -> Screen {
    Screen("cover", ScriptedPresenter(0) { _, _ in act() }) { _ in
      Text("Covered", .title)
      Button("Uncover", send: .tap("uncover"))
    }
  }
}
