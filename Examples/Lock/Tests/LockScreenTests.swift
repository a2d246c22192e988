import Foundation
import LockInfra
import LockModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization
import Testing

@testable import LockDelivery

/// An app with a secret, a PIN and a lock of five minutes.
private struct SafeApp: App {
  let flavor: Flavor
  let pins: any PINs
  let door: Door
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  init(_ pins: any PINs, _ door: Door, _ clock: TestClock) throws {
    self.pins = pins
    self.door = door
    self.clock = clock
    now = clock.wallClock
    flavor = try Flavor(
      name: "Safe", languages: ["en", "es"], modules: [LockModule.module],
      configuration: Configuration(flavor: "Safe", modules: [LockModule.module], providers: []),
      requiredBehaviors: { context in
        [
          SessionExpiry(after: .seconds(300), clock: clock, in: context) { open in
            LockModule.lockScreen(
              context, pins, of: { door.session }, wayOut: door.wayOut(context), onOpened: open)
          }
        ]
      })
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    SafeCoordinator(context, pins, door)
  }
}

/// The session of the one person of the app.
private final class Door: Sendable {
  private struct State {
    var session: String? = "first"
    var isBroken = false
  }

  let hasWayOut: Bool
  private let state = Mutex(State())

  init(hasWayOut: Bool = true) { self.hasWayOut = hasWayOut }

  var session: String? { state.withLock { $0.session } }
  func enter(_ session: String) { state.withLock { $0.session = session } }
  func jam(_ isBroken: Bool) { state.withLock { $0.isBroken = isBroken } }

  func wayOut(_ context: ModuleContext) -> WayOut? {
    guard hasWayOut else { return nil }
    return WayOut(
      warning: { self.session == "first" ? LocalizedText(verbatim: "You lose your medal.") : nil },
      signOut: {
        try self.state.withLock { state in
          if state.isBroken { throw Problem.notStored(detail: "full") }
          state.session = nil
        }
        context.navigator.replaceAll(with: [SafeView.screen("Nobody")])
      })
  }
}

private final class SafeCoordinator: Coordinator {
  private let context: ModuleContext
  private let pins: any PINs
  private let door: Door

  init(_ context: ModuleContext, _ pins: any PINs, _ door: Door) {
    self.context = context
    self.pins = pins
    self.door = door
  }

  func start() {
    guard let session = door.session else { return }
    context.navigator.replaceAll(with: [SafeView.screen("Balance: 1000")])
    LockModule.askForPIN(context, pins, of: session)
  }
}

private struct SafeView: View {
  static func screen(_ text: String) -> Screen {
    Screen("safe", view: SafeView(), state: Driver { text }) { (_: Never) in }
  }

  func body(_ text: String) -> [Node<Never>] { Text(text, .title) }
}

/// PINs in memory.
final class MemoryPINs: PINs {
  private struct Entry {
    let pin: PIN
    var attempts = Attempts()
  }

  private let entries = Mutex<[String: Entry]>([:])
  /// Attempts wait here.
  let gate = Gate(isOpen: true)

  var sessions: Set<String> { entries.withLock { Set($0.keys) } }

  func set(_ pin: PIN, of session: String) async throws { add(pin, of: session) }

  func add(_ pin: PIN, of session: String) {
    entries.withLock { $0[session] = $0[session] ?? Entry(pin: pin) }
  }

  func remove(of session: String) async throws { entries.withLock { $0[session] = nil } }

  func attempt(_ pin: PIN, of session: String, at now: Date) async throws -> PINAnswer {
    await gate.pass()
    return entries.withLock { entries in
      guard var entry = entries[session] else { return .wrong(left: 0) }
      defer { entries[session] = entry }
      if let wait = entry.attempts.wait(at: now) { return .wait(wait) }
      if pin == entry.pin {
        entry.attempts = Attempts()
        return .right
      }
      entry.attempts.fail(at: now)
      return .wrong(left: entry.attempts.left, wait: entry.attempts.wait(at: now))
    }
  }
}

/// The screens on which a PIN is chosen and asked for.
@Suite struct LockScreenTests {
  private let clock = TestClock()
  private let pins = MemoryPINs()

  private let door = Door()

  private func open(
    languages: [String] = [], _ pins: (any PINs)? = nil, door: Door? = nil,
    _ test: (TestHost) async throws -> Void
  ) async throws {
    let app = try SafeApp(pins ?? self.pins, door ?? self.door, clock)
    let visitor = Visitor(id: "ana", languages: languages)
    try await TestHost.open(app, visitor: visitor, clock: clock) { host in try await test(host) }
  }

  private func choose(_ pin: String, _ app: TestHost) async throws {
    try await app.type(pin, into: "PIN")
    try await app.type(pin, into: "The same PIN again")
    try await app.tap("Choose this PIN")
  }

  @Test func `nothing is shown before a PIN is chosen, and it is chosen once`() async throws {
    try await open { app in
      try await app.dontSee("Balance")
      try await choose("12", app)
      try await app.see("4 to 12 digits")
      try await app.type("2580", into: "PIN")
      try await app.tap("Choose this PIN")
      try await app.see("This is another PIN.")
      try await choose("2580", app)
      try await app.see("Balance")
    }
    try await open { app in try await app.see("Balance") }
  }

