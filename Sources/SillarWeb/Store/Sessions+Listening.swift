import Synchronization

/// Who hears of the ends of sessions.
extension Sessions {
  /// Calls a function when sessions have ended.
  func onEnd(_ listener: @escaping @Sendable (Ending) async -> Void) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// - Parameter door: Signs a visitor out in an open window; false if there is none.
  func onSignOut(_ door: @escaping @Sendable (_ visitor: String) async -> Bool) {
    state.withLock { $0.doors.append(door) }
  }

  func tell(_ ending: Ending) async {
    for listener in state.withLock({ $0.listeners }) { await listener(ending) }
  }
}
