extension SessionKeeper {
  /// What the cookies of a request say of its browser.
  ///
  /// A browser that asks for several first pages at once has a cookie with none of the requests, and a session for each. All of them go
  /// on with the windows that they have; new windows belong to one of them. Once somebody has signed in, that session alone counts.
  struct Presented {
    /// The sessions that go on, the one of new windows first.
    private(set) var sessions: [Session] = []
    /// The sessions in whose place somebody has signed in.
    private(set) var superseded: [Session] = []
    /// The `Set-Cookie` headers that replace cookies of the previous key, and remove those that are worth nothing.
    var cookies: [String] = []
    private var rest = Sessions.Found.unknown

    /// True if the server of the store cannot be reached, and may have more of them.
    var isUncertain: Bool { rest == .unreachable }
    /// The state of the session of new windows.
    var found: Sessions.Found { sessions.first.map { .session($0) } ?? rest }

    mutating func add(_ next: Sessions.Found) {
      if case .session(let session) = next {
        if !sessions.contains(session) { sessions.append(session) }
      } else if next != .unknown {
        rest = next
      }
    }

    /// Chooses the session of new windows: of those that are signed in the last, of strangers the first.
    mutating func decide() {
      guard sessions.count > 1 || rest == .renewed(isSignedOut: false) else { return }
      let all = sessions.sorted {
        ($0.record.created, $0.visitor) < ($1.record.created, $1.visitor)
      }
      if let last = all.last(where: { $0.account != nil }) {
        sessions = [last]
        superseded = all.filter { $0 != last }
      } else {
        // The browser is about to get the secret of somebody who has signed in.
        sessions = rest == .renewed(isSignedOut: false) ? [] : all
      }
    }
  }
}