  @Test func `only the PIN opens the lock, and after five wrong ones there is a wait`()
    async throws
  {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      try await app.dontSee("Balance")
      for left in ["4 attempts", "3 attempts", "2 attempts", "1 attempt"] {
        try await app.type("1234", into: "PIN")
        try await app.tap("Open")
        try await app.see("Wrong PIN. \(left) left.")
      }
      try await app.type("1234", into: "PIN")
      try await app.tap("Open")
      try await app.see("Wrong PIN. You can try again in 1 minute.")
      try await app.type("2580", into: "PIN")
      try await app.tap("Open")
      try await app.see("Too many wrong attempts. You can try again in 1 minute.")
      try await app.dontSee("Balance")
      try await app.advance(by: .seconds(60))
      try await app.type("2580", into: "PIN")
      try await app.tap("Open")
      try await app.see("Balance")
    }
  }

  @Test func `what is no PIN is no attempt, and that is said`() async throws {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      for text in ["25", "1111", "", "2580a", "25 80", "999999"] {
        try await app.type(text, into: "PIN")
        try await app.submit("PIN")
        try await app.see(
          "Wrong PIN. Yours has 4 to 12 digits, and not the same one each time.")
      }
      try await app.type("2580", into: "PIN")
      try await app.submit("PIN")
      try await app.see("Balance")
    }
  }

  @Test func `a PIN that is typed while another one is tried is the next attempt`() async throws {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      pins.gate.close()
      try await app.type("1234", into: "PIN")
      try await app.submit("PIN")
      try await app.type("2580", into: "PIN")
      try await app.submit("PIN")
      try await app.dontSee("Balance")
      pins.gate.open()
      try await app.see("Balance")
    }
  }

  @Test func `what is typed while a PIN is tried stays in the field`() async throws {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      pins.gate.close()
      try await app.type("1234", into: "PIN")
      // The return key twice is one attempt.
      for _ in 1...2 { try await app.submit("PIN") }
      try await app.type("2580", into: "PIN")
      pins.gate.open()
      try await app.see("Wrong PIN. 4 attempts left.")
      try await app.tap("Open")
      try await app.see("Balance")
    }
  }

  @Test func `a wait of hours is told in hours`() async throws {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      for _ in 1...13 {
        try await app.type("1234", into: "PIN")
        try await app.tap("Open")
        try await app.advance(by: .seconds(86_400))
      }
      try await app.type("1234", into: "PIN")
      try await app.tap("Open")
      try await app.see("Wrong PIN. You can try again in 9 hours.")
    }
  }

  @Test func `who has not chosen a PIN has nothing to hide`() async throws {
    try await open { app in
      try await app.advance(by: .seconds(300))
      try await app.tap("Go on")
      try await app.see("Choose a PIN")
      try await app.dontSee("Balance")
    }
  }

  private func withStoredPINs(_ test: (any PINs) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lock-screen-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(LockInfraFactory(dataDirectory: folder, work: AppWork()).pins)
  }

  private func signOutOfTheLock(_ pins: any PINs) async throws {
    try await open(pins) { app in
      try await choose("2580", app)
      // A file takes a moment.
      try await app.see("Balance")
      try await app.advance(by: .seconds(300))
      try await app.tap("Forgot your PIN?")
      try await app.see("# Sign out and choose a new PIN?")
      try await app.see("you choose a new one when you sign in again")
      try await app.see("You lose your medal.")
      try await app.tap("Sign out")
      try await app.see("Nobody")
      try await app.dontSee("Locked")
    }
    #expect(door.session == nil)
    #expect(pins.sessions.isEmpty)
    door.enter("second")
    try await open(pins) { app in
      try await app.dontSee("Balance")
      try await choose("1470", app)
      try await app.see("Balance")
      try await app.advance(by: .seconds(300))
      try await app.type("2580", into: "PIN")
      try await app.tap("Open")
      try await app.see("Wrong PIN. 4 attempts left.")
      try await app.type("1470", into: "PIN")
      try await app.tap("Open")
      try await app.see("Balance")
    }
  }

  @Test func `who has forgotten the PIN signs out, and chooses a new one`() async throws {
    try await signOutOfTheLock(pins)
  }

  @Test func `so it is with PINs in a file`() async throws {
    try await withStoredPINs { try await signOutOfTheLock($0) }
  }

  @Test func `the question before changes nothing`() async throws {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      try await app.tap("Forgot your PIN?")
      try await app.dontSee("Balance")
      try await app.tap("Back")
      try await app.type("2580", into: "PIN")
      try await app.tap("Open")
      try await app.see("Balance")
    }
    #expect(door.session == "first" && pins.hasPIN("first"))
  }

  @Test func `while signing out fails, the lock stays and the PIN, too`() async throws {
    try await open { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      try await app.tap("Forgot your PIN?")
      door.jam(true)
      try await app.tap("Sign out")
      try await app.see("It could not be saved")
      try await app.dontSee("Balance")
      #expect(pins.hasPIN("first"))
      door.jam(false)
      try await app.tap("Sign out")
      try await app.see("Nobody")
      #expect(pins.sessions.isEmpty)
    }
  }

  @Test func `an app without a way out offers none`() async throws {
    try await open(door: Door(hasWayOut: false)) { app in
      try await choose("2580", app)
      try await app.advance(by: .seconds(300))
      try await app.see("Locked")
      try await app.dontSee("Forgot")
    }
  }

  @Test func `it speaks Spanish`() async throws {
    try await open(languages: ["es"]) { app in
      try await app.see("Elige un PIN")
      try await app.type("2580", into: "PIN")
      try await app.type("2580", into: "El mismo PIN otra vez")
      try await app.tap("Elegir este PIN")
      try await app.advance(by: .seconds(300))
      try await app.tap("¿Has olvidado tu PIN?")
      try await app.see("# ¿Cerrar sesión y elegir otro PIN?")
    }
  }
}
