import Sillar
import SillarHost
import Testing

/// Reading and writing of addresses.
@Suite struct AddressTests {
  @Test(
    arguments: [
      ("/", [], [:]),
      ("/movies/7", ["movies", "7"], [:]),
      ("//movies//7/", ["movies", "7"], [:]),
      ("/a%20b/%C3%B1?q=uno+dos&r=%2B", ["a b", "ñ"], ["q": "uno dos", "r": "+"]),
      ("/search?q=", ["search"], ["q": ""]),
      ("/search?q&q=2#top", ["search"], ["q": ""]),
      ("/a%2Fb", ["a/b"], [:]),
    ] as [(String, [String], [String: String])])
  func `an address has segments and a query`(
    text: String, segments: [String], query: [String: String]
  ) throws {
    let address = try #require(Address(text))
    #expect(address == Address(segments: segments, query: query))
    #expect(Address(address.description) == address)
  }

  @Test(arguments: ["", "movies", "http://a/b", "/%ff", "/a?q=%C3"])
  func `what is no address of an app is none`(_ text: String) {
    #expect(Address(text) == nil)
  }

  @Test func `any texts survive being written and read`() throws {
    var chance = SystemRandomNumberGenerator()
    let letters = Array("aZ09-._~ /?#%&=+:;@ñé日🙂\u{0}\n\"'<>{}|\\^`")
    func text() -> String {
      String(
        (0..<Int.random(in: 1...8, using: &chance)).map { _ in letters.randomElement() ?? "a" })
    }
    for _ in 0..<500 {
      // Two random names may be the same.
      let query = Dictionary([(text(), text()), (text(), text())], uniquingKeysWith: { $1 })
      let address = Address(segments: [text(), text()], query: query)
      #expect(Address(address.description) == address, "\(address)")
    }
  }
}
