import QuotesModel
import Work

/// What can be had by a link.
enum QuotesPath: Equatable {
  /// `/requests/<id>/offer`
  case offer(RequestID)
  /// `/quotes/<id>`
  case quote(QuoteID)

  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts[0].isEmpty, Self.isPlain(parts[2]) else { return nil }
    switch (parts[1], parts.count) {
    case ("quotes", 3): self = .quote(QuoteID(rawValue: parts[2]))
    case ("requests", 4) where parts[3] == "offer": self = .offer(RequestID(rawValue: parts[2]))
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .offer(let request): "/requests/\(request.rawValue)/offer"
    case .quote(let id): "/quotes/\(id.rawValue)"
    }
  }

  private static func isPlain(_ id: String) -> Bool {
    1...100 ~= id.utf8.count
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
