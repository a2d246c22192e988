import SillarHost

/// Several observers as one.
struct WindowObservers: WindowObserver {
  private let all: [any WindowObserver]

  /// Nil for none, so that a window without observers makes no observations.
  init?(_ observers: [(any WindowObserver)?]) {
    all = observers.compactMap(\.self)
    if all.isEmpty { return nil }
  }

  func observe(_ observation: WindowObservation) {
    for observer in all { observer.observe(observation) }
  }
}
