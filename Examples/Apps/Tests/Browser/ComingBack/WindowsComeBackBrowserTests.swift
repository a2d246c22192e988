import Chromium
import Foundation
import TestServers
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Windows of all apps, in the middle of something, come back as they were: with texts, place and focus.
  @Suite(.timeLimit(.minutes(5))) struct WindowsComeBackBrowserTests {
    @Test func `twelve windows come back after a reload, one without a line, and a closed tab`()
      async throws
    {
      try await AllApps.run { apps in
        let cable = try Cable(to: apps.port)
        let windows = try await TwelveWindows.open(at: "http://127.0.0.1:\(cable.port)")
        // A server that is slow to answer is stood in for by what the device has kept.
        try await windows.all { try await $0.waitUntilKept() }
        try await windows.all { try await $0.page.reload() }
        try await windows.expectBack("a reload", isLoaded: true)

        try await windows.all { try await $0.waitUntilKept() }
        cable.cut()
        try await windows.all { try? await $0.page.reload() }
        try cable.mend()
        try await windows.all { try await $0.page.reload() }
        try await windows.expectBack("a reload without a line", isLoaded: true)

        try await windows.all { tab in
          try await tab.waitUntilKept()
          // A closed tab is in no browser's memory; this keeps the page out of it.
          try await tab.page.evaluate("addEventListener('unload', () => {})")
          try await tab.page.open("about:blank")
        }
        // Longer than a page that nobody has claimed is kept for.
        try await apps.passTime(.seconds(10 * 60))
        try await windows.all { try await $0.page.back() }
        try await windows.expectBack("its tab was closed and opened again", isLoaded: true)
      }
    }

    @Test func `twelve windows come back after 140 s away, and after 140 s stalled`()
      async throws
    {
      try await AllApps.run { apps in
        let cable = try Cable(to: apps.port)
        let windows = try await TwelveWindows.open(at: "http://127.0.0.1:\(cable.port)")
        try await windows.all { try await $0.page.evaluate("window.isTheSamePage = true") }
        cable.cut()
        try await windows.all { try await $0.page.waitFor("No connection") }
        try await apps.passTime(.seconds(140))
        try cable.mend()
        try await windows.expectBack("140 s away", isLoaded: false)

        cable.hold()
        apps.clock.leap(.seconds(140))
        // The page asks for a sign of life, and gives the line up when none comes.
        try await windows.all { tab in
          try await tab.page.evaluate("dispatchEvent(new Event('offline'))")
          try await tab.page.waitFor("No connection")
        }
        cable.release()
        try await windows.expectBack("140 s stalled", isLoaded: false)
      }
    }

    @Test func `twelve windows are there at a start without a line, and go on when it is back`()
      async throws
    {
      try await AllApps.run { apps in
        let cable = try Cable(to: apps.port)
        let windows = try await TwelveWindows.open(at: "http://127.0.0.1:\(cable.port)")
        try await windows.all { try await $0.waitUntilKept() }
        cable.cut()
        try await windows.all { tab in
          try await tab.page.open("about:blank")
          try await tab.page.back()
          guard tab.isAnybodys else {
            return try await tab.page.waitFor("This page is not on your device yet.")
          }
          try await tab.page.waitFor("This is what you saw")
          #expect(try await tab.page.painted == [tab.screen.text], "painted by \(tab.name)")
        }
        try await apps.passTime(.seconds(140))
        try cable.mend()
        try await windows.expectBack("a start without a line", isLoaded: true)
      }
    }

    @Test func `twelve windows come back after kill -9, without a reload, and after one`()
      async throws
    {
      try await withShowcase { program in
        let windows = try await TwelveWindows.open(at: "http://127.0.0.1:\(program.port)")
        try await windows.all { try await $0.page.evaluate("window.isTheSamePage = true") }
        await program.crash()
        try await windows.all { try await $0.page.waitFor("No connection") }
        try await program.restart()
        try await windows.expectBack("kill -9", isLoaded: false)

        await program.crash()
        try await program.restart()
        try await windows.all { try await $0.page.reload() }
        try await windows.expectBack("kill -9 and a reload", isLoaded: true)
      }
    }

    @Test
    func
      `twelve windows without JavaScript come back after a reload, a closed tab, 140 s, and an hour`()
      async throws
    {
      try await AllApps.run { apps in
        var windows = try await TwelveForms.open(at: "http://127.0.0.1:\(apps.port)")
        try await windows.reload()
        try await windows.expectBack("a reload")
        try await windows.reopen()
        try await windows.expectBack("its tab was closed and opened again")
        apps.clock.leap(.seconds(140))
        try await windows.reload()
        try await windows.expectBack("140 s")
        // Longer than a window that is used by forms waits for the next one.
        try await apps.passTime(.seconds(61 * 60))
        try await windows.reload()
        try await windows.expectBack("an hour")
        try await windows.expectSearchBeneathFilm()
      }
    }

    @Test func `twelve windows without JavaScript come back after kill -9`() async throws {
      try await withShowcase { program in
        var windows = try await TwelveForms.open(at: "http://127.0.0.1:\(program.port)")
        await program.crash()
        try await program.restart()
        try await windows.reload()
        try await windows.expectBack("kill -9")
        await program.crash()
        try await program.restart()
        try await windows.reopen()
        try await windows.expectBack("kill -9 and a closed tab")
        try await windows.expectSearchBeneathFilm()
      }
    }

    private func withShowcase(_ test: (KillableProgram) async throws -> Void) async throws {
      try await withFolder { folder in
        let data = folder.appending(path: "showcase")
        try SeededBackend.copy(to: data)
        let program = try await KillableProgram(
          "showcase", ["--demo", "true", "--data-dir", data.path])
        defer { program.terminate() }
        try await test(program)
      }
    }
  }
}
