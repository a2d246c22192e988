import ChatDelivery
import ChatModel
import Scripted
import Sillar
import SillarTesting
import Synchronization
import Work

/// Chats with everything around them in memory.
final class World: Sendable {
  let clock = TestClock()
  let chats = MemoryChats()
  /// What the app was asked to show.
  let asked = Log()
  /// What is picked when photos are asked for.
  let photos = Mutex<[PhotoID]>([])
  let language: String

  init(language: String = "en") { self.language = language }

  var words: Localisation {
    get throws { try Localisation(language: language, modules: [ChatModule.module]) }
  }

  /// Opens the app, does what the test does, and closes it.
  func use(
    at path: String = "/requests/\(tap.rawValue)/chats/carla",
    _ test: (TestHost) async throws -> Void
  ) async throws {
    try await TestHost.open(
      ChatsInMemory(world: self), at: path, visitor: Visitor(id: "me", languages: [language]),
      clock: clock
    ) { try await test($0) }
  }
}

struct ChatsInMemory: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Homeowner", languages: ["en", "es"], modules: [ChatModule.module],
      configuration: Configuration(flavour: "Homeowner", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    ChatCoordinator(
      navigator: navigator, actions: ChatActions(chats: world.chats, chat: world.chats),
      words: flavour.localisation(for: visitor), clock: world.clock, now: world.clock.wallClock,
      pickPhotos: { [world] subject, onPicked in
        world.asked.add("photos \(subject)")
        onPicked(world.photos.withLock { $0 })
      },
      openRequest: { [world] in world.asked.add("request \($0.rawValue)") },
      showUnsent: { [world] in world.asked.add("unsent") })
  }
}
