import Kit
import PhotosDelivery
import PhotosModel
import PhotosTesting
import Scripted
import Sillar
import SillarTesting
import Synchronization
import Work
import WorkDelivery

/// A screen that opens the picker, with everything around it in memory.
final class World: ModuleWorld {
  static let module = PhotosModule.module

  let clock = TestClock()
  let photos = MemoryPhotos()
  /// The choices that the picker has handed over.
  let picked = Mutex<[[PhotoID]]>([])
  let language: String

  init(language: String = "en") { self.language = language }

  /// Opens the app and the picker, runs the test, and closes the app.
  func use(_ test: (TestHost) async throws -> Void) async throws {
    try await watch { app in
      try await app.tap("Pick")
      try await test(app)
    }
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    PickingCoordinator(
      navigator: context.navigator, world: self,
      photos: PhotosCoordinator(context, photos: photos))
  }
}

/// Stands for the module that needs photos.
final class PickingCoordinator: Coordinator {
  private let navigator: Navigator
  private let world: World
  private let photos: PhotosCoordinator

  init(navigator: Navigator, world: World, photos: PhotosCoordinator) {
    self.navigator = navigator
    self.world = world
    self.photos = photos
  }

  func start() {
    // No capture list: an async closure with one leaves the window's actor in Swift 6.3.
    let (photos, world) = (photos, world)
    let presenter = ScriptedPresenter(
      "A form", onEvent: { _, _ in photos.pick(for: "request/r1") },
      onRun: { _ in
        for await ids in photos.picked.photos(for: "request/r1") {
          world.picked.withLock { $0.append(ids) }
        }
      })
    navigator.push(
      Screen("form", path: "/", presenter) { title in
        Text(title, .title)
        Button("Pick", send: .tap("pick"))
      })
  }

  var children: [any Coordinator] { [photos] }

  func open(_ path: String) -> Bool {
    start()
    return true
  }
}
