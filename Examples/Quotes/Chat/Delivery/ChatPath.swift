import ChatModel
import Work

/// Where chats are found: `/chats`, and `/requests/r1/chats/carla`.
enum ChatPath {
  static let all = "/chats"

  static func path(of chat: ChatID) -> String {
    "/requests/\(chat.request.rawValue)/chats/\(chat.professional.rawValue)"
  }

  /// Nil for a path that leads to no chat.
  static func chat(at path: String) -> ChatID? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "requests", parts[3] == "chats",
      isPlain(parts[2]), isPlain(parts[4])
    else { return nil }
    return ChatID(
      request: RequestID(rawValue: String(parts[2])), professional: PersonID(String(parts[4])))
  }

  private static func isPlain(_ name: Substring) -> Bool {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && 1...100 ~= name.utf8.count
  }
}
