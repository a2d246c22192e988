import CoreMetrics

/// The metrics of a host (swift-metrics).
struct Meters: Sendable {
  let windows: Gauge
  let opened: Counter
  let windowsRefused: Counter
  let socketsRefused: Counter
  let events: Counter
  let refused: Counter
  let patchBytes: Recorder

  init(app: String) {
    let dimensions = [("app", app)]
    windows = Gauge(label: "sillar_windows", dimensions: dimensions)
    opened = Counter(label: "sillar_windows_opened_total", dimensions: dimensions)
    windowsRefused = Counter(label: "sillar_windows_refused_total", dimensions: dimensions)
    socketsRefused = Counter(label: "sillar_sockets_refused_total", dimensions: dimensions)
    events = Counter(label: "sillar_events_total", dimensions: dimensions)
    refused = Counter(label: "sillar_events_refused_total", dimensions: dimensions)
    patchBytes = Recorder(label: "sillar_patch_bytes", dimensions: dimensions, aggregate: true)
  }
}
