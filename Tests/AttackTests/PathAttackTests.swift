import SillarTesting
import SillarWeb
import Testing

/// Addresses that try to leave the folders that a host serves, and addresses of nothing.
@Suite(.timeLimit(.minutes(2))) struct PathAttackTests {
  private static let climbs = [
    "../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "%252e%252e%252f", "..;/", "....//",
    "%c0%ae%c0%ae/", "..%00/", "..\\", "%2e./", ".%2e%5c", "..%c0%af", "..%ef%bc%8f", "./../",
    "%u002e%u002e/", "..%0d%0a/", "..%3b/", "..?/",
  ]
  private static let targets = [
    "etc/passwd", "proc/self/environ", "proc/self/maps", "etc/passwd%00.svg", "etc//passwd",
    "./proc/self/environ", "etc%2fpasswd", "etc/passwd%23", "proc/self/root/etc/passwd",
    "proc%5cself%5cmaps", "etc/passwd?w=1", "etc/passwd/.", "proc/self/cwd/Package.swift",
  ]
  private static let places = ["/", "/-/", "/-/pictures/", "/-/resources/", "/-/windows/"]

  /// Asks for each address, and returns them with the answers.
  private func ask(
    _ paths: [[UInt8]], atOnce: Int = 50, _ attacked: AttackedHost<AttackedApp>
  ) async throws -> [(path: String, answer: Attacker.Answer)] {
    let attacker = attacked.client(2)
    let batches = try await Attacker.times((paths.count + atOnce - 1) / atOnce) { number in
      let batch = paths[(number * atOnce)..<min(paths.count, (number + 1) * atOnce)]
      return Array(zip(batch, try await attacker.answers(from: batch)))
    }
    return batches.joined().map { (String(decoding: $0, as: UTF8.self), $1) }
  }

  @Test func `7,800 paths that climb out of 5 places find no file`() async throws {
    let paths = Self.places.flatMap { place in
      Self.climbs.flatMap { climb in
        (1...6).flatMap { depth in
          Self.targets.map { place + String(repeating: climb, count: depth) + $0 }
        }
      }
    }
    #expect(Set(paths).count == 7_800)
    try await AttackedHost.run {
      $0.limits.eventsPerSecondPerClient = 1_000_000
    } test: { attacked in
      for (path, answer) in try await ask(paths.map { Array($0.utf8) }, attacked) {
        #expect([200, 303, 400, 404].contains(answer.status), "\(path): \(answer.status)")
        // What is found is a page of the app.
        if answer.status == 200 { #expect(answer.text.contains("<!doctype html>"), "\(path)") }
      }
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "/", "//", "/-/", "socket", "windows", "pictures", "resources", "files", "session", "?", "&",
      "=", "w=", "w=%00", "#", "%", "%%", "%0", "%00", "%25", "%2F", "%C3%A9", "%FF", "%F0%9F",
      "..", ".", ";", ":", "@", "a", "Z9", "~", "+", "*", "'", "\"", "<b>", "{", "|", "\\", "^",
      "`", "%E2%80%AE", "%0d%0aX:y", "-1", "99999999999999999999", "http://evil.example/", "[::1]",
      String(repeating: "a", count: 300),
    ].map { Array($0.utf8) } + [[0xC3, 0xA9], [0xFF], [0x80]]

  /// The characters that end the first line of a request, or may not stand in it. The connection of such a request is
  /// closed.
  private static let unreadable: [[UInt8]] = [[0x01], [0x09], [0x0A], [0x0D], [0x20], [0x7F]]

  @Test func `6,000 addresses of random pieces are answered, and never with an error of the host`()
    async throws
  {
    var chance = SeededChance(seed: 16)
    let paths = (0..<6_000).map { number in
      let pieces = (0..<Int.random(in: 1...8, using: &chance)).map { _ in
        Self.pieces.randomElement(using: &chance) ?? []
      }
      let end = number % 25 == 0 ? Self.unreadable.randomElement(using: &chance) ?? [] : []
      return Array("/".utf8) + pieces.joined() + end + Array("/".utf8)
    }
    try await AttackedHost.run {
      $0.limits.eventsPerSecondPerClient = 1_000_000
    } test: { attacked in
      // Few at once: one in four ends its connection.
      let asked = try await ask(paths, atOnce: 8, attacked)
      #expect(asked.count == 6_000)
      for (path, answer) in asked {
        #expect([200, 303, 400, 404, 405].contains(answer.status), "\(path): \(answer.status)")
      }
      #expect(attacked.lines("").filter { $0.hasPrefix("error") } == [])
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
    }
  }
}
