import NIOCore
import SillarWeb
import TestServers
import Testing

/// Frames and messages that no browser sends.
@Suite(.timeLimit(.minutes(2))) struct FrameAttackTests {
  private static let zeros: [UInt8] = [0, 0, 0, 0]

  /// Frames that break the protocol, so that the socket must end.
  private static let broken: [[UInt8]] =
    // Unmasked, with reserved bits, of unknown kinds, binary.
    [[0x81, 0x01, 0x61], [0x82, 0x81] + zeros + [0x61]]
    + [UInt8(0x91), 0xA1, 0xC1, 0xF1].map { [$0, 0x81] + zeros + [0x61] }
    + (UInt8(0x83)...0x87).map { [$0, 0x80] + zeros }
    + (UInt8(0x8B)...0x8F).map { [$0, 0x80] + zeros }
    // A continuation of nothing, control frames in pieces and too long, no UTF-8.
    + [[0x80, 0x81] + zeros + [0x61], [0x09, 0x80] + zeros, [0x08, 0x80] + zeros]
    + [[0x89, 0xFE, 0, 126] + zeros + [UInt8](repeating: 0, count: 126)]
    + [[0x81, 0x82] + zeros + [0xC3, 0x28], [0x81, 0x81] + zeros + [0xFF]]
    // Close frames with a code of one byte, of no meaning, with a reason that is no text.
    + [
      [0x88, 0x81] + zeros + [3], [0x88, 0x82] + zeros + [0, 0],
      [0x88, 0x83] + zeros + [3, 0xE8, 0xFF],
    ]
    // Lengths of 2 GB, of 2⁶³ and of 2⁶⁴ − 1.
    + [
      [0x81, 0xFF, 0, 0, 0, 0, 0x80, 0, 0, 0] + zeros,
      [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0] + zeros,
    ]
    + [[0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 8) + zeros]
    // Reserved bits on a close frame, a text in a text, and texts that are no UTF-8 in four ways.
    + [[0xC8, 0x80] + zeros, [0x01, 0x81] + zeros + [0x61, 0x81, 0x81] + zeros + [0x61]]
    + [
      [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ].map { [0x81, 0x80 | UInt8($0.count)] + zeros + $0 }
    // Close frames with a code that no frame may carry.
    + [[0x88, 0x82] + zeros + [0x03, 0xED], [0x88, 0x82] + zeros + [0x13, 0x88]]

  private static let messages = [
    "", "{", "[]", "null", "{\"e\":}", "{\"e\":1e99}", "{\"e\":-1}", "{\"e\":\"1\"}", "{\"e\":1.5}",
    "{\"b\":-1}", "{\"b\":99999}", "{\"o\":\"//evil.example\"}", "{\"o\":\"/../..\"}",
    "{\"o\":\"\\u0000\"}",
    "{\"h\":1}", "{\"v\":\"x\"}", "{\"e\":9223372036854775808}", "{\"e\":\"1.3\",\"v\":1}",
    "{\"e\":\"1.3\",\"n\":-1}", "{\"e\":\"1..\"}", "{\"e\":\"1.-\\\"\"}", "{\"e\":\"1.\\u0000\"}",
    "{\"e\":3}",
    "{\"x\":{\"x\":{\"x\":{}}}}", "{\"e\":true}", "{\"r\":1}", "{\"b\":\"1\"}",
    String(repeating: "[", count: 120), "{\"o\":\"/%00\"}",
  ]

  @Test func `36 kinds of broken frames end their socket, and nothing else`() async throws {
    try await AttackedHost.run { attacked in
      #expect(Self.broken.count == 36)
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      for frame in Self.broken {
        let socket = try await attacker.socket(of: page, cookie: page.cookie)
        try await socket.send(ByteBuffer(bytes: frame))
        try? await socket.finishSending()
        #expect(try await eventually { !socket.isOpen }, "\(frame)")
      }
      #expect(attacked.app.events.all.isEmpty)
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
      #expect(attacked.lines("").filter { $0.hasPrefix("error") } == [])
    }
  }

  @Test func `29 messages that no script sends do nothing, and the socket goes on`() async throws {
    try await AttackedHost.run { attacked in
      #expect(Self.messages.count == 29)
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let socket = try await attacker.socket(of: page, cookie: page.cookie)
      for message in Self.messages { try await socket.send(Attacker.frame(message)) }
      // Some of them show the screen anew, where the button has another number.
      #expect(
        try await eventually {
          let now = try await attacker.ask("GET", "/?w=\(page.window)", cookie: page.cookie)
          try await socket.send(Attacker.frame("{\"e\":\"\(now.button)\"}"))
          return attacked.app.events.all.contains("tap(\"tap\")")
        })
      #expect(Set(attacked.app.events.all) == ["tap(\"tap\")"])
      #expect(attacked.lines("refused a message").count == 1)
    }
  }
}
