import Foundation
import SignInInfra
import SignInModel
import Sillar
import SillarWeb
import TestServers
import Testing

@testable import SignInDelivery

/// A member whose sessions the service ends, and the host where they are signed in.
@Suite(.timeLimit(.minutes(2))) struct EndedByTheServiceTests {
  private static let path = "/requests/5e111a00-0000-4000-8000-000000000016"
  private static let text = "El grifo de la cocina gotea"
  private static let nothing = ServedApp.Kept(sessions: 0, windows: 0)

  @Test func `all that a host keeps for a member is gone within a second, and one window goes on`()
    async throws
  {
    try await withHomeowner { served, browser, home, signOutElsewhere in
      let first = try await browser.page(Self.path)
      let second = try await browser.page(Self.path)
      #expect(first.contains(Self.text) && second.contains(Self.text))
      try await until { try served.kept() == ServedApp.Kept(sessions: 1, windows: 3) }
      #expect(served.host.windowCount == 3)

      try await signOutElsewhere()
      let start = ContinuousClock.now
      try await until { try served.kept() == Self.nothing && served.host.windowCount == 1 }
      // The service ends the stream of events; the app asks for it again at once, and is refused.
      #expect(ContinuousClock.now - start < .seconds(1))
      for page in [first, second] {
        let after = try await browser.page(Self.path + "?w=\(page.window)")
        #expect(!after.contains(Self.text))
        #expect(!after.field(ofType: "password").isEmpty)
      }
      #expect(try served.kept() == Self.nothing)
    }
  }

  @Test func `without an open window the next one shows nothing of the member`()
    async throws
  {
    try await withHomeowner { served, browser, home, signOutElsewhere in
      let page = try await browser.page(Self.path)
      #expect(page.contains(Self.text))
      try await until { try served.kept().windows == 2 }
      for page in [home, page] { try await browser.close(page) }

      try await signOutElsewhere()
      let next = try await browser.page(Self.path + "?w=\(page.window)")
      #expect(!next.contains(Self.text))
      #expect(!next.field(ofType: "password").isEmpty)
      try await until { try served.kept() == Self.nothing }
      let after = try await browser.page(Self.path)
      #expect(!after.contains(Self.text))
      #expect(!after.field(ofType: "password").isEmpty)
    }
  }

  /// Serves Homeowner, and signs a member in there.
  private func withHomeowner(
    _ test:
      @Sendable (
        ServedApp, FormBrowser, _ home: FormBrowser.Page,
        _ signOutElsewhere: @Sendable () async throws -> Void
      ) async throws -> Void
  ) async throws {
    try await withBackend { api in
      try await withFolder { folder in
        let app = try Role.homeowner.makeApp(in: folder.appending(path: "homeowner"), api: api)
        try await ServedApp.run(app, in: folder.appending(path: "host")) { served in
          let words = app.flavor.localization(for: newcomer(reading: "en"))
          let browser = FormBrowser(port: served.port)
          let form = try await browser.page("/sign-in")
          let home = try await browser.post(
            form,
            [
              form.field(ofType: "email"): "ana@example.com",
              form.field(ofType: "password"): "casa-2026",
            ], press: form.button(words.text(SignInWords.signIn)))
          #expect(home.field(ofType: "password").isEmpty)
          try await test(served, browser, home) {
            let factory = try SignInInfraFactory(
              apiURL: api.appending(path: "accounts"),
              dataDirectory: folder.appending(path: "elsewhere"), logger: silent)
            let elsewhere = factory.session(of: "elsewhere", for: .all)
            _ = try await elsewhere.signIn(
              Credentials(
                email: "ana@example.com", password: Concealed("casa-2026"), key: UUID().uuidString)
            ) { _ in true }
            try await elsewhere.signOutEverywhere()
          }
        }
      }
    }
  }

  /// Waits, in real time, for what is read from a file.
  private func until(_ isSo: () async throws -> Bool) async throws {
    while try await !isSo() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
