import SillarHost

/// Something that has happened in a window, as its log shows it.
struct LoggedEvent: Equatable, Sendable, Identifiable {
  enum Kind: Equatable, Sendable {
    case navigated(from: String?)
    case handled(WindowObservation.EventKind)
    case refused(WindowObservation.EventKind, WindowEvent.Refusal)
    case drawn(changes: Int)
    /// A page, or a part of one, in which nothing was drawn anew.
    case sent
    case settled
    case taskEnded(String)
    case failed(String)
    case ended
  }

  let id: Int
  /// The time since the window was opened.
  let time: Duration
  let screen: String
  let kind: Kind
  var duration: Duration?
  /// The time from when the host had the event until the page was sent what had come of it.
  var shownAfter: Duration?
  /// The bytes of an event as it came, or of a drawing as it was sent.
  var bytes: Int?
}
