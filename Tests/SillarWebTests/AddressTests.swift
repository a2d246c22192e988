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
    ("/rows", "/trivia/rows"), ("/", "/trivia/"), ("/a//b", "/trivia/a//b"),
    ("/a b?c#d%e", "/trivia/a%20b%3Fc%23d%25e"), ("/é", "/trivia/%C3%A9"),
    ("/\u{301}", "/trivia/%CC%81"), ("/a:b@c", "/trivia/a:b@c"),
  ])
  func `any other leads where it says`(_ destination: String, _ address: String) {
    #expect(trivia.link(destination) == address)
  }

  @Test(arguments: [
    "/", "/rows", "/a/b", "/é/ü", "/100%", "/%41", "/a?b", "/a#b", "//x", "///x", "/\\x", "/a\r\nb",
    "/\0", "/a b", "/\u{301}", "/🧱", "/..x",
  ])
  func `a path comes back as it was`(_ path: String) {
    for addresses in [root, trivia] {
      let address = addresses.page(path)
      #expect(addresses.appPath(of: address) == path)
      #expect(!address.hasPrefix("//"))
      #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") })
    }
  }

  @Test func `what is not below the host, or no text, is no path`() {
    #expect(trivia.appPath(of: "/other") == nil)
    #expect(trivia.appPath(of: "/trivia/%FF") == nil)
    #expect(trivia.appPath(of: "/trivia") == "/")
    #expect(trivia.appPath(of: "/trivia/") == "/")
    #expect(trivia.appPath(of: "/trivia/rows/") == "/rows")
    #expect(root.appPath(of: "") == "/")
    #expect(root.appPath(of: "/50%") == "/50%")
  }

  @Test func `a picture's name is one segment of its address`() {
    #expect(trivia.picture("../a b/é?#") == "/trivia/-/pictures/..%2Fa%20b%2F%C3%A9%3F%23")
  }
}
