public import AsyncHTTPClient
public import NIOHTTP1

/// What the browsers of tests need that have no script.
public enum PlainBrowser {
  /// A client that follows no redirection: a browser does so itself, with its cookies.
  public static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    return HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }()

  /// Keeps the cookies of an answer beside those that a browser has, and removes those that the answer removes.
  public static func keep(_ headers: HTTPHeaders, in cookies: inout [String: String]) {
    for line in headers["set-cookie"] {
      let pair = line.prefix { $0 != ";" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      cookies[String(pair[0])] = line.contains("Max-Age=0;") ? nil : String(pair[1])
    }
  }

  /// A name or a value of a posted form (WHATWG URL, 5.2: `application/x-www-form-urlencoded`).
  public static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      case UInt8(ascii: " "): "+"
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
