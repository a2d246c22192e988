import Benchmark

// Each benchmark measures its pair in turns and records both as metrics of its own, in nanoseconds: interference then
// affects both sides. The plugin's own wall clock covers both, so it is left out.

extension BenchmarkMetric {
  static func nanoseconds(_ name: String) -> BenchmarkMetric { .custom(name) }
}

let benchmarks: @Sendable () -> Void = {
  let window = BenchmarkMetric.nanoseconds("window")
  let observed = BenchmarkMetric.nanoseconds("observed")
  let direct = BenchmarkMetric.nanoseconds("direct")
  Benchmark(
    "tap",
    configuration: .init(
      metrics: [window, observed, direct], warmupIterations: 5, maxDuration: .seconds(5),
      maxIterations: 500)
  ) { benchmark in
    let pair = try await TapPair.measure(times: 1_000)
    benchmark.measurement(window, pair.window)
    benchmark.measurement(observed, pair.observed)
    benchmark.measurement(direct, pair.direct)
  }

  let comparing = BenchmarkMetric.nanoseconds("comparing")
  let drawing = BenchmarkMetric.nanoseconds("drawing")
  Benchmark(
    "change",
    configuration: .init(
      metrics: [comparing, drawing], warmupIterations: 2, maxDuration: .seconds(5),
      maxIterations: 50)
  ) { benchmark in
    for (metric, drawsAll) in [(comparing, false), (drawing, true)] {
      for change in try await RowChange.measure(rows: 1_000, drawsAll: drawsAll, times: 20) {
        benchmark.measurement(metric, change)
      }
    }
  }
}
