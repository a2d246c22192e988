import ChatModel
import Foundation
import SillarData
import Work
import WorkInfra

/// What was written in a chat and is not sent yet, and what has become of it in the outbox.
struct PendingReader: Sendable {
  let key: ChatKey
  let outbox: Outbox

  /// The state of each message, by its name; those that are not mentioned wait.
  func states(
    of rows: [PendingRows.Pending]
  ) async throws -> [MessageID: PendingMessage.State] {
    guard !rows.isEmpty else { return [:] }
    let entries = try await self.entries(of: rows)
    return entries.compactMapValues { entry in
      switch entry.state {
      case .waiting: nil
      case .parked(.refused(let reason)): .parked(Self.refusal(reason))
      case .parked(.conflict), .overruled: .parked(.other)
      case .unreadable: .unreadable
      }
    }
  }

  /// The entry of each message that has one.
  func entries(of rows: [PendingRows.Pending]) async throws -> [MessageID: OutboxEntry] {
    let entries = try await outbox.entries(of: key.person.rawValue)
      .filter { $0.subject == key.chat.subject && $0.kind == SendMessage.kind }
    var byNumber = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    var found: [MessageID: OutboxEntry] = [:]
    for row in rows {
      guard let number = row.entry else { continue }
      found[row.message.id] = byNumber.removeValue(forKey: number)
    }
    // Those whose number was not noted down are in the same order here and there.
    let others = byNumber.values.sorted { $0.id < $1.id }
    for (row, entry) in zip(rows.filter { $0.entry == nil }, others) {
      found[row.message.id] = entry
    }
    return found
  }

  /// What the outbox says about a refusal is for a log: it names the status that the service answered with.
  private static func refusal(_ reason: String) -> PendingMessage.Refusal {
    guard let status = reason.firstMatch(of: /status (\d{3})/)?.output.1 else { return .other }
    return switch status {
    case "404", "410": .gone
    case "401", "403": .notAllowed
    case "400", "413", "415", "422": .notAccepted
    default: .other
    }
  }
}
