import Foundation
import Sillar
import SillarHost
import SillarModel
import SillarTesting
import Testing

/// Sessions that are recorded and replayed.
@Suite(.timeLimit(.minutes(1))) struct ReplayTests {
  /// A session: a note is saved with a password, somebody waits, and the note is removed.
  private static let whole: @Sendable (DiarySession) async throws -> Void = { session in
    try await session.type("Tea", into: "Note")
    try await session.type("casa-2026", into: "Password")
    try await session.tap("Save")
    try await session.tap("Wait")
    await session.clock.advance(by: .seconds(4))
    try await session.tap("Remove")
  }

  @Test func `a recorded session is replayed, with its time, its secrets and ids of the app's own`()
    async throws
  {
    try await DiarySession.record(Self.whole) { file in
      try await TestHost.replay(file, secrets: ["another"]) { try Diary($0) }
    }
  }

  @Test func `a recording has neither what was typed into a concealed field nor tokens`()
    async throws
  {
    try await DiarySession.record(Self.whole) { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("Tea") && text.contains("secret-1"))
      for secret in ["casa-2026", "t0p", "p9n", "c00kie"] { #expect(!text.contains(secret)) }
      #expect(text.contains("?as=me&access_token=secret-"))
      let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(rights as? Int == 0o600)
    }
  }

  @Test func `without the secrets the replay says which one it needs`() async throws {
    try await DiarySession.record(Self.whole) { file in
      let failure = await #expect(throws: TestFailure.self) {
        try await TestHost.replay(file) { try Diary($0) }
      }
      #expect(failure?.message.contains("it needs the secret number 1") == true)
    }
  }

  @Test func `a password that was typed key by key is one secret, and each other one another`()
    async throws
  {
    try await DiarySession.record { session in
      func type(_ password: String) async throws {
        for end in password.indices {
          try await session.type(String(password[...end]), into: "Password")
          // The user looks at another tab meanwhile.
          if end == password.startIndex { await session.window.setInFront(false) }
        }
        await session.window.setInFront(true)
        try await session.tap("Save")
      }
      try await session.type("Tea", into: "Note")
      try await type("casa-2026")
      try await type("monte")
      try await session.type("", into: "Password")
      try await type("casa-2026")
    } then: { file in
      try await TestHost.replay(file, secrets: ["casa-2026", "monte"]) { try Diary($0) }
      let failure = await #expect(throws: TestFailure.self) {
        try await TestHost.replay(file, secrets: ["casa-2026"]) { try Diary($0) }
      }
      #expect(failure?.message.contains("it needs the secret number 2") == true)
    }
  }

  @Test func `a recording that became full is replayed up to there`() async throws {
    try await DiarySession.record(Self.whole) { file in
      var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let last = lines.popLast()
      let end = try #require(last)
      // The note that was removed before it is on the screen of the line before.
      #expect(end.contains(#""shows""#))
      lines.append(#"{"act":{"isFull":{}},"at":9000}"#)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      try await TestHost.replay(file, secrets: ["another"]) { try Diary($0) }
    }
  }

  @Test func `git ignores recordings in a folder that the recorder has made`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-recordings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let new = folder.appending(path: "new")
    _ = try WindowRecorder(into: new)
    #expect(
      try String(contentsOf: new.appending(path: ".gitignore"), encoding: .utf8) == "*\n")
    _ = try WindowRecorder(into: folder)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: ".gitignore").path))
  }

  @Test func `a recording has a password in no text of the screen, and another one is replayed`()
    async throws
  {
    try await DiarySession.record { session in
      try await session.type("shown-2026", into: "Password")
      try await session.tap("Wait")
      await session.clock.advance(by: .seconds(4))
      try await session.tap("Save")
    } then: { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("It is •••!") && !text.contains("shown"))
      try await TestHost.replay(file, secrets: ["shown as another one"]) { try Diary($0) }
      await #expect(throws: TestFailure.self) {
        try await TestHost.replay(file, secrets: ["hidden"]) { try Diary($0) }
      }
    }
  }

  @Test func `a recording has no secret of an address or of JSON, of any kind and in capitals`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-recordings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = try WindowRecorder(into: folder)
    let relay = try #require(await recorder.listening { ServiceRelay.current })
    let json =
      #"{"pin": -12.5e3, "n":7,"tokens":["t0p", "a\"b"],"text":"x","credential":{"a":[1,true],"b":"c"},"#
      + #""IBAN":"ES91","userPIN":"4711","cardCVVCode":989,"mapPins":3,"spin":"y","pinned":false}"#
    let answer = try await relay.answer(
      ServiceRelay.Request(method: "GET", path: "/all", headers: [:], body: nil)
    ) { _ in
      ServiceRelay.Answer(
        status: 200, headers: ["content-type": "application/json"],
        body: ServiceRelay.Answer.body { give in give(Data(json.utf8)) })
    }
    for try await _ in answer.body {}
    let window = Window(
      app: try GalleryPresenter.app(), visitor: Visitor(id: "me"), recorder: recorder)
    _ = await window.start(at: "/?token=h3ad")
    _ = await window.open("/other?token=h3ad&access_token=0p%20en&page=2")
    await window.end()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let recording = try Recording(contentsOf: try #require(files.first))
    #expect(recording.head.path == "/?token=secret-6")
    let acts = recording.lines.map(\.act)
    #expect(
      acts.contains(
        .opens(path: "/other?token=secret-6&access_token=secret-7&page=2", toDepth: nil)))
    let written =
      #"{"pin": 0, "n":7,"tokens":["secret-1", "secret-2"],"text":"x","credential":{"a":[0,true],"b":"secret-3"},"#
      + #""IBAN":"secret-4","userPIN":"secret-5","cardCVVCode":0,"mapPins":3,"spin":"y","pinned":false}"#
    #expect(
      acts.contains(
        .isAnswered(
          1, status: 200, headers: ["content-type": "application/json"], body: written)),
      "\(acts)")
  }

  @Test func `a link is recorded without the secrets in its query`() {
    struct ResetRoute: Route {
      let token: String
      static let path = Path("/reset?token=:token", \.token) { ResetRoute(token: $0) }
    }
    struct ResetView: View {
      func body(_ state: Int) -> [Node<Never>] { Link("Reset", to: ResetRoute(token: "t0p")) }
    }
    let lines = Recording.lines(of: ScreenNode(of: ResetView(), 0)).map(\.text)
    #expect(lines.contains { $0.hasSuffix("link Reset → /reset?token=•••") }, "\(lines)")
  }

  @Test func `a recording of another version says where it no longer fits`() async throws {
    try await DiarySession.record(Self.whole) { file in
      let failure = await #expect(throws: TestFailure.self) {
        try await TestHost.replay(file, secrets: ["another"]) {
          try Diary($0, version: "2.0.0", save: "Keep")
        }
      }
      let message = try #require(failure?.message)
      #expect(message.contains(":2 does not fit Diary 2.0.0, recorded with 1.0.0, any more"))
      #expect(
        message.contains("then: 1.3 button Save") && message.contains("now:  1.3 button Keep"))
      #expect(failure?.screen?.contains("[Keep]") == true)
    }
  }

  @Test func `an answer that was lost is lost again`() async throws {
    try await DiarySession.record { session in
      try await session.type("offline", into: "Note")
      try await session.tap("Save")
    } then: { file in
      #expect(try String(contentsOf: file, encoding: .utf8).contains("no line"))
      try await TestHost.replay(file) { try Diary($0) }
    }
  }

  @Test func `it is replayed in another language, where texts differ`() async throws {
    try await DiarySession.record(Self.whole) { file in
      try await TestHost.replay(file, in: ["es"], secrets: ["another"]) { try Diary($0) }
      await #expect(throws: TestFailure.self) {
        try await TestHost.replay(file, secrets: ["another"]) {
          try Diary($0, save: "Guardar")
        }
      }
    }
  }

  @Test func `an app whose windows have the time of today is refused`() async throws {
    try await DiarySession.record(Self.whole) { file in
      for isDateAlone in [false, true] {
        let failure = await #expect(throws: TestFailure.self) {
          try await TestHost.replay(file) { clock in
            var app = try Diary(isDateAlone ? clock : TestClock())
            app.now = { Date() }
            return app
          }
        }
        #expect(failure?.message.contains("Make its `clock` the clock that `replay` gives") == true)
      }
    }
  }

  @Test func `a recording of another app is refused`() async throws {
    try await DiarySession.record(Self.whole) { file in
      let failure = await #expect(throws: TestFailure.self) {
        try await TestHost.replay(file) { _ in try GalleryPresenter.app() }
      }
      #expect(failure?.message.contains("it is of Diary, and not of Test") == true)
    }
  }

  @Test func `a recording that ends in the middle of a line is of use up to there`() async throws {
    try await DiarySession.record(Self.whole) { file in
      let all = try Data(contentsOf: file)
      try all.dropLast(20).write(to: file)
      let lines = try Recording(contentsOf: file).lines
      #expect(lines.count == all.split(separator: UInt8(ascii: "\n")).count - 2)
      try await TestHost.replay(file, secrets: ["another"]) { try Diary($0) }
    }
  }

  @Test(arguments: [
    (2, "{", ":2: this is not a line of a recording"),
    (1, "{}", ":1: this is not the beginning of a recording"),
    (1, #"{"recording":9}"#, ":1: the format is 9, and this version of Sillar reads 1"),
    (2, #"{"act":{"ends":{}},"at":-1}"#, ":2: the line does not go with the lines before it"),
    (
      2, #"{"act":{"ends":{}},"at":1,"shows":{"from":0,"gone":9,"new":[]}}"#,
      ":2: the line does not go with the lines before it"
    ),
  ])
  func `a damaged recording says which line is wrong`(
    _ line: Int, _ text: String, _ problem: String
  ) async throws {
    try await DiarySession.record(Self.whole) { file in
      var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      lines[line - 1] = text
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      let error = #expect(throws: Recording.Unreadable.self) {
        try Recording(contentsOf: file)
      }
      #expect(error?.description.contains(file.lastPathComponent + problem) == true)
    }
  }
}

/// A window of Diary that is being recorded.
struct DiarySession {
  let window: Window
  let clock: TestClock

  static func record(
    _ session: (DiarySession) async throws -> Void, then test: (URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-recordings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = TestClock()
    let recorder = try WindowRecorder(into: folder)
    let app = try await recorder.listening { try Diary(clock) }
    let window = Window(
      app: app, visitor: Visitor(id: "me", languages: ["en"]), recorder: recorder)
    try #require(await window.start(at: "/"))
    try await session(DiarySession(window: window, clock: clock))
    await window.settle()
    await window.end()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    try await test(try #require(files.first { $0.pathExtension == "jsonl" }))
  }

  func type(_ text: String, into label: String) async throws {
    await window.deliver(WindowEvent(try await node(label), .text(text)))
  }

  /// Returns when what the tap caused has ended, or waits for the clock.
  func tap(_ title: String) async throws {
    #expect(await window.send(WindowEvent(try await node(title))) == nil)
    if title == "Wait" { try await clock.untilAsleep() } else { await window.settle() }
  }

  private func node(_ label: String) async throws -> ScreenNode {
    let found = await window.snapshot().screen.nodes { $0.label == label && $0.role != "list" }
    return try #require(found.first, "\(label)")
  }
}
