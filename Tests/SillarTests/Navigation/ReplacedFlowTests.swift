import Observation
import Scripted
import Sillar
import SillarHost
import Testing

/// A flow whose screens were removed, for example because the user was signed out elsewhere, while a handler awaits.
@Suite struct ReplacedFlowTests {
  /// Replacing the flow cancels nothing before the window draws.
  enum Handler: CaseIterable {
    case ignoresCancellation
    case checksCancellation
  }

  @Test(arguments: Handler.allCases, [false, true])
  func `a handler that asks its coordinator for something after its flow was replaced does no harm`(
    _ handler: Handler, isDrawnMeanwhile: Bool
  ) async throws {
    let log = Log()
    let gate = Gate()
    let (signOuts, signOut) = AsyncStream.makeStream(of: Void.self)
    let app = try TestApp { Door($0, log, gate, handler, signOuts: signOuts) }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    let button = try #require(await window.render { ScreenNode($0.root)["Done"] })
    #expect(await window.send(WindowEvent(node: button.id)) == nil)

    signOut.yield()
    await log.wait(for: "signed out")
    if isDrawnMeanwhile { await window.render { _ in } }
    let isStopped = handler == .checksCancellation && isDrawnMeanwhile
    gate.open()
    if !isStopped { await log.wait(for: "told") }

    #expect(await window.render { $0.location.title } == "Sign in")
    await log.wait(for: "flow gone")
    #expect(log.lines == ["signed out"] + (isStopped ? [] : ["told"]) + ["flow gone"])
    #expect(await window.survivors() == [])
    await window.end()
  }
}

/// Shows a flow until its user is signed out.
private final class Door: Coordinator {
  private let navigator: Navigator
  private let log: Log
  private let signOuts: AsyncStream<Void>
  private var flow: Flow?

  init(
    _ navigator: Navigator, _ log: Log, _ gate: Gate, _ handler: ReplacedFlowTests.Handler,
    signOuts: AsyncStream<Void>
  ) {
    self.navigator = navigator
    self.log = log
    self.signOuts = signOuts
    flow = Flow(navigator, log, gate, handler)
  }

  func start() { flow?.start() }

  func run() async {
    for await _ in signOuts {
      flow = nil
      navigator.replaceAll(with: [
        Screen("sign-in", ScriptedPresenter("Sign in")) { Text($0, .title) }
      ])
      log.add("signed out")
    }
  }
}

private final class Flow {
  private let navigator: Navigator
  private let log: Log
  private let gate: Gate
  private let handler: ReplacedFlowTests.Handler

  init(
    _ navigator: Navigator, _ log: Log, _ gate: Gate, _ handler: ReplacedFlowTests.Handler
  ) {
    self.navigator = navigator
    self.log = log
    self.gate = gate
    self.handler = handler
  }

  deinit { log.add("flow gone") }

  func start() {
    navigator.push(
      Screen("photos", view: PhotosView(), presenter: PhotosPresenter(self, gate, handler)))
  }

  func photosClosed() {
    log.add("told")
    navigator.pop()
  }
}

private enum PhotosEvent: Equatable, Sendable { case done }

private struct PhotosView: View {
  func body(_ state: Int) -> [Node<PhotosEvent>] { Button("Done", send: .done) }
}

@Observable private final class PhotosPresenter: Presenter {
  let state = 0
  private let coordinator: Flow
  private let gate: Gate
  private let handler: ReplacedFlowTests.Handler

  init(_ coordinator: Flow, _ gate: Gate, _ handler: ReplacedFlowTests.Handler) {
    self.coordinator = coordinator
    self.gate = gate
    self.handler = handler
  }

  func handle(_ event: PhotosEvent) async {
    // Such as a durable write.
    await gate.pass(heedsCancellation: false)
    if handler == .checksCancellation, Task.isCancelled { return }
    coordinator.photosClosed()
  }
}

extension Log {
  /// Returns when the line has been logged, or after ten seconds.
  fileprivate func wait(for line: String) async {
    let deadline = ContinuousClock.now + .seconds(10)
    while !lines.contains(line), ContinuousClock.now < deadline { await Task.yield() }
  }
}
