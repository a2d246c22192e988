import CoreMetrics
import SillarSQL

/// The limit of all stored sessions.
extension Sessions {
  /// Counts the stored sessions for the metrics, and drops those of strangers that are too many.
  func sweep() async {
    guard let count = try? await base.database?.read({ try SessionTable.count($0) }) else { return }
    Gauge(label: "sillar_kept_sessions").record(count)
    let excess = count - base.limits.sessions
    guard excess > 0 else { return }
    let dropped = try? await base.database?.write { try SessionTable.dropStrangers(excess, $0) }
    base.drops.note(.sessionsInAll, dropped ?? 0)
  }
}
