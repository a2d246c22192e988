import Foundation

/// A window of the program, as the list shows it.
struct InspectedWindow: Equatable, Sendable, Identifiable {
  let id: String
  let app: String
  /// The name of the screen in front.
  var screen = ""
  let opened: Date
  var isConnected = false
  var isKept = false
  var hasEnded = false
  /// The bytes that came from its pages and went to them.
  var received = 0
  var sent = 0
}
