import Foundation
import SillarHost
import SillarTesting
import Testing

@testable import SillarWeb

/// The language and the appearance that an account keeps.
@Suite struct AccountPreferencesTests {
  @Test func `a person who signs in on another device finds the chosen appearance`() async throws {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let phone = server.browser()
      var page = try await phone.page("/")
      page = try await phone.submit(page, press: page.button("Sign in"))
      page = try await phone.page("/preferences")
      page = try await phone.submit(page, [page.field("Appearance"): "2"], press: "0")
      #expect(page.contains(#"data-appearance="dark""#))
      // A stranger's device has its own.
      let laptop = server.browser()
      page = try await laptop.page("/")
      #expect(!page.contains(#"data-appearance="dark""#))
      page = try await laptop.submit(page, press: page.button("Sign in"))
      #expect(page.contains("Hello ana") && page.contains(#"data-appearance="dark""#))
      #expect(try await laptop.page("/").contains(#"data-appearance="dark""#))
    }
  }

  @Test
  func `accounts that have not signed in for a year, and the oldest over the limit, are forgotten`()
    async throws
  {
    let date = TestClock()
    var limits = HostStore.Limits()
    limits.preferences = 2
    let store = HostStore(limits: limits, now: date.wallClock)
    let dark = Preferences(isDark: true)
    for account in ["ann", "bob", "cyd"] {
      await store.preferences.keep(dark, of: account, app: "app")
      date.jump(by: .seconds(60))
    }
    #expect(await store.preferences.preferences(of: "ann", app: "app") == dark)
    #expect(await store.preferences.preferences(of: "ann", app: "other") == nil)
    await store.preferences.sweep()
    #expect(await store.preferences.preferences(of: "bob", app: "app") == nil)
    #expect(await store.preferences.preferences(of: "cyd", app: "app") == dark)
    date.jump(by: .seconds(366 * 86_400))
    await store.preferences.sweep()
    #expect(await store.preferences.preferences(of: "ann", app: "app") == nil)
  }
}
