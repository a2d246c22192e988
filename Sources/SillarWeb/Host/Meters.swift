import CoreMetrics

/// The metrics of a host (swift-metrics). What happens in its windows is counted by ``WindowMetrics``.
struct Meters {
  /// Why a host itself refuses what somebody sends. The windows have reasons of their own.
  enum Refusal: String {
    /// It is more than a window or a client may send.
    case tooFast
    /// It does not come from a page of this host, or does not follow from one.
    case foreign
  }

  let windows: Gauge
  let opened, windowsRefused, socketsRefused: Counter
  /// The windows that wait for their client's turn to be opened.
  let openingsWaiting: Meter
  let patchBytes: Recorder
  private let tooFast, foreign: Counter

  /// - Parameter app: The name of the app, which is a dimension of each metric.
  init(app: String) {
    let dimensions = [("app", app)]
    windows = Gauge(label: "sillar_windows", dimensions: dimensions)
    opened = Counter(label: "sillar_windows_opened_total", dimensions: dimensions)
    windowsRefused = Counter(label: "sillar_windows_refused_total", dimensions: dimensions)
    socketsRefused = Counter(label: "sillar_sockets_refused_total", dimensions: dimensions)
    openingsWaiting = Meter(label: "sillar_openings_waiting", dimensions: dimensions)
    tooFast = Self.refusals(app, Refusal.tooFast.rawValue)
    foreign = Self.refusals(app, Refusal.foreign.rawValue)
    patchBytes = Recorder(label: "sillar_patch_bytes", dimensions: dimensions, aggregate: true)
  }

  func refuse(_ reason: Refusal) {
    switch reason {
    case .tooFast: tooFast.increment()
    case .foreign: foreign.increment()
    }
  }

  private static func refusals(_ app: String, _ reason: String) -> Counter {
    Counter(
      label: "sillar_events_refused_total", dimensions: [("app", app), ("reason", reason)])
  }
}
