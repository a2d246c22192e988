import Scripted
import Sillar
import SillarTesting
import Testing

/// The work of a coordinator without user activity.
@Suite struct CoordinatorRunTests {
  /// Shows values from outside of the window.
  private final class Listener: Coordinator {
    private let navigator: Navigator
    private let news: AsyncStream<String>
    private let ended: AsyncStream<Void>.Continuation

    init(
      _ navigator: Navigator, news: AsyncStream<String>, ended: AsyncStream<Void>.Continuation
    ) {
      self.navigator = navigator
      self.news = news
      self.ended = ended
    }

    func start() { show("Welcome") }

    func run() async {
      for await text in news { show(text) }
      ended.yield()
    }

    private func show(_ text: String) {
      navigator.replaceAll(with: [
        Screen(text, path: "/", ScriptedPresenter(text)) { Text($0, .title) }
      ])
    }
  }

  @Test func `what happens elsewhere changes where its user is, until the window ends`()
    async throws
  {
    let (news, tell) = AsyncStream.makeStream(of: String.self)
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let app = try TestApp { Listener($0, news: news, ended: ended) }
    try await TestHost.open(app) { app in
      try await app.see("Welcome")
      tell.yield("Signed out")
      try await app.see("Signed out")
    }
    // The window has ended, and so does the coordinator's work.
    var ending = ends.makeAsyncIterator()
    await ending.next()
  }
}
