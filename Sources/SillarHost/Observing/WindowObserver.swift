/// Is told what happens in the windows of a host, and how long it took: for metrics, a log, a test.
///
/// ```swift
/// struct SlowTaps: WindowObserver {
///   func observe(_ observation: WindowObservation) {
///     guard case .handled(let event, let time) = observation.what, time > .seconds(1) else { return }
///     print("\(observation.screen): a \(event) took \(time)")
///   }
/// }
/// ```
///
/// Give one to a window, a web host or a test host. A window without one reads no clock and makes no observations.
public protocol WindowObserver: Sendable {
  /// Called in the step of the window in which it happens, or right after it. Return at once: the window, and the person in
  /// front of it, wait.
  func observe(_ observation: WindowObservation)
}
