extension SessionKeeper {
  /// The sessions of a browser, by the cookies of a request.
  ///
  /// A browser that asks for several first pages at once sends no cookie with any of them, and gets a session for each. Each session keeps
  /// its windows; new windows belong to the first session. After a sign-in only the session that signed in counts.
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

    /// Keeps the sessions of the account that the site tells, all of them; none if it does not know.
    ///
    /// - Returns: The others, which are over.
    mutating func follow(_ answer: SiteAccount.Answer) -> [Session] {
      let all = sessions.sorted {
        ($0.record.created, $0.visitor) < ($1.record.created, $1.visitor)
      }
      guard case .account(let account) = answer else {
        (sessions, rest) = ([], .unreachable)
        return []
      }
      sessions = all.filter { $0.account == account }
      return all.filter { $0.account != account }
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
