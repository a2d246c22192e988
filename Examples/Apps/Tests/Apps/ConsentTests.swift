import CompanyKit
import Foundation
import Sillar
import SillarTesting
import TestServers
import Testing
import TriviaApp

/// A visitor who is asked if the screens that they use may be noted.
@Suite(.backend) struct ConsentTests {
  private struct Asking: ConfigurationProvider {
    let name = "asking"
    let events = Seen<TrackingEvent>()

    func provide(into configuration: inout ConfigurationBuilder) {
      let events = events
      configuration.set(TrackedEvents.self, to: { for event in $0 { events.add(event) } })
      configuration.set(AsksToTrack.self, to: true)
    }
  }

  private let asking = Asking()
  private let question = "May we note which screens you use"

  /// Opens a window of Trivia, with what an earlier one has stored in the folder.
  private func open(
    in folder: URL, as visitor: Visitor, _ test: (TestHost) async throws -> Void
  ) async throws {
    let clock = TestClock(startingAt: Date())
    let providers: [any ConfigurationProvider] = [
      Places(apiURL: try suiteBackend(), dataFolder: folder), asking,
    ]
    let app = try TriviaApp(
      configuration: TriviaApp.configuration(providers), clock: clock, logger: silent)
    try await TestHost.open(app, visitor: visitor, clock: clock) { try await test($0) }
  }

  /// The names of the events so far, each with its screen.
  private var noted: [String] { asking.events.all.map { "\($0.name) \($0.screen)" } }

  @Test func `of who has not answered nothing is noted, and the question stays`() async throws {
    let visitor = newcomer(reading: "en")
    try await withFolder { folder in
      for _ in 0..<2 {
        try await open(in: folder, as: visitor) { host in
          try await host.see(question)
          try await host.tap("Space")
          try await host.advance(by: .seconds(60))
        }
      }
      #expect(noted.isEmpty)
    }
  }

  @Test func `who accepts is asked once, and what they see from then on is noted`() async throws {
    let visitor = newcomer(reading: "en")
    try await withFolder { folder in
      try await open(in: folder, as: visitor) { host in
        try await host.see("[I decline]")
        try await host.tap("I accept")
        try await host.dontSee(question)
      }
      let first = ["screen-appeared summary", "screen-disappeared summary"]
      #expect(noted == first)
      try await open(in: folder, as: visitor) { try await $0.dontSee(question) }
      #expect(noted == first + first)
      try await open(in: folder, as: newcomer(reading: "es")) { host in
        try await host.see("¿Podemos anotar qué pantallas usas")
      }
      #expect(noted == first + first)
    }
  }

  @Test func `a visitor who declines is asked once, and no screen is noted`() async throws {
    let visitor = newcomer(reading: "es")
    try await withFolder { folder in
      try await open(in: folder, as: visitor) { host in
        try await host.tap("No acepto")
        try await host.dontSee("Podemos anotar")
      }
      try await open(in: folder, as: visitor) { try await $0.dontSee("Podemos anotar") }
      #expect(noted.isEmpty)
    }
  }
}
