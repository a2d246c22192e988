import Foundation
import NIOHTTP1
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

  @Test(arguments: [true, false])
  func `a person whose account speaks another language than the device is signed in, in that one`(
    runsScript: Bool
  ) async throws {
    let signIn = try SignInHost()
    let app = signIn.host.memoryName
    await signIn.store.preferences.keep(
      Preferences(language: "es", isDark: true), of: "ana", app: app)
    try await HostServer.run(signIn.host) { server in
      let laptop = server.browser()
      var page = try await laptop.page("/")
      #expect(page.contains(#"<html id="page" lang="en">"#))
      if runsScript {
        let socket = try await laptop.socket(page)
        _ = try await socket.next()
        try await socket.tap(page.button("Sign in"))
        let secret = try #require(try await socket.next { $0.g != nil }.g)
        #expect(try await laptop.get(secret).status == 204)
        var changes = ""
        var hasCookies = false
        while !changes.contains("Hello ana") || !hasCookies {
          let told = try await socket.next()
          changes += told.text
          if let address = told.g {
            hasCookies = try await laptop.get(address).headers["set-cookie"].count == 2
          }
        }
        #expect(!changes.contains("did not come"))
        page = try await laptop.page("/")
      } else {
        page = try await laptop.submit(page, press: page.button("Sign in"))
      }
      #expect(page.contains("Hello ana"))
      #expect(
        page.contains(#"<html id="page" lang="es" data-language="es" data-appearance="dark">"#))
      #expect(!page.contains("role=\"alert\""))
    }
  }

  @Test func `a choice that the browser has not come for yet is not undone by the one before`()
    async throws
  {
    let signIn = try SignInHost()
    try await HostServer.run(signIn.host) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/preferences")
      func choose(_ index: Int, number: Int) async throws -> String {
        let name = page.field("Appearance").dropFirst()
        try await socket.send(#"{"n":\#(number),"e":"\#(name)","v":"\#(index)"}"#)
        return try #require(try await socket.next { $0.g != nil }.g)
      }
      #expect(try await browser.get(try await choose(2, number: 1)).status == 204)
      _ = try await choose(1, number: 2)
      let again = try await browser.page("/preferences?w=\(page.window)")
      #expect(again.contains(#"data-appearance="light""#))
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
