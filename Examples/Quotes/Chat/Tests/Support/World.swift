import ChatDelivery
import ChatModel
import ChatTesting
import Kit
import Scripted
import Sillar
import SillarTesting
import Synchronization
import Work
import WorkDelivery

/// The screens of Chat, with everything around them in memory.
final class World: ModuleWorld {
  static let module = ChatModule.module
  static let beneath = [WorkModule.module]

  let clock = TestClock()
  let chats = MemoryChats()
  /// The calls of the module to its app.
  let asked = Log()
  /// The photos that the picker returns.
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
    let picked = PickedPhotos()
    return ChatCoordinator(
      context, chats: chats, request: { [asked] in asked.add("request \($0.rawValue)") },
      unsent: { [asked] in asked.add("unsent") },
      pickPhotos: { [self] subject in
        asked.add("photos \(subject)")
        picked.handOver(photos.withLock { $0 }, for: subject)
      }, picked: picked)
  }
}
