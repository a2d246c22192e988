import Foundation
import NIOCore

/// The socket of a page, as its script sees it.
struct TestSocket: Sendable {
  let client: WebSocketClient

  /// A message from the host.
  struct Patch: Decodable, Sendable {
    struct Place: Decodable, Sendable, Equatable {
      let p: String
      let d: Int
      let m: Int
      let t: String
    }
    enum Part: Decodable, Sendable, Equatable {
      case number(Int)
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
          self = .number(number)
        } else {
          self = .text(try value.decode(String.self))
        }
      }
    }

    var r: Int?
    var h: String?
    var o: [[Part]]?
    var l: Place?
    var k: Int?
    var n: String?
    var g: String?
    var d: [String: String]?
    var x: [[String]]?
    var u: Int?
    var w: Int?
    var f: String?
    var p: Int?
    /// The text of the message.
    var text = ""

    private enum CodingKeys: CodingKey { case r, h, o, l, k, u, n, g, d, x, w, f, p }

    /// The letters of the operations, in order; `t` for a text.
    var operations: String { (o ?? []).map(Self.letter).joined() }

    static func letter(of operation: [Part]) -> String {
      guard case .text(let first)? = operation.first else { return "?" }
      return first.count > 1 ? "t" : first
    }
    /// The message's size on the wire, with the head of its frame.
    var wireBytes: Int {
      let count = text.utf8.count
      return count + (count < 126 ? 2 : count < 65536 ? 4 : 10)
    }
  }

  func send(_ json: String) async throws { try await client.send(json) }

  /// Sends a tap as the script does.
  ///
  /// - Returns: Its bytes on the wire, with the head of its frame and the mask (RFC 6455, section 5.2).
  func tap(_ node: String, number: Int, revision: Int) async throws -> Int {
    let text = #"[\#(number),"\#(node)",\#(revision)]"#
    try await send(text)
    return text.utf8.count + 6
  }

  func tap(_ node: String) async throws { try await send(#"{"e":"\#(node)"}"#) }

  /// The next message.
  func next(within timeout: TimeAmount = .seconds(30)) async throws -> Patch {
    let text = try await client.nextText(within: timeout)
    var patch = try JSONDecoder().decode(Patch.self, from: Data(text.utf8))
    patch.text = text
    return patch
  }

  /// The next message that fulfills a condition; earlier ones are skipped.
  func next(
    within timeout: TimeAmount = .seconds(30), where isWanted: (Patch) -> Bool
  ) async throws -> Patch {
    while true {
      let patch = try await next(within: timeout)
      if isWanted(patch) { return patch }
    }
  }

  /// The next message with a change of the screen.
  func nextChange() async throws -> Patch { try await next { $0.o != nil || $0.h != nil } }
}

extension String {
  /// The HTML in a message, unescaped well enough for searching.
  var unescapedJSON: String { replacing(#"\""#, with: "\"").replacing(#"\n"#, with: "\n") }
}
