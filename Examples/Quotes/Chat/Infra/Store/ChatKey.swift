import ChatModel
import GRDB
import Work

/// Whose copy of which chat.
struct ChatKey: Hashable, Sendable {
  /// Finds the rows of a key among those of a table.
  static let condition = "person = :person AND request = :request AND professional = :professional"

  let person: PersonID
  let chat: ChatID

  /// The values of ``condition``, and others beside them.
  func arguments(_ others: [String: (any DatabaseValueConvertible)?] = [:]) -> StatementArguments {
    let own: [String: (any DatabaseValueConvertible)?] = [
      "person": person.rawValue, "request": chat.request.rawValue,
      "professional": chat.professional.rawValue,
    ]
    return StatementArguments(own.merging(others) { $1 })
  }
}
