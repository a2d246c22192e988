import Synchronization

extension Page {
  /// What the page is told about the system it runs on.
  struct Emulation: Sendable {
    var colorScheme = ColorScheme.light
    var reducesMotion = false
  }

  /// Changes the size of the page's screen, as turning a phone or dragging a window does.
  public func setViewport(_ viewport: Viewport) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(viewport.scale), "mobile": .bool(viewport.isMobile),
      ])
    try await call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(viewport.isMobile)])
  }

  /// Sets what the page sees as `prefers-color-scheme`. Pages begin light.
  public func setColorScheme(_ scheme: ColorScheme) async throws {
    emulation.withLock { $0.colorScheme = scheme }
    try await applyEmulation()
  }

  /// Sets what the page sees as `prefers-reduced-motion`. Pages begin without.
  public func setReducedMotion(_ isReduced: Bool) async throws {
    emulation.withLock { $0.reducesMotion = isReduced }
    try await applyEmulation()
  }

  func applyEmulation() async throws {
    let emulation = emulation.withLock { $0 }
    try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(emulation.colorScheme.rawValue)],
          [
            "name": "prefers-reduced-motion",
            "value": emulation.reducesMotion ? "reduce" : "no-preference",
          ],
        ]
      ])
  }

  /// Takes the page off the network or puts it back, as the browser's developer tools do.
  ///
  /// Requests and new WebSockets fail, and the page sees `navigator.onLine` and its events. A
  /// WebSocket that is open stays open: with Chromium 156 what either side sends through it waits
  /// until the page is back; older versions let it pass. To cut that as well, and whatever the
  /// version, open the page through a ``Cable``.
  public func setOffline(_ isOffline: Bool) async throws {
    try await setNetwork(isOffline: isOffline, bytesUpPerSecond: -1)
  }

  /// Makes what the page sends over HTTP take its time, so that a test can see it on its way. WebSockets are as fast
  /// as ever.
  ///
  /// - Parameter bytesPerSecond: As fast as it goes when nil.
  public func setUploadSpeed(_ bytesPerSecond: Int?) async throws {
    try await setNetwork(isOffline: false, bytesUpPerSecond: bytesPerSecond ?? -1)
  }

  private func setNetwork(isOffline: Bool, bytesUpPerSecond: Int) async throws {
    try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": 0, "downloadThroughput": -1,
        "uploadThroughput": .number(Double(bytesUpPerSecond)),
      ])
  }
}
