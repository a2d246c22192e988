import CoreMetrics
import SillarHost
import Synchronization

/// Counts and measures what happens in the windows of an app (swift-metrics).
///
/// Dimensions are names of apps, of types of presenters and of kinds of events: a program has a fixed number of each.
final class WindowMetrics: WindowObserver {
  private struct Name: Hashable {
    let label: String
    let app: String
    var screen: String?
    var event: WindowObservation.EventKind?
    var reason: String?

    var dimensions: [(String, String)] {
      [("app", app)]
        + [("screen", screen), ("event", event?.rawValue), ("reason", reason)]
        .compactMap { name, value in value.map { (name, $0) } }
    }
  }

  private let counters = Mutex<[Name: Counter]>([:])
  private let timers = Mutex<[Name: Timer]>([:])

  /// Returns nil if nobody collects metrics.
  init?() {
    if MetricsSystem.factory is NOOPMetricsHandler { return nil }
  }

  func observe(_ observation: WindowObservation) {
    func name(
      _ label: String, _ event: WindowObservation.EventKind? = nil, reason: String? = nil
    ) -> Name {
      Name(
        label: label, app: observation.app, screen: reason == nil ? observation.presenter : nil,
        event: event, reason: reason)
    }
    switch observation.what {
    case .navigated: count(name("sillar_navigations_total"))
    case .handled(let event, let time):
      count(name("sillar_events_total", event))
      measure(name("sillar_handle_seconds", event), time)
    case .refused(_, let reason):
      count(name("sillar_events_refused_total", reason: "\(reason)"))
    case .shown(let event, let time): measure(name("sillar_tap_to_patch_seconds", event), time)
    case .rendered(_, let time): measure(name("sillar_render_seconds"), time)
    case .settled(let time): measure(name("sillar_settle_seconds"), time)
    case .failed: count(name("sillar_diagnostics_total"))
    case .taskEnded, .ended: break
    }
  }

  private func count(_ name: Name) {
    let counter = counters.withLock { counters in
      if let known = counters[name] { return known }
      let new = Counter(label: name.label, dimensions: name.dimensions)
      counters[name] = new
      return new
    }
    counter.increment()
  }

  private func measure(_ name: Name, _ time: Duration) {
    let timer = timers.withLock { timers in
      if let known = timers[name] { return known }
      let new = Timer(
        label: name.label, dimensions: name.dimensions, preferredDisplayUnit: .seconds)
      timers[name] = new
      return new
    }
    let (seconds, attoseconds) = time.components
    timer.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
