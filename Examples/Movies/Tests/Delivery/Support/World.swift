import MoviesDelivery
import MoviesModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization

/// Movies with everything around it in memory.
final class World: Sendable {
  let clock: TestClock
  let source: MemoryMovies
  let reconnection = ScriptedReconnection()

  init() {
    clock = TestClock()
    source = MemoryMovies(now: clock.wallClock)
    source.set(films(1...45, "Popular film"), in: .popular)
    source.set(films(101...103, "Top film"), in: .topRated)
    source.set([dune], in: .upcoming)
    source.set(matrixDetail, videos: matrixVideos)
  }

  /// Opens the app, does what the test does, and closes it.
  func watch(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(MoviesInMemory(world: self), at: path, clock: clock) {
      try await test($0)
    }
  }

  /// Comes to the end of what was saved while that is being refreshed: neither the page that is added nor the refresh
  /// is lost.
  ///
  /// - Parameter question: What the refresh asks first.
  func readOnWhileRefreshing(_ question: String, _ app: TestHost) async throws {
    source.recover()
    let gate = source.hold(question)
    reconnection.happen()
    try await app.advance(by: .seconds(1))
    try await app.reachEnd()
    try await app.see("Popular film 40")
    gate.open()
    try await app.see("Popular film 40")
    try await app.see("Offline, saved just now")
    reconnection.happen()
    try await app.dontSee("saved just now")
    try await app.see("Popular film 40")
  }

  var actions: MoviesActions {
    MoviesActions(
      browse: DefaultBrowseMovies(source: source),
      search: DefaultSearchMovies(source: source, now: clock.wallClock),
      getMovie: DefaultGetMovie(source: source), getVideos: DefaultGetVideos(source: source))
  }
}

struct MoviesInMemory: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Movies", configuration: Configuration(flavour: "Movies", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    MoviesCoordinator(
      navigator: navigator, actions: world.actions, reconnection: world.reconnection,
      clock: world.clock, now: world.clock.wallClock)
  }
}

/// The service can be reached again when the test says so.
final class ScriptedReconnection: Reconnection {
  private let gate = Gate()
  private let waits = Mutex<[Int]>([])

  /// How often asking had failed in a row, each time that somebody came to wait.
  var failures: [Int] { waits.withLock { $0 } }

  func happen() { gate.letOnePass() }

  /// Returns when somebody has come to wait that often.
  func untilWaitedFor(_ times: Int) async {
    while failures.count < times, !Task.isCancelled { await Task.yield() }
  }

  func wait(afterFailures failures: Int) async {
    waits.withLock { $0.append(failures) }
    await gate.pass()
  }
}
