import Sillar
import SillarWeb
import TestServers
import Testing

/// A member whose sessions the service ends, in each app that has members, and the host where they are signed in.
@Suite(.timeLimit(.minutes(2))) struct EndedByTheServiceTests {
  private static let request = "/requests/5e111a00-0000-4000-8000-000000000016"
  private static let text = "El grifo de la cocina gotea"
  private static let nothing = ServedApp.Kept(sessions: 0, windows: 0)

  @Test(arguments: AppWithMembers.allCases)
  func `the open page is told within a second, and nothing of the member is kept`(
    _ app: AppWithMembers
  ) async throws {
    try await app.serve { members in
      let page = try await members.signIn(at: "/account")
      #expect(page.contains(app.name))
      let socket = try await members.browser.socket(page)
      try await until { try members.served.kept() == .init(sessions: 1, windows: 1) }

      try await members.signOutElsewhere()
      let start = ContinuousClock.now
      // The form, in place of the account.
      try await socket.waitUntilReceived(#"type=\"password\""#)
      try await until { try members.served.kept() == Self.nothing }
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(members.served.host.windowCount == 1)
      for path in ["/account?w=\(page.window)", "/account"] {
        let next = try await members.browser.page(path)
        #expect(!next.contains(app.name))
        #expect(!next.field(ofType: "password").isEmpty)
      }
      try await socket.close()
    }
  }

  @Test(arguments: AppWithMembers.allCases)
  func `each time that a member is signed out elsewhere, the host knows within a second`(
    _ app: AppWithMembers
  ) async throws {
    try await app.serve { members in
      for round in 1...3 {
        var page = try await members.signIn(at: "/account")
        // A form that came while the session before was about to end has ended with it.
        if round > 1, page.contains("Please start again") {
          page = try await members.signIn(at: "/account")
        }
        #expect(page.contains(app.name))
        try await until { try members.served.kept() == .init(sessions: 1, windows: 1) }
        // From the second time on the page has been left.
        if round > 1 { try await members.browser.close(page) }
        try await members.signOutElsewhere()
        let start = ContinuousClock.now
        try await until { try members.served.kept() == Self.nothing }
        #expect(ContinuousClock.now - start < .seconds(1), "round \(round)")
      }
    }
  }

  @Test
  func `one window of a member who is signed out goes on, and none shows anything of the member`()
    async throws
  {
    try await AppWithMembers.homeowner.serve { members in
      _ = try await members.signIn(at: "/")
      let (served, browser) = (members.served, members.browser)
      let first = try await browser.page(Self.request)
      let second = try await browser.page(Self.request)
      #expect(first.contains(Self.text) && second.contains(Self.text))
      try await until { try served.kept() == .init(sessions: 1, windows: 3) }
      #expect(served.host.windowCount == 3)

      try await members.signOutElsewhere()
      let start = ContinuousClock.now
      try await until { try served.kept() == Self.nothing && served.host.windowCount == 1 }
      #expect(ContinuousClock.now - start < .seconds(1))
      for page in [first, second] {
        let after = try await browser.page(Self.request + "?w=\(page.window)")
        #expect(!after.contains(Self.text))
        #expect(!after.field(ofType: "password").isEmpty)
      }
      #expect(try served.kept() == Self.nothing)
    }
  }

  @Test func `without an open window the next one shows nothing of the member`()
    async throws
  {
    try await AppWithMembers.homeowner.serve { members in
      let home = try await members.signIn(at: "/")
      let (served, browser) = (members.served, members.browser)
      let page = try await browser.page(Self.request)
      #expect(page.contains(Self.text))
      try await until { try served.kept().windows == 2 }
      for page in [home, page] { try await browser.close(page) }

      try await members.signOutElsewhere()
      let next = try await browser.page(Self.request + "?w=\(page.window)")
      #expect(!next.contains(Self.text))
      #expect(!next.field(ofType: "password").isEmpty)
      try await until { try served.kept() == Self.nothing }
      let after = try await browser.page(Self.request)
      #expect(!after.contains(Self.text))
      #expect(!after.field(ofType: "password").isEmpty)
    }
  }
}
