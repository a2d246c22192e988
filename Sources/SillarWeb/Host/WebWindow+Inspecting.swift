import SillarHost

extension WebWindow {
  /// Tells the inspector, if the host has one, what it alone knows of the window.
  ///
  /// - Parameters:
  ///   - received: The bytes that have just come from the page.
  ///   - sent: The bytes that it has just been sent.
  func tellInspector(in host: WebHost, received: Int = 0, sent: Int = 0) {
    guard let inspector = host.settings.inspector else { return }
    traffic.received += received
    traffic.sent += sent
    inspector.note(
      HostedWindow(
        window, isConnected: channel != nil, isKept: host.isKept(self),
        received: traffic.received, sent: traffic.sent))
  }
}
