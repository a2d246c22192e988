public import Sillar
public import SillarHost
import Synchronization

/// Opens an app in a window without a UI, and performs user actions in it.
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
/// **Targets are found by their visible text.** Texts must match completely. Targets with the same text are
/// distinguished by the row, card or section that contains them: `app.tap("Delete", in: "Tea")`.
///
/// **Each step waits** until its target is present and enabled, at most for ``Limits/wait``, and only while something
/// goes on that may bring it: a request, a stream, any work that the host does not know to be waiting for the ``clock``
/// or for an event. A step returns when the window has settled: all work that the step caused is done, or waits for the
/// clock, or for an event that does not arrive within ``Limits/settle``. The load of the machine makes no difference:
/// the host knows when the window's tasks have nothing left to run. The window signals its changes.
///
/// **The app runs.** All hosts that are open on an app run the work of its flavor once, so that an outbox sends; the last one
/// to close cancels it and waits for its end.
///
/// **A step fails** with a ``TestFailure`` that shows the screen: when its target does not appear; when a presenter never
/// rests; when a screen or presenter is still in memory after its screen was removed; when the window reported a problem
/// (see ``diagnostics``).
///
/// Without a closure, close the host explicitly, so that it can check for leaks:
///
/// ```swift
/// let app = try await TestHost.open(CounterApp(), at: "/counter")
/// try await app.tap("Tap me")
/// #expect(await app.text == "# Taps: 1\n[Tap me]")
/// try await app.close()
/// ```
public final class TestHost: Sendable {
  /// The time limits of steps, in real time.
  public struct Limits: Sendable {
    /// The time to wait for a step's target, and for the end of work that never waits for anything; then the step fails.
    public var wait = Duration.seconds(10)
    /// The time to wait for the next change in a busy window; then the step is over, and the test continues. It is also
    /// the time after which a step fails when nothing is left that could bring its target.
    public var settle = Duration.milliseconds(250)
    /// The time to wait for a removed screen to be freed; then it is a leak. It is also the time to wait for the end of
    /// the app's work.
    public var leak = Duration.seconds(2)

    public init() {}
  }

  /// The problems that every step checks for.
  public struct Checks: OptionSet, Sendable {
    /// Screens and presenters that stay in memory after their screen was removed.
    public static let leaks = Checks(rawValue: 1)
    /// Diagnostics of the window.
    public static let diagnostics = Checks(rawValue: 2)
    public static let all: Checks = [.leaks, .diagnostics]

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  let window: Window
  /// The clock that ``advance(by:fileID:line:)`` moves; the app must use the same clock.
  public let clock: TestClock
  let limits: Limits
  let checks: Checks
  let notes: Notes
  let executor: IdleExecutor
  let run: AppRun
  let app: any App
  let visitor: Visitor
  let observer: (any WindowObserver)?
  private let windowOnClock: Int

  init(
    _ app: any App, visitor: Visitor, clock: TestClock, limits: Limits, checks: Checks,
    observer: (any WindowObserver)?
  ) {
    let notes = Notes()
    let executor = IdleExecutor(patience: limits.wait)
    let window = Window(
      app: app, visitor: visitor, executor: executor, resting: RestingTasks(),
      observer: observer
    ) { notes.add($0) }
    self.app = app
    self.visitor = visitor
    self.observer = observer
    self.notes = notes
    self.window = window
    self.executor = executor
    run = AppRun(of: app, on: executor)
    self.clock = clock
    self.limits = limits
    self.checks = checks
    windowOnClock = clock.add(window, executor)
  }

  deinit {
    run.end()
    clock.remove(windowOnClock)
    Task { [window] in await window.end() }
  }

  // MARK: Opening and closing

  /// Opens an app.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - clock: The clock that the app was created with, if it has a test clock.
  ///   - observer: Is told what happens in the window.
  /// - Throws: ``TestFailure`` when the app does not know the path, or the error of a step.
  public static func open(
    _ app: any App, at path: String = "/", visitor: Visitor = Visitor(id: "test"),
    clock: TestClock = TestClock(), limits: Limits = Limits(), checks: Checks = .all,
    observer: (any WindowObserver)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) async throws -> TestHost {
    let host = TestHost(
      app, visitor: visitor, clock: clock, limits: limits, checks: checks, observer: observer)
    guard await host.window.start(at: path) else {
      throw TestFailure("\(app.flavor.name) does not open at \"\(path)\".", fileID, line)
    }
    try await host.finishStep(fileID, line)
    return host
  }

  /// Opens an app for the duration of a test, then closes it.
  ///
  /// - Throws: The error of the test, or else that of ``close(fileID:line:)``.
  public static func open<Result>(
    _ app: any App, at path: String = "/", visitor: Visitor = Visitor(id: "test"),
    clock: TestClock = TestClock(), limits: Limits = Limits(), checks: Checks = .all,
    observer: (any WindowObserver)? = nil,
    fileID: String = #fileID, line: Int = #line, _ test: (TestHost) async throws -> Result
  ) async throws -> Result {
    let host = try await open(
      app, at: path, visitor: visitor, clock: clock, limits: limits, checks: checks,
      observer: observer, fileID: fileID, line: line)
    return try await host.run(test, fileID, line)
  }

  /// Opens an app with one screen for the duration of a test, then closes it.
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
    try await open(Screen.app(screen), fileID: fileID, line: line, test)
  }

  /// Runs a test, then closes this host.
  func run<Result>(
    _ test: (TestHost) async throws -> Result, _ fileID: String, _ line: Int
  ) async throws -> Result {
    do {
      let result = try await test(self)
      try await close(fileID: fileID, line: line)
      return result
    } catch {
      await end()
      throw error
    }
  }

  /// Ends the window, and the app's work if no other host is open.
  ///
  /// - Throws: ``TestFailure`` when a screen or presenter is still in memory afterward, or the window reported a
  ///   problem.
  public func close(fileID: String = #fileID, line: Int = #line) async throws {
    await end()
    try await check(fileID, line)
  }

  func end() async {
    await window.end()
    guard let run = run.end() else { return }
    _ = await first(of: [{ @Sendable in await run.value }], within: limits.leak)
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

  /// The window's current location.
  public var location: Location { get async { await look().location } }

  /// The screen as values: the node of the window, whose children are the top of the stack and the modals above it.
  public var screen: ScreenNode { get async { await look().screen } }

  /// The name of the screen that takes events: the topmost modal, or else the top of the stack. Nil when there is none.
  public var screenName: String? {
    get async {
      if case .screen(let name)? = await look().front?.content { name } else { nil }
    }
  }

  var reports: [Diagnostic] { notes.diagnostics }

  /// The problems that the window has reported so far, such as two rows of a list with the same identity.
  public var diagnostics: [String] { reports.map(\.description) }

  /// The addresses of tapped links to other sites, where a user would have left the app, and of those that were shared.
  public var addressesLeftFor: [String] { notes.addresses }

  func look() async -> Snapshot { await window.snapshot() }
}

/// The records that a host keeps across steps.
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

  /// Returns the diagnostics that have arrived since the last call.
  func takeUnread() -> [Diagnostic] {
    state.withLock { state in
      defer { state.unread = 0 }
      return state.diagnostics.suffix(state.unread)
    }
  }
}
