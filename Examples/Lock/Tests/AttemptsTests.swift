import Foundation
import LockInfra
import LockModel
import SillarModel
import Testing

/// PINs, and the attempts that somebody has who does not know one.
@Suite struct AttemptsTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(arguments: ["", "123", "1234567890123", "12a4", "1111", "٣٤٥٦", "12 34", "1234\n"])
  func `a text that is not 4 to 12 different digits is no PIN`(text: String) {
    #expect(PIN(text) == nil)
  }

  @Test func `a PIN is in no log`() throws {
    let pin = try #require(PIN("2580"))
    #expect(!"\(pin) \(String(reflecting: pin))".contains("2580"))
  }

  @Test func `five attempts are free, then each wrong one doubles the wait, up to a day`() {
    var attempts = Attempts()
    var now = start
    for left in [4, 3, 2, 1] {
      attempts.fail(at: now)
      #expect(attempts.left == left && attempts.wait(at: now) == nil)
    }
    for minutes in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440] {
      attempts.fail(at: now)
      #expect(attempts.wait(at: now) == .seconds(minutes * 60))
      now += Double(minutes * 60)
      #expect(attempts.wait(at: now) == nil)
    }
  }

  private func withFolder(_ test: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lock-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(folder)
  }

  @Test func `of 200 attempts at once five are compared, and a restart gives no more`()
    async throws
  {
    try await withFolder { folder in
      let pin = try #require(PIN("2580"))
      let pins = try LockInfraFactory(dataDirectory: folder, work: AppWork()).pins
      #expect(!pins.hasPIN("ana"))
      try await pins.set(pin, of: "ana")
      let now = start
      let answers = try await withThrowingTaskGroup(of: PINAnswer.self) { group in
        for number in 1000..<1200 {
          guard let guess = PIN("\(number)") else { continue }
          group.addTask { try await pins.attempt(guess, of: "ana", at: now) }
        }
        return try await group.reduce(into: [PINAnswer]()) { $0.append($1) }
      }
      let compared = answers.filter { if case .wrong = $0 { true } else { false } }
      #expect(compared.count == 5)
      let again = try LockInfraFactory(dataDirectory: folder, work: AppWork()).pins
      #expect(again.hasPIN("ana") && !again.hasPIN("ben"))
      #expect(try await again.attempt(pin, of: "ana", at: now) == .wait(.seconds(60)))
      #expect(try await again.attempt(pin, of: "ana", at: now + 60) == .right)
      // The right one begins anew.
      let wrong = try #require(PIN("1234"))
      #expect(try await again.attempt(wrong, of: "ana", at: now + 60) == .wrong(left: 4))
    }
  }

  @Test func `the PINs of ended sessions are removed, with their attempts, and no others`()
    async throws
  {
    try await withFolder { folder in
      let pin = try #require(PIN("2580"))
      let wrong = try #require(PIN("1234"))
      let pins = try LockInfraFactory(dataDirectory: folder, work: AppWork()).pins
      for session in ["ana", "ben", "carla"] { try await pins.set(pin, of: session) }
      for session in ["ana", "ben"] {
        #expect(try await pins.attempt(wrong, of: session, at: start) == .wrong(left: 4))
      }
      try await pins.remove(of: "nobody")
      try await pins.removeEnded { ["ben", "carla", "diego"] }
      for pins in [pins, try LockInfraFactory(dataDirectory: folder, work: AppWork()).pins] {
        #expect(pins.sessions == ["ben", "carla"])
      }
      #expect(try await pins.attempt(wrong, of: "ben", at: start) == .wrong(left: 3))
      try await pins.set(wrong, of: "ana")
      #expect(try await pins.attempt(pin, of: "ana", at: start) == .wrong(left: 4))
    }
  }

  /// Otherwise a PIN that is chosen while others are removed would be gone, and the lock open to everybody.
  @Test func `a PIN that is chosen while those of ended sessions are removed stays`() async throws {
    let pins = MemoryPINs()
    let pin = try #require(PIN("2580"))
    try await pins.set(pin, of: "ended")
    try await pins.removeEnded {
      pins.add(pin, of: "new")
      return []
    }
    #expect(pins.sessions == ["new"])
  }

  @Test func `a PIN is chosen once, and is not in the file`() async throws {
    try await withFolder { folder in
      let pins = try LockInfraFactory(dataDirectory: folder, work: AppWork()).pins
      let (first, second) = (try #require(PIN("258036914")), try #require(PIN("147014702")))
      try await pins.set(first, of: "ana")
      try await pins.set(second, of: "ana")
      #expect(try await pins.attempt(second, of: "ana", at: start) == .wrong(left: 4))
      #expect(try await pins.attempt(first, of: "ana", at: start) == .right)
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("258036914".utf8)) == nil, "\(file)")
      }
      let rights = try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: "lock.sqlite").path)[.posixPermissions]
      #expect(rights as? Int == 0o600)
    }
  }
}
