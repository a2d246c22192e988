import ChatDelivery
import ChatModel
import ChatTesting
import Kit
import Scripted
import Sillar
import SillarTesting
import Synchronization
import Work

/// Chats with everything around them in memory.
final class World: ModuleWorld {
  static let module = ChatModule.module

  let clock = TestClock()
  let chats = MemoryChats()
  /// What the app was asked to show.
  let asked = Log()
  /// What is picked when photos are asked for.
  let photos = Mutex<[PhotoID]>([])
  let language: String

  init(language: String = "en") { self.language = language }

  func use(
    at path: String = "/requests/\(tap.rawValue)/chats/carla",
    _ test: (TestHost) async throws -> Void
  ) async throws {
    try await watch(at: path) { try await test($0) }
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ChatCoordinator(
      navigator: context.navigator, actions: ChatActions(chats: chats, chat: chats),
      words: context.words,
      clock: clock, now: clock.wallClock,
      pickPhotos: { [self] subject, onPicked in
        asked.add("photos \(subject)")
        onPicked(photos.withLock { $0 })
      },
      openRequest: { [asked] in asked.add("request \($0.rawValue)") },
      showUnsent: { [asked] in asked.add("unsent") })
  }
}
