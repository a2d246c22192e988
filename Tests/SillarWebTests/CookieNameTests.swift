import Testing

@testable import SillarWeb

/// The cookies of several programs and hosts in one browser, which sends a cookie to all ports of a machine.
@Suite struct CookieNameTests {
  /// A browser that comes from another one of its machine: browsers send a cookie to all ports, so both have the same.
  private func signIn(_ port: Int, after cookies: [String: String], at path: String = "/")
    async throws -> [String: String]
  {
    let browser = TestBrowser(port: port, cookies: cookies)
    let form = try await browser.page(path)
    #expect(form.contains("Nobody"))
    #expect(try await browser.submit(form, press: form.button("Sign in")).contains("Hello ana"))
    return browser.cookie
  }

  @Test(arguments: [nil, "http://shop.example", "https://shop.example"] as [String?])
  func `programs on two ports of a machine do not sign each other out`(url: String?) async throws {
    func program(_ key: UInt8) throws -> SignInHost {
      try SignInHost {
        $0.secret = Array(repeating: key, count: 32)
        $0.publicURL = url.flatMap { PublicURL($0) }
      }
    }
    let (one, two) = (try program(1), try program(2))
    try await HostServer.run(one.host) { first in
      try await HostServer.run(two.host) { second in
        var cookies = try await signIn(first.port, after: [:])
        cookies = try await signIn(second.port, after: cookies)
        for port in [first.port, second.port] {
          let browser = TestBrowser(port: port, cookies: cookies)
          #expect(try await browser.page("/").contains("Hello ana"))
          #expect(browser.cookie == cookies)
        }
      }
    }
  }

  @Test(arguments: ["http://shop.example", "https://shop.example"])
  func `signing in to one app of a server signs nobody out of another`(url: String) async throws {
    let store = HostStore()
    // The last two differ in how their paths are cut.
    let paths = ["", "/wallet", "/shop/a", "/shop-a"]
    let apps = try paths.map {
      try SignInHost(at: $0, store: store) { $0.publicURL = PublicURL(url) }
    }
    try await HostServer.run(apps[0].host, apps[1].host, apps[2].host, apps[3].host) { server in
      var cookies: [String: String] = [:]
      for path in paths {
        cookies = try await signIn(server.port, after: cookies, at: path + "/")
      }
      try #require(cookies.count == paths.count)
      for path in paths {
        let browser = TestBrowser(port: server.port, cookies: cookies)
        #expect(try await browser.page(path + "/").contains("Hello ana"), "\(path)")
      }
      // The value of one cookie is worth nothing under the name of another.
      let names = cookies.keys.sorted()
      let thief = TestBrowser(
        port: server.port,
        cookies: [names[0]: cookies[names[1]], names[1]: cookies[names[0]]]
          .compactMapValues { $0 })
      for path in paths { #expect(try await thief.page(path + "/").contains("Nobody")) }
    }
  }
}
