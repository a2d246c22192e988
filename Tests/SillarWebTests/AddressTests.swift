import Testing

@testable import SillarWeb

@Suite struct AddressTests {
  private let root = Addresses(base: "")
  private let trivia = Addresses(base: "/trivia")

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "javascript:\u{301}alert(1)",
    "javascript\u{301}:alert(1)", "\u{A0}javascript:alert(1)", "data:text/html,x", "DATA:x",
    "vbscript:x", "file:///etc/passwd", "blob:x", "mailto:a@b", "//evil.example", " //evil.example",
    "//\u{301}evil.example", "/\t/evil.example", "/\n/evil.example", "/\r/evil.example",
    "/\\evil.example", "\\\\evil.example", "\\/evil.example", "\t//evil.example", "ht\ttp://x",
    "https:\\\\evil.example", "http\0://x", "x\u{7F}y", "\u{0}",
  ])
  func `an address that could run something, or leave without saying so, is none`(_ address: String)
  {
    #expect(root.safe(address) == nil)
    #expect(root.link(address) == nil)
    #expect(trivia.link(address) == nil)
  }

  @Test(arguments: [
    ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
    ("HTTP://example.com", "HTTP://example.com"),
    (" https://example.com/a b ", "https://example.com/a%20b"),
    ("more?q=1:2", "more?q=1:2"), ("?q=a:b", "?q=a:b"), ("#top", "#top"), ("", ""),
    ("/rows", "/trivia/rows"), ("/", "/trivia/"), ("/a//b", "/trivia/a/b"),
    ("/a b?c=d e#f", "/trivia/a%20b?c=d%20e"), ("/50%", "/trivia/50%25"), ("/é", "/trivia/%C3%A9"),
    ("/\u{301}", "/trivia/%CC%81"), ("/a:b@c", "/trivia/a:b@c"),
  ])
  func `any other leads where it says`(_ destination: String, _ address: String) {
    #expect(trivia.link(destination) == address)
  }

  @Test(arguments: [
    "/", "/rows", "/a/b", "/%C3%A9/%C3%BC", "/100%25", "/a%3Fb", "/a%23b", "/%5Cx", "/a%0D%0Ab",
    "/%00", "/a%20b", "/%CC%81", "/%F0%9F%A7%B1", "/..x", "/search?q=a%20b", "/a%2Fb?x=&y=%26",
  ])
  func `an address comes back as it was`(_ address: String) {
    for addresses in [root, trivia] {
      let page = addresses.page(address)
      #expect(addresses.appAddress(of: page) == address)
      #expect(addresses.appAddress(of: addresses.page(address, window: "abc")) == address)
      #expect(!page.hasPrefix("//"))
      #expect(page.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test func `what is not below the host, or no text, is no address`() {
    #expect(trivia.appAddress(of: "/other") == nil)
    #expect(trivia.appAddress(of: "/trivia/%FF") == nil)
    #expect(trivia.appAddress(of: "/trivia") == "/")
    #expect(trivia.appAddress(of: "/trivia/") == "/")
    #expect(trivia.appAddress(of: "/trivia/rows/") == "/rows")
    #expect(trivia.appAddress(of: "/trivia//rows") == "/rows")
    #expect(trivia.appAddress(of: "/trivia/rows?w=1&utm=2") == "/rows?utm=2")
    #expect(root.appAddress(of: "") == "/")
    #expect(root.appAddress(of: "/50%") == "/50%25")
    #expect(root.appAddress(of: "//evil.example") == "/evil.example")
    #expect(root.appAddress(of: "/\u{301}") == "/%CC%81")
  }

  @Test func `a picture's name is one segment of its address`() {
    #expect(trivia.picture("../a b/é?#") == "/trivia/-/pictures/..%2Fa%20b%2F%C3%A9%3F%23")
  }
}
