import Dispatch
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import Scripted
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

@Suite struct WatchdogTests {
  private let lines = Seen<String>()
  private var logger: Logger { Logger(label: "t") { _ in LogCapture(lines) } }

  @Test func `tasks that do not run are reported once, and once more when they run again`()
    async throws
  {
    let tasks = Seen<@Sendable () -> Void>()
    let watchdog = Watchdog(hosts: [], logger: logger, starts: [{ tasks.add($0) }, { $0() }])
    for _ in 0..<Watchdog.patience { watchdog.look() }
    #expect(watchdog.health == .ok)
    for _ in 0..<3 { watchdog.look() }
    #expect(watchdog.health == .failing([.tasksDoNotRun]))
    #expect(watchdog.health.status == .serviceUnavailable)
    #expect(tasks.count == 1)
    #expect(lines.count == 1)
    #expect(lines.all.allSatisfy { $0.hasPrefix("critical a task has waited for 5 seconds") })

    for task in tasks.all { task() }
    #expect(watchdog.health == .ok)
    #expect(lines.count == 2)
    #expect(lines.all.last?.hasPrefix("notice over: a task has waited") == true)
    // The watchdog starts again.
    watchdog.look()
    #expect(tasks.count == 2)
  }

  @Test func `an event loop that is blocked is reported`() async throws {
    let watchdog = Watchdog(hosts: [], logger: logger)
    let held = DispatchSemaphore(value: 0)
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    loop.execute { held.wait() }
    for _ in 0...Watchdog.patience { watchdog.look() }
    #expect(watchdog.health == .failing([.tasksDoNotRun]))
    held.signal()
    try await loop.submit {}.get()
    watchdog.look()
    while watchdog.health != .ok { await Task.yield() }
  }

  @Test func `tasks that run are no line in the log`() {
    let watchdog = Watchdog(hosts: [], logger: logger, starts: [{ $0() }, { $0() }])
    for _ in 0..<20 { watchdog.look() }
    #expect(watchdog.health == .ok)
    #expect(lines.all == [])
  }

  @Test func `windows that do not open fail the health check until one opens`() async throws {
    let time = Mutex(Duration.zero)
    let openings = Openings()
    let gate = Gate()
    let now: @Sendable () -> Duration = { time.withLock { $0 } }
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let stuck = Task {
      await openings.track(now) {
        begin.finish()
        await gate.pass()
      }
    }
    for await _ in begun {}
    #expect(!openings.areStuck(at: .seconds(14)))
    #expect(openings.areStuck(at: .seconds(15)))
    time.withLock { $0 = .seconds(20) }
    await openings.track(now) {}
    #expect(!openings.areStuck(at: .seconds(40)))
    gate.open()
    await stuck.value
    #expect(!openings.areStuck(at: .seconds(60)))
  }

  @Test func `a server that is full is healthy`() async throws {
    var settings = WebHost.Settings()
    settings.limits.maximumWindows = 1
    let host = try WebHost.gallery(settings)
    try await HostServer.run(host) { server in
      let browser = server.browser()
      _ = try await browser.socket(try await browser.page("/")).next()
      #expect(try await server.browser().get("/").status == 503)
      #expect(try await server.browser().get("/healthz").status == 200)
    }
  }

  @Test func `behind another request the health check keeps its turn`() async throws {
    try await HostServer.run(try .gallery()) { server in
      let client = try await RawClient.connect(port: server.port)
      try await client.send(
        "GET /rows HTTP/1.1\r\nhost: localhost\r\n\r\n"
          + "GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
      let answers = try await client.allReceived()
      #expect(answers.hasPrefix("HTTP/1.1 200"))
      #expect(answers.hasSuffix("ok\n"))
      #expect(answers.contains("</html>"))
    }
  }
}
