import SillarModel
import Testing

/// The readings of a source.
struct ReadingsTests {
  @Test func `the last reading counts`() async throws {
    let readings = readings([1, 2, 3])
    #expect(try await readings.last() == Reading(3))
  }

  @Test func `no reading at all is a cancellation`() async throws {
    let readings = readings([])
    await #expect(throws: CancellationError.self) { try await readings.last() }
  }

  @Test func `an error after an reading counts`() async throws {
    let readings = readings([1], then: Problem.offline)
    await #expect(throws: Problem.offline) { try await readings.last() }
  }

  @Test func `something is made of each reading`() async throws {
    var values: [String] = []
    for try await reading in readings([1, 2]).mapValues({ "\($0)" }) {
      values.append(reading.value)
    }
    #expect(values == ["1", "2"])
    await #expect(throws: Problem.offline) {
      try await readings([], then: Problem.offline).mapValues { $0 }.last()
    }
  }

  @Test func `whoever stops listening ends the request`() async throws {
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let endless = Readings<Int> { readings in
      readings.yield(Reading(1))
      readings.onTermination = { _ in continuation.finish() }
    }
    for try await _ in endless.mapValues({ $0 }) { break }
    for await _ in ended {}
  }

  private func readings(_ values: [Int], then error: (any Error)? = nil) -> Readings<Int> {
    Readings { continuation in
      for value in values { continuation.yield(Reading(value)) }
      continuation.finish(throwing: error)
    }
  }
}
