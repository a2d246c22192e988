import NIOCore
import SillarTesting
import Testing

@testable import SillarWeb

@Suite struct MultipartParserTests {
  /// The name, file name and contents of each part of a form, read in pieces of any size.
  private func read(_ body: String, by sizes: () -> Int) throws -> (parts: [String], whole: Bool) {
    var parser = MultipartParser(boundary: "b0")
    var rest = ByteBuffer(string: body)
    var parts: [String] = []
    var content = ByteBuffer()
    while rest.readableBytes > 0 {
      let count = min(sizes(), rest.readableBytes)
      guard let slice = rest.readSlice(length: count) else { break }
      parser.feed(slice)
      while let piece = try parser.next() {
        switch piece {
        case .part(let head):
          parts.append("\(head.name)|\(head.fileName ?? "-")|\(head.contentType)|")
        case .bytes(var bytes): content.writeBuffer(&bytes)
        case .endOfPart:
          parts[parts.count - 1] += String(buffer: content)
          content.clear()
        }
      }
    }
    return (parts, parser.isComplete)
  }

  @Test func `a form says the same however it is cut into pieces`() throws {
    let body = [
      "preamble\r\n--b0  \r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b\r\n\r\r\n\r\n",
      "--b0\r\ncontent-disposition: form-data; filename=\"x\\\"y;\\z.png\"; name=f1\r\n",
      "Content-Type: image/png\r\n\r\n\r\n--b\u{0}\u{FF}-\r\n--\r\n--b0\r\n\r\nno head\r\n--b0--\r\n",
      "epilogue --b0\r\n",
    ].joined()
    let expected = [
      "a|-||1\r\n--b\r\n\r\r\n", "f1|x\"y;\\z.png|image/png|\r\n--b\u{0}\u{FF}-\r\n--",
      "|-||no head",
    ]
    for size in 1...80 {
      let (parts, isWhole) = try read(body, by: { size })
      #expect(parts == expected, "in pieces of \(size)")
      #expect(isWhole)
    }
    var random = SeededChance(seed: 7)
    for _ in 0..<200 {
      #expect(try read(body, by: { Int.random(in: 1...60, using: &random) }).parts == expected)
    }
    #expect(try !read(String(body.dropLast(20)), by: { 9 }).whole)
  }

  @Test(arguments: ["--b0x\r\n", "--b0\n\r\n", "--b0\r\n" + String(repeating: "x", count: 9000)])
  func `what is no form is refused`(body: String) {
    #expect(throws: MultipartParser.Failure.self) {
      try read(body, by: { body.utf8.count > 1000 ? 110 : 11 })
    }
  }

  @Test func `it holds no more than it must`() throws {
    var parser = MultipartParser(boundary: "b0")
    parser.feed(ByteBuffer(string: "--b0\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"))
    _ = try parser.next()
    var passed = 0
    for _ in 0..<200 {
      parser.feed(ByteBuffer(repeating: 0x0D, count: 1000))
      while case .bytes(let bytes)? = try parser.next() { passed += bytes.readableBytes }
    }
    #expect(passed >= 200_000 - 10)
  }

  @Test(arguments: [
    ("multipart/form-data; boundary=abc", "abc"),
    ("Multipart/Form-Data;boundary=\"a b\"; charset=x", "a b"),
    ("multipart/form-data", nil), ("multipart/form-data; boundary=", nil),
    ("multipart/mixed; boundary=abc", nil), ("application/x-www-form-urlencoded", nil),
  ])
  func `a boundary is read from the content type`(type: String, boundary: String?) {
    #expect(MultipartParser.boundary(of: type) == boundary)
  }
}
