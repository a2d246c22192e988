import CoreMetrics
import SillarHost
import SillarInspector
import Synchronization

/// Keeps the metrics of the process, for a Prometheus server that comes for them.
final class PrometheusMetrics: MetricsFactory {
  /// A metric by its name, with a series for each set of dimensions.
  private struct Family {
    let kind: MetricSeries.Kind
    var series: [String: MetricSeries] = [:]
  }

  private let families = Mutex<[String: Family]>([:])
  private let changes: WakeUp?

  /// - Parameter changes: Gets a signal for each change of a metric; nil for none.
  init(changes: WakeUp? = nil) { self.changes = changes }

  /// The metrics that are numbers, in the order of their names.
  var figures: [ProgramFigure] {
    let families = families.withLock { $0 }.sorted { $0.key < $1.key }
    return families.flatMap { name, family in
      family.series.sorted { $0.key < $1.key }.compactMap { labels, series in
        // The values stand between quotes.
        let parts = labels.split(separator: "\"", omittingEmptySubsequences: false)
        let values = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
        return series.value.flatMap { Int(exactly: $0.rounded()) }.map {
          ProgramFigure(name, dimension: values.joined(separator: ", "), value: $0)
        }
      }
    }
  }

  /// All metrics in the text format of Prometheus, version 0.0.4.
  var text: String {
    let families = families.withLock { $0 }
    var lines: [String] = []
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      lines.append("# TYPE \(name) \(family.kind.name)")
      for (_, series) in family.series.sorted(by: { $0.key < $1.key }) {
        lines += series.lines(of: name)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The series of a metric; a name keeps the kind that it had first.
  private func series(
    _ label: String, _ dimensions: [(String, String)], _ kind: MetricSeries.Kind
  ) -> MetricSeries {
    let name = String(label.map { Self.isInName($0) ? $0 : "_" })
    let labels = dimensions.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
    return families.withLock { families in
      let kind = families[name]?.kind ?? kind
      if let known = families[name]?.series[labels] { return known }
      let new = MetricSeries(kind, labels: labels, changes: changes)
      families[name, default: Family(kind: kind)].series[labels] = new
      return new
    }
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || "_:".contains(character)
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter)
  }
  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge)
  }
  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    series(label, dimensions, aggregate ? .histogram(below: MetricSeries.amounts) : .gauge)
  }
  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram(below: MetricSeries.seconds))
  }
  // A series stays: what was counted goes on when it is made again.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
}
