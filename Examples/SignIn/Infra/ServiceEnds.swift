import Foundation
import SillarData

/// Hears from the service which sessions have ended there, over one connection for all, so that their visitors are signed out
/// here at once, with and without a window.
struct ServiceEnds: Sendable {
  private struct EndedDTO: Decodable {
    let session: String
  }

  /// The sessions that the service is asked about at once.
  private static let batch = 200

  let sessions: SignInSessions
  let api: SessionsAPI
  let events: EventSource
  let report: @Sendable (String) -> Void

  /// Listens until the task is cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      for await event in events.events() {
        switch event {
        case .began:
          // Those that have ended while nobody listened. Meanwhile the next event is heard.
          group.addTask { await ask() }
        case .message(let message) where message.name == "ended":
          let data = Data(message.data.utf8)
          if let ended = try? JSONDecoder.api.decode(EndedDTO.self, from: data) {
            sessions.serviceHasEnded([ended.session])
          }
        case .message(let message):
          report("an event \"\(message.name)\" of the service is not understood")
        }
      }
    }
  }

  private func ask() async {
    var left = sessions.fingerprints[...]
    while !left.isEmpty, !Task.isCancelled {
      do {
        sessions.serviceHasEnded(try await api.over(among: Array(left.prefix(Self.batch))))
        left = left.dropFirst(Self.batch)
      } catch {
        // Where the service is away, the next connection asks again.
        return report("the service could not be asked which sessions have ended: \(error)")
      }
    }
  }
}
