import Foundation
import Sillar
import SillarTesting
import TestServers
import Testing

/// The addresses that modules declare.
@Suite(.backend) struct EveryRouteTests {
  @Test func `every route of every app is read as it was written, and opens`() async throws {
    try await withFolder { folder in
      let clock = TestClock(startingAt: Date())
      for tour in Tour.all {
        let app = try tour.make(folder.appending(path: tour.name), clock)
        let addresses = try await TestHost.openEveryRoute(
          of: app, visitor: newcomer(reading: "en"), clock: clock)
        #expect(!addresses.isEmpty)
        #expect(addresses.count == app.flavor.routeTemplates.count, "\(app.flavor.name)")
      }
    }
  }

  @Test func `every preview of every app can be drawn, in each language`() async throws {
    try await withFolder { folder in
      for tour in Tour.all {
        let app = try tour.make(folder.appending(path: tour.name), TestClock())
        let opened = try await TestHost.openEveryPreview(of: app)
        let hasSome = app.flavor.modules.contains { ["Movies", "Payments"].contains($0.name) }
        #expect(opened.isEmpty != hasSome, "\(app.flavor.name)")
      }
    }
  }
}
