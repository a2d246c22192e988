/// An observer that may also look into the windows that it is told of: a tool of developers.
///
/// ```swift
/// struct Printer: WindowInspector {
///   func observe(_ observation: WindowObservation) {}
///   func note(_ hosted: HostedWindow) {
///     print("\(hosted.window.observedName ?? "") \(hosted.isConnected)")
///   }
/// }
/// ```
///
/// Give one to a window, and to a web host with its settings. A window with an inspector remembers what is typed into its
/// concealed fields, so that ``Window/inspect()`` leaves it out of all else: give none to the windows of other people.
public protocol WindowInspector: WindowObserver {
  /// Called when a host has opened a window, and when something has changed that the host alone knows. Return at once, and
  /// hold the window weakly: it ends when its host ends it.
  func note(_ hosted: HostedWindow)
}

/// What a host knows of one of its windows.
///
/// ```swift
/// func note(_ window: Window, to inspector: any WindowInspector) {
///   inspector.note(HostedWindow(window, isConnected: true, sent: 2_048))
/// }
/// ```
public struct HostedWindow: Sendable {
  public let window: Window
  /// True while a person's device is there to show the window.
  public let isConnected: Bool
  /// True if the window is saved, and comes back after its process.
  public let isKept: Bool
  /// The bytes of what the device has sent, as the host has read it.
  public let received: Int
  /// The bytes of what the device was sent.
  public let sent: Int

  public init(
    _ window: Window, isConnected: Bool, isKept: Bool = false, received: Int = 0, sent: Int = 0
  ) {
    self.window = window
    self.isConnected = isConnected
    self.isKept = isKept
    self.received = received
    self.sent = sent
  }
}
