public import Sillar
import Synchronization

/// Opens an app in a window with no UI, and does in it what a person would do.
///
/// ```swift
/// @Test func `a tap counts`() async throws {
///   try await TestHost.open(CounterApp()) { app in
///     try await app.tap("Tap me")
///     try await app.see("Taps: 1")
///   }
/// }
/// ```
///
/// **Things are found by what a person sees.** Texts must match entirely. What is named twice is told apart
/// by the row, card or section around it: `app.tap("Delete", in: "Tea")`.
///
/// **Each step waits** until what it needs is there and enabled, at most for ``Limits/wait``, and returns when
/// the window has settled: what the step caused is done, or waits for the ``clock``, or for something that
/// does not come within ``Limits/settle``. How busy the machine is makes no difference: the host knows when none of
/// the window's tasks has anything left to do. Nothing is polled: the window wakes who waits for it.
///
/// **A step fails** with a ``TestFailure`` that shows the screen: when what it needs does not come; when a
/// screen or presenter is still in memory although its screen has gone (see ``Window/survivors()``); when
/// the window had something to report (see ``Diagnostic``).
///
/// Without a closure, close the host yourself, so that it can look for what is left:
///
/// ```swift
/// let app = try await TestHost.open(CounterApp(), at: "/counter")
/// try await app.tap("Tap me")
/// #expect(await app.text == "# Taps: 1\n[Tap me]")
/// try await app.close()
/// ```
public final class TestHost: Sendable {
  /// How long steps wait, in real time.
  public struct Limits: Sendable {
    /// For what a step needs: then it fails.
    public var wait = Duration.seconds(10)
    /// For the next thing to happen in a busy window: then the step is over, and the test goes on.
    public var settle = Duration.milliseconds(250)
    /// For a screen that has gone to be freed: then it is a leak.
    public var leak = Duration.seconds(2)

    public init() {}
  }

  /// What every step looks for besides what it is asked.
  public struct Checks: OptionSet, Sendable {
    /// Screens and presenters that outlive their screen's removal.
    public static let leaks = Checks(rawValue: 1)
    /// Reports of the window.
    public static let diagnostics = Checks(rawValue: 2)
    public static let all: Checks = [.leaks, .diagnostics]

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The window, for what has no step.
  public let window: Window
  /// The clock that ``advance(by:fileID:line:)`` moves; the app must have been built with it.
  public let clock: TestClock
  let limits: Limits
  let checks: Checks
  let notes: Notes
  private let windowOnClock: Int

  private init(
    _ app: any App, visitor: Visitor, clock: TestClock, limits: Limits, checks: Checks
  ) {
    let notes = Notes()
    let executor = IdleExecutor()
    let window = Window(app: app, visitor: visitor, executor: executor) { notes.add($0) }
    self.notes = notes
    self.window = window
    self.clock = clock
    self.limits = limits
    self.checks = checks
    windowOnClock = clock.add(window, executor)
  }

  deinit {
    clock.remove(windowOnClock)
    Task { [window] in await window.end() }
  }

  // MARK: Opening and closing

  /// Opens an app.
  ///
  /// - Parameters:
  ///   - path: Where to open it.
  ///   - clock: The clock that the app was built with, if it was.
  /// - Throws: ``TestFailure`` when the app knows no such path, and what a step throws.
  public static func open(
    _ app: any App, at path: String = "/", visitor: Visitor = Visitor(id: "test"),
    clock: TestClock = TestClock(), limits: Limits = Limits(), checks: Checks = .all,
    fileID: String = #fileID, line: Int = #line
  ) async throws -> TestHost {
    let host = TestHost(app, visitor: visitor, clock: clock, limits: limits, checks: checks)
    guard await host.window.start(at: path) else {
      throw TestFailure("\(app.flavor.name) does not open at \"\(path)\".", fileID, line)
    }
    try await host.finishStep(fileID, line)
    return host
  }

  /// Opens an app for as long as a test runs, then closes it.
  ///
  /// - Throws: What the test throws; otherwise what ``close(fileID:line:)`` throws.
  public static func open<Result>(
    _ app: any App, at path: String = "/", visitor: Visitor = Visitor(id: "test"),
    clock: TestClock = TestClock(), limits: Limits = Limits(), checks: Checks = .all,
    fileID: String = #fileID, line: Int = #line, _ test: (TestHost) async throws -> Result
  ) async throws -> Result {
    let host = try await open(
      app, at: path, visitor: visitor, clock: clock, limits: limits, checks: checks,
      fileID: fileID, line: line)
    do {
      let result = try await test(host)
      try await host.close(fileID: fileID, line: line)
      return result
    } catch {
      await host.window.end()
      throw error
    }
  }

  /// Opens an app of one screen for as long as a test runs, then closes it.
  ///
  /// ```swift
  /// @Test func `a tap counts`() async throws {
  ///   try await TestHost.open({
  ///     Screen("counter", view: CounterView(), presenter: CounterPresenter())
  ///   }) { app in
  ///     try await app.see("# Counter")
  ///   }
  /// }
  /// ```
  public static func open<Result>(
    _ screen: @escaping @Sendable () -> Screen, fileID: String = #fileID, line: Int = #line,
    _ test: (TestHost) async throws -> Result
  ) async throws -> Result {
    try await open(OneScreenApp(screen), fileID: fileID, line: line, test)
  }

  /// Ends the window.
  ///
  /// - Throws: ``TestFailure`` when a screen or presenter is still in memory then.
  public func close(fileID: String = #fileID, line: Int = #line) async throws {
    await window.end()
    try await check(fileID, line)
  }

  // MARK: Reading

  /// The screen as text.
  ///
  ///     # Your games                  the title; ## a heading or section
  ///     [Play]  [Reset] (disabled)    what can be tapped
  ///     [How it works](/help)         a link
  ///     Search: [dune]                a field
  ///     Layout: (•) List ( ) Grid     options beside each other; Layout: [List ▾] a menu
  ///     ☑ Sound  ☐ Music              switches
  ///     Your rating: ★★★☆☆
  ///     - [Space  ‹New›]              a row of a list, tapped as a whole
  ///     │ Best: 7                     a card
  ///     ⏳ Loading topics             work that goes on
  public var text: String { get async { await look().text } }

  /// Where the window is.
  public var location: Location { get async { await look().location } }

  /// What the window has reported so far.
  public var diagnostics: [Diagnostic] { notes.diagnostics }

  /// The addresses of other sites whose links have been tapped: there a person would have left the app.
  public var addressesLeftFor: [String] { notes.addresses }

  func look() async -> Look { await window.render { Look($0) } }
}

/// What a host remembers from step to step.
final class Notes: Sendable {
  private struct State {
    var diagnostics: [Diagnostic] = []
    var unread = 0
    var addresses: [String] = []
  }

  private let state = Mutex(State())

  var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }
  var addresses: [String] { state.withLock { $0.addresses } }

  func add(_ diagnostic: Diagnostic) {
    state.withLock { state in
      state.diagnostics.append(diagnostic)
      state.unread += 1
    }
  }

  func add(address: String) { state.withLock { $0.addresses.append(address) } }

  /// The diagnostics that have come since the last call.
  func takeUnread() -> [Diagnostic] {
    state.withLock { state in
      defer { state.unread = 0 }
      return state.diagnostics.suffix(state.unread)
    }
  }
}
