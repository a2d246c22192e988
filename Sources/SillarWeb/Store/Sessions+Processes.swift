import Foundation
import SillarHost
import SillarSQL
import Synchronization

/// What other processes have done to sessions that are in use here.
extension Sessions {
  private struct Stored: Sendable {
    let secret: String
    let account: String?
    let locks: [String: VisitorLock.Saved]
  }

  /// Ends what has ended elsewhere, with its windows, and takes locks over.
  ///
  /// - Parameter visitor: Nil for all sessions in use.
  func follow(_ visitor: String?) async {
    let known = state.withLock { $0.used }
      .filter { $0.isStored && (visitor == nil || $0.visitor == visitor) }
    guard !known.isEmpty, var stored = await read(known) else { return }
    // One that was to be stored a moment ago is stored when this has been read.
    let missing = known.filter { stored[$0.visitor] == nil }
    if !missing.isEmpty {
      guard let again = await read(missing) else { return }
      stored.merge(again) { $1 }
    }
    for session in known {
      let secret = session.record.secret
      if let found = stored[session.visitor] {
        session.take(found.locks)
        guard found.secret != secret, session.has(secret) else { continue }
        // The browser has, or is about to have, the new one.
        forget(session, secret, renewed: (base.now(), isSignedOut: found.account == nil))
      } else {
        guard session.isStored, session.has(secret) else { continue }
        forget(session, secret, renewed: nil)
      }
      await tell(Ending(visitors: [session.visitor]))
    }
  }

  /// The sessions that are stored, by visitor; nil when the database cannot be read. Reads after what this process has written.
  private func read(_ sessions: [Session]) async -> [String: Stored]? {
    var found: [String: Stored] = [:]
    // In batches, so that what people do is stored in between.
    for start in stride(from: 0, to: sessions.count, by: Self.batch) {
      let visitors = sessions[start...].prefix(Self.batch).map(\.visitor)
      let read = try? await base.database?.write { database in
        let locks = try SessionTable.locks(where: "\("visitor", in: visitors)", database)
        return try SessionTable.entries(of: visitors, database).map { entry in
          let locks = locks[entry.visitor] ?? [:]
          return (entry.visitor, Stored(secret: entry.secret, account: entry.account, locks: locks))
        }
      }
      guard let read else { return nil }
      found.merge(read) { first, _ in first }
    }
    return found
  }

  private func forget(
    _ session: Session, _ secret: String, renewed: (at: Date, isSignedOut: Bool)?
  ) {
    state.withLock { state in
      state.live[secret] = nil
      state.strangers[secret] = nil
      state.renewed[secret] = renewed
      if renewed == nil { state.ended[session.visitor] = base.now() }
    }
    session.end()
  }
}
