import BackendApp
import Chromium
import CompanyKit
import Foundation
import Hummingbird
import Logging
import MarketApp
import ServiceLifecycle
import ShopsKit
import ShopsWeb
import SignInInfra
import SignInModel
import SillarServer
import TestServers
import Testing

@testable import BrowserSupport
@testable import SillarWeb

extension InBrowser {
  /// A session that the service has ended, in an app on a web host.
  @Suite(.timeLimit(.minutes(2))) struct EndedSessionTests {
    @Test func `a session that ends at the service ends in the host, with its other windows`()
      async throws
    {
      let words = try AppWords("Market", ["SignIn"], in: "en")
      try await withMarket { host, url in
        let page = try await newPage()
        try await page.openLive(url + "/sign-in")
        try await page.fill(.text(words("SignIn.email")), with: "ana@example.com")
        try await page.fill(.text(words("SignIn.password")), with: "casa-2026")
        try await page.click(.role("button", name: words("SignIn.signIn")))
        try await page.waitFor("Ana Ruiz")
        let other = try await page.context.newPage()
        try await other.openLive(url + "/")
        try await other.waitFor("Ana Ruiz")
        let session = try #require(host.windows.all.first?.session)
        #expect(session.account != nil)
        try await signOutEverywhere(at: url)
        // The next call is answered with 401.
        try await page.openLive(url + "/orders")
        try await page.waitFor(words("SignIn.expired"))
        try await page.waitUntil("the end of the session") { session.account == nil }
        try await other.waitForNo("Ana Ruiz")
        #expect(host.windows.all.allSatisfy { $0.account == nil })
        // The window that has learned it goes on where it was.
        try await page.fill(.text(words("SignIn.email")), with: "ana@example.com")
        try await page.fill(.text(words("SignIn.password")), with: "casa-2026")
        try await page.click(.role("button", name: words("SignIn.signIn")))
        try await page.waitUntil("location.pathname == '/orders'")
      }
    }

    /// Ana signs out on all devices, at another one.
    private func signOutEverywhere(at url: String) async throws {
      try await withFolder { folder in
        let api = try #require(URL(string: url + "/api/accounts"))
        let session = try SignInInfraFactory(apiURL: api, dataDirectory: folder)
          .session(of: "elsewhere", for: .all)
        let ana = Credentials(
          email: "ana@example.com", password: Concealed("casa-2026"), key: UUID().uuidString)
        _ = try await session.signIn(ana) { _ in true }
        try await session.signOutEverywhere()
      }
    }

    /// Serves Market and the backend on one port.
    private func withMarket(_ test: (WebHost, String) async throws -> Void) async throws {
      try await withFolder { folder in
        try SeededBackend.copy(to: folder)
        var logger = Logger(label: "browser-tests")
        logger.logLevel = .critical
        let url = "http://127.0.0.1:\(try await freePort())"
        let router = Router()
        try await BackendApp(dataDirectory: folder, isDemo: true).addRoutes(to: router)
        let places = Places(
          apiURL: URL(string: url + "/api"), dataFolder: folder.appending(path: "market"))
        let market = try MarketApp(configuration: MarketApp.configuration([places]), logger: logger)
        let host = market.webHost(logger: logger)
        let (running, hasStarted) = AsyncStream.makeStream(of: Void.self)
        let port = try #require(URL(string: url)?.port)
        let server = WebServer(
          hosts: [host], router: router, address: .hostname("127.0.0.1", port: port),
          logger: logger, onServerRunning: { _ in hasStarted.finish() })
        let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
          tasks.addTask {
            defer { hasStarted.finish() }
            try await group.run()
          }
          for await _ in running {}
          do {
            try await test(host, url)
          } catch {
            await group.triggerGracefulShutdown()
            throw error
          }
          await group.triggerGracefulShutdown()
          try await tasks.waitForAll()
        }
      }
    }
  }
}
