import Foundation
import Work

/// Somebody is signed in, for one visitor.
struct Session: Hashable, Sendable {
  let person: Person
  let token: String
  let expires: Date
}
