import Foundation
import Scripted
import SillarModel
import SillarTesting
import Synchronization
import Testing

@testable import SillarData

/// A service and a cache that the test controls.
private final class Service: Sendable {
  struct Broken: Error, Equatable {}
  struct Unknown: Error, Equatable {}

  let clock = TestClock()
  let gate = Gate(isOpen: true)
  let log = Log()
  let reports = Log()
  private let state = Mutex(
    (
      answer: Result<String, any Error>.success("new"), saved: Reading<String>?.none,
      substitute: Reading<String>?.none
    ))
  private let isCacheBroken = Mutex(false)

  func answer(_ answer: Result<String, any Error>) { state.withLock { $0.answer = answer } }
  func keep(_ value: String, age: Duration) {
    let at = clock.date - age / .seconds(1)
    state.withLock { $0.saved = Reading(value, savedAt: at) }
  }
  func substitute(_ value: String) {
    let at = clock.date
    state.withLock { $0.substitute = Reading(value, savedAt: at) }
  }
  func forget() { state.withLock { $0.saved = nil } }
  func breakCache() { isCacheBroken.withLock { $0 = true } }

  func reader(connectivity: Connectivity? = nil) -> CachedReader<String, String> {
    CachedReader(
      fetch: { [self] _ in
        log.add("asked")
        await gate.pass()
        try Task.checkCancellation()
        return try state.withLock { $0.answer }.get()
      },
      load: { [self] _ in
        if isCacheBroken.withLock({ $0 }) { throw Broken() }
        return state.withLock { $0.saved }
      },
      substitute: { [self] _ in state.withLock { $0.substitute } },
      save: { [self] _, value in
        if isCacheBroken.withLock({ $0 }) { throw Broken() }
        log.add("saved \(value)")
        keep(value, age: .zero)
      },
      isFinal: { $0 is Unknown }, connectivity: connectivity,
      report: { [reports] in reports.add($0) })
  }
}

struct CachedReaderTests {
  private let service = Service()

  /// The readings of a read, a line each: value, age in seconds or "live", and whether it failed to be live.
  private func read(
    savedFirst: Bool = true, _ reader: CachedReader<String, String>? = nil
  ) async -> [String] {
    var lines: [String] = []
    do {
      for try await answer in (reader ?? service.reader()).readings("thing", savedFirst: savedFirst)
      {
        let freshness =
          answer.savedAt.map { "\(Int(service.clock.date.timeIntervalSince($0))) s old" } ?? "live"
        lines.append("\(answer.value) \(freshness)" + (answer.problem == nil ? "" : ", failed"))
      }
    } catch Problem.broken(let failure) {
      lines.append(failure.detail.replacing("()", with: ""))
    } catch {
      lines.append("\(type(of: error))")
    }
    return lines
  }

  @Test(arguments: [true, false])
  func `what is not kept is asked for, and kept`(_ savedFirst: Bool) async {
    #expect(await read(savedFirst: savedFirst) == ["new live"])
    #expect(service.log.lines == ["asked", "saved new"])
  }

  @Test func `the service is asked first where rows would move`() async {
    service.keep("old", age: .seconds(5))
    #expect(await read(savedFirst: false) == ["new live"])
  }

  @Test func `what is kept comes at once, and then what is live`() async {
    service.keep("old", age: .seconds(300))
    #expect(await read() == ["old 300 s old", "new live"])
  }

  @Test func `the cache stands in for a service that fails, and says so`() async {
    service.answer(.failure(Service.Broken()))
    service.keep("old", age: .seconds(300))
    #expect(await read(savedFirst: false) == ["old 300 s old, failed"])
    #expect(await read() == ["old 300 s old", "old 300 s old, failed"])
  }

  @Test(arguments: [true, false])
  func `a substitute stands in for a service that fails, where nothing is kept, and for no other`(
    _ savedFirst: Bool
  ) async {
    service.substitute("similar")
    #expect(await read(savedFirst: savedFirst) == ["new live"])
    service.answer(.failure(Service.Broken()))
    service.forget()
    #expect(await read(savedFirst: savedFirst) == ["similar 0 s old, failed"])
    service.keep("kept", age: .seconds(90))
    #expect(await read(savedFirst: savedFirst).last == "kept 90 s old, failed")
    service.answer(.failure(Service.Unknown()))
    service.forget()
    #expect(await read(savedFirst: savedFirst) == ["Unknown"])
  }

  @Test func `a substitute is given at once while the service is known to be out of reach`() async {
    service.substitute("similar")
    let connectivity = Connectivity(clock: service.clock) { false }
    connectivity.report(.unreachable)
    #expect(
      await read(service.reader(connectivity: connectivity)) == ["similar 0 s old, failed"])
    #expect(service.log.lines == [])
  }

  @Test func `a failure with nothing kept is a failure`() async {
    service.answer(.failure(Service.Broken()))
    #expect(await read(savedFirst: false) == ["Broken"])
    #expect(await read() == ["Broken"])
  }

  @Test func `what a service says with authority is not covered up`() async {
    service.answer(.failure(Service.Unknown()))
    service.keep("old", age: .seconds(300))
    #expect(await read(savedFirst: false) == ["Unknown"])
    #expect(await read() == ["old 300 s old", "Unknown"])
  }

  @Test func `a cache that fails spoils nothing, and is reported`() async {
    service.breakCache()
    #expect(await read() == ["new live"])
    #expect(service.reports.lines.count == 2)
    service.answer(.failure(Service.Unknown()))
    #expect(await read() == ["Unknown"])
  }

  @Test func `ten readers make one request`() async throws {
    service.gate.close()
    let reader = service.reader()
    let answers = await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { await read(savedFirst: false, reader) } }
      while reader.shared.readers(of: "thing") < 10 { await Task.yield() }
      service.gate.open()
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(answers == Array(repeating: ["new live"], count: 10))
    #expect(service.log.lines == ["asked", "saved new"])
  }

  @Test func `who stops listening ends the request`() async throws {
    service.gate.close()
    let reader = service.reader()
    let listening = Task { await read(savedFirst: false, reader) }
    while service.log.lines.isEmpty { await Task.yield() }
    listening.cancel()
    #expect(await listening.value == [])
    service.gate.open()
    #expect(service.log.lines == ["asked"])
  }

  @Test
  func
    `while the service is out of reach what is kept comes at once, and only the rest is asked for`()
    async
  {
    let connectivity = Connectivity(clock: service.clock) { false }
    connectivity.report(.unreachable)
    let reader = service.reader(connectivity: connectivity)
    #expect(await read(savedFirst: false, reader) == ["new live"])
    #expect(service.log.take() == ["asked", "saved new"])
    #expect(await read(savedFirst: false, reader) == ["new 0 s old, failed"])
    #expect(await read(reader) == ["new 0 s old, failed"])
    #expect(service.log.lines.isEmpty)
    connectivity.report(.answered)
    #expect(await read(savedFirst: false, reader) == ["new live"])
  }

  @Test func `what is kept without its time is never taken for live`() async throws {
    let reader = CachedReader<Int, String>(
      fetch: { _ in throw Service.Broken() }, load: { _ in Reading("old", problem: .notFound) },
      save: { _, _ in })
    var readings: [Reading<String>] = []
    for try await reading in reader.readings(1) { readings.append(reading) }
    #expect(readings.map(\.savedAt) == [.distantPast, .distantPast])
    #expect(readings.first?.problem == nil && readings.last?.problem != nil)
  }
}
