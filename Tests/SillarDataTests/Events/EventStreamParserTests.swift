import Testing

@testable import SillarData

/// The rules of the standard, line by line.
struct EventStreamParserTests {
  private func read(_ text: String) throws -> [ServerMessage] {
    var parser = EventStreamParser()
    return try read(text, &parser)
  }

  private func read(_ text: String, _ parser: inout EventStreamParser) throws -> [ServerMessage] {
    var messages: [ServerMessage] = []
    try parser.read(text.utf8, into: &messages)
    return messages
  }

  @Test(arguments: [
    ("data: YHOO\ndata: +2\ndata: 10\n\n", [ServerMessage(data: "YHOO\n+2\n10")]),
    (
      ": test\n\ndata: first\nid: 1\n\ndata:second\nid\n\ndata:  third\n\n",
      [
        ServerMessage(id: "1", data: "first"), ServerMessage(data: "second"),
        ServerMessage(data: " third"),
      ]
    ),
    ("data\n\ndata\ndata\n\ndata:", [ServerMessage(data: ""), ServerMessage(data: "\n")]),
    ("data:test\n\ndata: test\n\n", [ServerMessage(data: "test"), ServerMessage(data: "test")]),
    ("event: add\ndata: 1\n\ndata: 2\n\n", [.init(name: "add", data: "1"), .init(data: "2")]),
    ("event: lonely\n\ndata: 2\n\n", [ServerMessage(data: "2")]),
    ("event:\ndata: 2\n\n", [ServerMessage(data: "2")]),
    (
      "data: a\r\ndata: b\r\n\r\ndata: c\r\rdata: d\n\r\n",
      ["a\nb", "c", "d"].map { .init(data: $0) }
    ),
    ("\u{FEFF}data: a\n\n\u{FEFF}data: b\n\n", [ServerMessage(data: "a")]),
    ("id: 1\ndata: a\n\ndata: b\n\n", ["a", "b"].map { .init(id: "1", data: $0) }),
    ("id: 1\0\ndata: a\n\n", [ServerMessage(data: "a")]),
    ("Data: a\n data: b\nother: c\n: data\n\n", []),
    ("data: a: b\n\ndata: ñ€👋\n\n", [ServerMessage(data: "a: b"), ServerMessage(data: "ñ€👋")]),
    ("data: cut off\n", []), ("data: cut off", []),
  ])
  func `a stream means what the standard says`(_ text: String, _ messages: [ServerMessage]) throws {
    #expect(try read(text) == messages)
    // The same, byte by byte.
    var parser = EventStreamParser()
    var found: [ServerMessage] = []
    for byte in text.utf8 { try parser.read([byte], into: &found) }
    #expect(found == messages)
  }

  @Test func `a name without data is remembered too`() throws {
    var parser = EventStreamParser()
    _ = try read("id: 7\n\nid: 8\n", &parser)
    #expect(parser.lastEventID == "7", "8 has not come whole")
    parser = EventStreamParser(lastEventID: parser.lastEventID)
    #expect(try read("data: a\n\n", &parser) == [ServerMessage(id: "7", data: "a")])
  }

  @Test(arguments: [
    ("retry: 1500\n", Duration.milliseconds(1500)), ("retry:0\n", .zero), ("retry: 1.5\n", nil),
    ("retry: -1\n", nil), ("retry\n", nil), ("retry: ١\n", nil),
    ("retry: 99999999999999999999\n", .milliseconds(Int32.max)),
  ])
  func `how long to wait is a whole number`(_ text: String, _ retry: Duration?) throws {
    var parser = EventStreamParser()
    _ = try read(text, &parser)
    #expect(parser.retry == retry)
  }

  @Test(arguments: ["data: 12345678901", "data: 12345\ndata: 67890\n"])
  func `a message larger than anybody sends is not kept, but those before it are`(_ text: String) {
    var parser = EventStreamParser(maximumSize: 10)
    var messages: [ServerMessage] = []
    #expect(throws: EventStreamParser.TooLarge.self) {
      try parser.read("data: a\n\n\(text)".utf8, into: &messages)
    }
    #expect(messages == [ServerMessage(data: "a")])
  }
}
