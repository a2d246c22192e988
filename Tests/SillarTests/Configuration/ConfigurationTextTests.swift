import Foundation
import Testing

@testable import Sillar

/// The texts of values, and the messages for invalid ones.
@Suite struct ConfigurationTextTests {
  enum Speed: String, CaseIterable { case slow, fast }

  private func read<Value: Equatable>(_ type: Value.Type, _ texts: [String]) -> [Value?] {
    texts.map { TextFormat(type)?.read($0) }
  }

  @Test func `numbers`() {
    #expect(read(Int.self, ["7", "-7", "0"]) == [7, -7, 0])
    #expect(
      read(Int.self, ["", " 7", "7.0", "7e3", "seven", "99999999999999999999", "0x7"])
        == Array(repeating: nil, count: 7))
    #expect(read(Double.self, ["7", "-0.5", "1e3"]) == [7, -0.5, 1000])
    #expect(read(Double.self, ["", "nan", "inf", "1,5"]) == [nil, nil, nil, nil])
    #expect(TextFormat(Int.self)?.kind == "a whole number")
  }

  @Test func `Booleans, in the ways that people write them`() {
    #expect(
      read(Bool.self, ["true", "TRUE", "yes", "on", "1"]) == Array(repeating: true, count: 5))
    #expect(
      read(Bool.self, ["false", "No", "off", "0"]) == Array(repeating: false, count: 4))
    #expect(read(Bool.self, ["", "maybe", "2", "verdad"]) == [nil, nil, nil, nil])
  }

  @Test func `addresses`() {
    #expect(read(URL.self, ["http://localhost:8080/api"]).first??.port == 8080)
    #expect(
      read(URL.self, ["", "localhost", "/api", "file:///etc/passwd", "http://", "javascript:x"])
        == Array(repeating: nil, count: 6))
  }

  @Test func `times`() {
    #expect(
      read(Duration.self, ["90s", "10m", "1h", "0s"])
        == [.seconds(90), .seconds(600), .seconds(3600), .zero])
    #expect(
      read(Duration.self, ["", "s", "90", "-1s", "1d", "1.5h", "9223372036854775807h"])
        == Array(repeating: nil, count: 7))
    for text in ["90s", "0s"] {
      #expect(Duration(configurationText: text)?.configurationText == text)
    }
    // Values that only code can set are listed as well.
    #expect(Duration.milliseconds(1500).configurationText == "1.5s")
    #expect(Duration.milliseconds(20).configurationText == "0.02s")
  }

  @Test func `one of several words`() {
    #expect(read(Speed.self, ["slow", "fast"]) == [.slow, .fast])
    #expect(read(Speed.self, ["Slow", "", "faster"]) == [nil, nil, nil])
    #expect(TextFormat(Speed.self)?.kind == "one of slow, fast")
    #expect(TextFormat(Speed.self)?.write(.fast) == "fast")
  }

  @Test func `what may be left open reads as what it may hold, or as none, and shows that`() {
    #expect(read(Duration?.self, ["5m", "none"]) == [.some(.seconds(300)), .some(nil)])
    let format = TextFormat(Duration?.self)
    #expect(format?.kind == "a time such as 90s, 10m or 1h, or none")
    #expect(format?.write(nil) == "none")
    #expect(read(Duration?.self, ["soon"]) == [Duration??.none])
  }

  @Test func `any other type can only be set in code`() {
    #expect(TextFormat([Int].self)?.kind == nil)
  }
}
