import Chromium
public import Testing

/// The browsers of a suite: Firefox and WebKit start while Chromium's first test runs, or with their own.
actor Engines {
  private var chromium: Browser?
  private var drivers: [Engine: Driver] = [:]
  /// The next tests' browsers, each with an empty tab: they begin while a test runs in another engine.
  private var next: [Engine: Task<Driver, any Error>] = [:]
  private var times: [Engine: [Duration]] = [:]

  func run(_ engine: Engine, _ body: @Sendable (any Tab) async throws -> Void) async throws {
    let start = ContinuousClock.now
    defer { times[engine, default: []].append(ContinuousClock.now - start) }
    switch engine {
    case .chromium: try await body(try await page())
    case .firefox, .webKit:
      // On a busy machine WebKit's driver stops answering now and then. A page that is the reason is so each time.
      for _ in 1...2 {
        do { return try await drive(engine, body) } catch BrowserError.ended { continue }
      }
      try await drive(engine, body)
    }
  }

  private func drive(_ engine: Engine, _ body: (any Tab) async throws -> Void) async throws {
    do {
      let driver = try await (next.removeValue(forKey: engine) ?? begin(engine)).value
      drivers[engine] = driver
      try await body(DriverTab(driver))
      next[engine] = begin(engine)
    } catch let error as BrowserError {
      // The next test starts another browser.
      if case .ended = error { await drivers.removeValue(forKey: engine)?.close() }
      throw error
    }
  }

  private func begin(_ engine: Engine) -> Task<Driver, any Error> {
    Task { [driver = drivers[engine]] in
      let driver = if let driver { driver } else { try await Driver.launch(engine) }
      try await driver.beginTab()
      return driver
    }
  }

  private func page() async throws -> Page {
    if let chromium { return try await chromium.newPage() }
    let browser = try await Browser.launch()
    chromium = browser
    for engine in [Engine.firefox, .webKit] where drivers[engine] == nil {
      next[engine] = begin(engine)
    }
    return try await browser.newPage()
  }

  /// Ends the browsers, and prints how long each was in use.
  func close() async {
    await chromium?.close()
    for (engine, begun) in next { drivers[engine] = await (try? begun.value) ?? drivers[engine] }
    for driver in drivers.values { await driver.close() }
    for engine in Engine.allCases {
      guard let times = times[engine] else { continue }
      print("\(engine.rawValue): \(times.count) tests in \(times.reduce(.zero, +))")
    }
  }
}

/// Gives a suite, and the suites in it, one browser of each engine.
public struct EnginesTrait: SuiteTrait, TestScoping {
  @TaskLocal static var engines: Engines?

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let engines = Engines()
    do {
      try await Self.$engines.withValue(engines) { try await function() }
      await engines.close()
    } catch {
      await engines.close()
      throw error
    }
  }
}

extension Trait where Self == EnginesTrait {
  /// One browser of each engine for the suite.
  public static var engines: Self { Self() }
}
