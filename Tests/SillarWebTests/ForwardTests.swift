import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

@Suite struct ForwardTests {
  private func open(_ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(try TestApp { Rooms($0) }, at: "/rooms/1", test)
  }

  @Test func `forward shows the screen of a path above those that are there`() async throws {
    try await open { app in
      #expect(await app.location.depth == 2)
      #expect(await app.window.open("/rooms/2", toDepth: 3))
      try await app.see("# room 2")
      #expect(await app.location.depth == 3)
      // It has been there before, and is another step.
      #expect(await app.window.open("/rooms/1", toDepth: 4))
      try await app.see("# room 1")
      for title in ["# room 2", "# room 1", "# hall"] {
        try await app.back()
        try await app.see(title)
      }
    }
  }

  /// It is a browser's word.
  @Test(arguments: [.min, -1, 0, 1, 2, 51, 1000, Int.max])
  func `a depth that cannot be is that of a link`(_ depth: Int) async throws {
    try await open { app in
      #expect(await app.window.open("/rooms/2", toDepth: depth))
      try await app.see("# room 2")
      #expect(await app.location.depth == 2)
    }
  }

  @Test func `no browser makes more screens than its history has entries`() async throws {
    try await open { app in
      for depth in 3...60 { _ = await app.window.open("/rooms/\(depth)", toDepth: depth) }
      #expect(await app.location.depth == 2)
    }
  }

  @Test func `there is no way forward to what the app does not know`() async throws {
    try await open { app in
      #expect(await !app.window.open("/nowhere", toDepth: 3))
      #expect(await !app.window.open("no path", toDepth: 3))
      #expect(await app.location.depth == 2)
    }
  }
}

private struct HallRoute: Route {
  static let path = Path("/", make: Self.init)
}
private struct RoomRoute: Route {
  let number: Int
  static let path = Path("/rooms/:number", \.number, make: Self.init)
}

/// A hall with rooms.
private final class Rooms: Coordinator {
  private let navigator: Navigator
  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() { navigator.replaceAll(with: [.named("hall", path: "/")]) }

  static let destinations: [Destination<Rooms>] = [
    Destination(HallRoute.self) { _ in .named("hall", path: "/") },
    Destination(
      RoomRoute.self, beneath: { _ in [HallRoute()] },
      build: { .named("room \($1.number)", path: "/rooms/\($1.number)") }),
  ]
}
