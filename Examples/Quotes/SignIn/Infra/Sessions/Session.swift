import Foundation
import Work

/// Somebody is signed in, for one visitor.
struct Session: Hashable, Sendable {
  let person: Person
  /// As the service calls it.
  let role: String
  let token: String
  let expires: Date
}
