import CoreMetrics
import Synchronization

/// Records the metrics of this process, by label and app, or reason.
final class TestMetrics: MetricsFactory, Sendable {
  /// The process has one factory, so all tests share this one.
  static let shared: TestMetrics = {
    let metrics = TestMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }()

  private let values = Mutex<[String: Double]>([:])

  subscript(_ label: String, _ dimension: String) -> Double {
    values.withLock { $0["\(label) \(dimension)"] ?? 0 }
  }

  private func change(_ key: String, _ change: (inout Double) -> Void) {
    values.withLock { change(&$0[key, default: 0]) }
  }

  private final class Meter: CounterHandler, RecorderHandler, TimerHandler, MeterHandler, Sendable {
    let key: String
    let metrics: TestMetrics

    init(_ label: String, _ dimensions: [(String, String)], _ metrics: TestMetrics) {
      key = "\(label) \(dimensions.first { ["app", "reason"].contains($0.0) }?.1 ?? "")"
      self.metrics = metrics
    }

    func increment(by amount: Int64) { metrics.change(key) { $0 += Double(amount) } }
    func increment(by amount: Double) { metrics.change(key) { $0 += amount } }
    func decrement(by amount: Double) { metrics.change(key) { $0 -= amount } }
    func reset() { metrics.change(key) { $0 = 0 } }
    func record(_ value: Int64) { metrics.change(key) { $0 = Double(value) } }
    func record(_ value: Double) { metrics.change(key) { $0 = value } }
    func recordNanoseconds(_ duration: Int64) { record(duration) }
    func set(_ value: Int64) { record(value) }
    func set(_ value: Double) { record(value) }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    Meter(label, dimensions, self)
  }
  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler { Meter(label, dimensions, self) }
  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    Meter(label, dimensions, self)
  }
  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    Meter(label, dimensions, self)
  }
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
}
