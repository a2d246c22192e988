import Sillar

/// A behavior that works until it is cancelled, and reports its steps, also its release.
final class Worker: Behavior {
  static let claims: Set<String> = ["work"]

  private let name: String
  private let tell: AsyncStream<String>.Continuation

  init(_ name: String, _ tell: AsyncStream<String>.Continuation) {
    self.name = name
    self.tell = tell
  }

  deinit { tell.yield("\(name) freed") }

  func run() async {
    tell.yield("\(name) runs")
    // Ends when the task is cancelled, and not before.
    for await _ in AsyncStream<Void>.makeStream().stream {}
    tell.yield("\(name) ends")
  }

  func viewDidLoad(_ screen: Screen) { tell.yield("\(name) viewDidLoad \(screen.name)") }
  func viewWillAppear(_ screen: Screen) { tell.yield("\(name) viewWillAppear \(screen.name)") }
  func viewDidAppear(_ screen: Screen) { tell.yield("\(name) viewDidAppear \(screen.name)") }
  func viewWillDisappear(_ screen: Screen) {
    tell.yield("\(name) viewWillDisappear \(screen.name)")
  }
  func viewDidDisappear(_ screen: Screen) { tell.yield("\(name) viewDidDisappear \(screen.name)") }
  func windowDidLeaveFront(_ screen: Screen) {
    tell.yield("\(name) windowDidLeaveFront \(screen.name)")
  }
  func windowDidComeToFront(_ screen: Screen) {
    tell.yield("\(name) windowDidComeToFront \(screen.name)")
  }
  func viewDidUnload(_ screen: Screen) { tell.yield("\(name) viewDidUnload \(screen.name)") }
}

/// The reports of workers, in order.
final class Tellings {
  let tell: AsyncStream<String>.Continuation
  private var iterator: AsyncStream<String>.Iterator

  init() {
    let (stream, tell) = AsyncStream.makeStream(of: String.self)
    self.tell = tell
    iterator = stream.makeAsyncIterator()
  }

  /// Waits for the next reports.
  func next(_ count: Int) async -> [String] {
    var told: [String] = []
    while told.count < count, let line = await iterator.next(isolation: #isolation) {
      told.append(line)
    }
    return told
  }

  /// The remaining reports so far.
  func rest() async -> [String] {
    tell.yield("")
    var told: [String] = []
    while let line = await iterator.next(isolation: #isolation), !line.isEmpty {
      told.append(line)
    }
    return told
  }
}
