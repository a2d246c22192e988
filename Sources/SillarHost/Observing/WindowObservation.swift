public import SillarVocabulary

/// Something that has happened in a window. It has nothing that a person has typed or chosen.
///
/// ```swift
/// func line(_ observation: WindowObservation) -> String {
///   "\(observation.app) \(observation.window) \(observation.screen): \(observation.what)"
/// }
/// ```
public struct WindowObservation: Sendable, Equatable {
  /// The name of the app's flavor.
  public let app: String
  /// A short name of the window, by which its observations are told from those of others. It is no secret: no host finds a
  /// window by it.
  public let window: String
  /// The name of the screen in which it happened; for what concerns the window as a whole, that of the screen in front, empty
  /// before there is one.
  public let screen: String
  /// The name of the type of the screen's presenter. A program has a fixed number of them, unlike names of screens.
  public let presenter: String
  public let what: What

  /// What has happened. Durations are measured by the clock of the app.
  public enum What: Sendable, Equatable {
    /// The screen came to the front, in place of the one named; nil if it is the first of its window.
    case navigated(from: String?)
    /// The presenter has handled an event.
    case handled(EventKind, after: Duration)
    /// An event was not delivered.
    case refused(EventKind, WindowEvent.Refusal)
    /// A host has shown what had come of an event when it was sent. From when the host had the event, if the host says so: see
    /// ``Window/send(_:since:noting:rendering:)``.
    case shown(EventKind, after: Duration)
    /// Views were drawn, and compared with what was there before.
    case rendered(changes: Int, after: Duration)
    /// The first frame with nothing left to wait for, since an event or the opening of the window.
    case settled(after: Duration)
    /// A task of a presenter that had to wait has ended, also by its cancellation, such as `ChatPresenter.run()`.
    case taskEnded(String, after: Duration)
    /// A mistake of the app was found.
    case failed(Diagnostic)
    /// The window has ended, so long after it was made.
    case ended(after: Duration)
  }

  /// What a person has done to a node.
  ///
  /// ```swift
  /// let kinds = WindowObservation.EventKind.allCases.map(\.rawValue)
  /// ```
  public enum EventKind: String, Sendable, CaseIterable {
    /// A button, or another node that is tapped as a whole.
    case tap
    /// The return key in a field.
    case submit
    /// The text of a field.
    case text
    /// A switch, an option, a number of stars.
    case choice
    case files
    /// The end of a list was reached.
    case more
    /// The input of an element of an app's own.
    case custom
  }
}

extension WindowObservation.EventKind {
  /// - Parameter content: The content of the node; nil if there is no such node.
  init(_ event: WindowEvent, on content: NodeContent?) {
    self =
      switch (event.input, content) {
      case (.text, _): .text
      case (.flag, _), (.option, _), (.number, _): .choice
      case (.json, _): .custom
      case (.files, _): .files
      case (nil, .list): .more
      case (nil, .textField), (nil, .textArea): .submit
      case (nil, _): .tap
      }
  }
}
