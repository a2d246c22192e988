import CoreMetrics
import SillarHost
import Synchronization

/// A metric with one set of dimensions: a number, or a histogram.
final class MetricSeries: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
  enum Kind {
    case counter, gauge
    /// The upper bounds of the buckets, in ascending order.
    case histogram(below: [Double])

    var name: String {
      switch self {
      case .counter: "counter"
      case .gauge: "gauge"
      case .histogram: "histogram"
      }
    }
  }

  /// The bounds of a histogram of times.
  static let seconds = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
    10,
  ]
  /// The bounds of a histogram of anything else, such as bytes.
  static let amounts = [64.0, 256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576]

  private struct State {
    /// The number, or the sum of a histogram.
    var value = 0.0
    /// The values in each bucket, those above all bounds last.
    var buckets: [Int]
  }

  private let labels: String
  private let bounds: [Double]?
  private let state: Mutex<State>
  private let changes: WakeUp?

  /// - Parameters:
  ///   - labels: The dimensions as the format has them, such as `app="Shop"`.
  ///   - changes: Gets a signal for each change; nil for none.
  init(_ kind: Kind, labels: String, changes: WakeUp?) {
    self.labels = labels
    self.changes = changes
    bounds = if case .histogram(let bounds) = kind { bounds } else { nil }
    state = Mutex(State(buckets: bounds.map { Array(repeating: 0, count: $0.count + 1) } ?? []))
  }

  func lines(of name: String) -> [String] {
    let state = state.withLock { $0 }
    let suffix = labels.isEmpty ? "" : "{\(labels)}"
    guard let bounds else { return ["\(name)\(suffix) \(Self.text(state.value))"] }
    var count = 0
    let buckets = zip(bounds.map(Self.text) + ["+Inf"], state.buckets).map { bound, values in
      count += values
      let before = labels.isEmpty ? "" : labels + ","
      return "\(name)_bucket{\(before)le=\"\(bound)\"} \(count)"
    }
    return buckets + [
      "\(name)_sum\(suffix) \(Self.text(state.value))", "\(name)_count\(suffix) \(count)",
    ]
  }

  private static func text(_ value: Double) -> String {
    Int64(exactly: value).map(String.init) ?? "\(value)"
  }

  /// The number; nil for a histogram.
  var value: Double? { bounds == nil ? state.withLock { $0.value } : nil }

  private func change(by amount: Double) {
    state.withLock { $0.value += amount }
    changes?.signal()
  }

  private func take(_ value: Double) {
    defer { changes?.signal() }
    guard let bounds else { return state.withLock { $0.value = value } }
    let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.value += value
      state.buckets[bucket] += 1
    }
  }

  func increment(by amount: Int64) { change(by: Double(amount)) }
  func increment(by amount: Double) { change(by: amount) }
  func decrement(by amount: Double) { change(by: -amount) }
  func reset() { state.withLock { $0.value = 0 } }
  func set(_ value: Int64) { take(Double(value)) }
  func set(_ value: Double) { take(value) }
  func record(_ value: Int64) { take(Double(value)) }
  func record(_ value: Double) { take(value) }
  func recordNanoseconds(_ duration: Int64) { take(Double(duration) / 1e9) }
}
