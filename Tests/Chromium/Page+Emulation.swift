extension Page {
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
    try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(scheme.rawValue)]
        ]
      ])
  }

  /// Sets the languages that the page's person reads, such as `es-ES,es`: for what it asks of servers and for its
  /// scripts. The browser's own without it.
  public func setLanguages(_ languages: String) async throws {
    let agent = try await evaluate("navigator.userAgent")
    try await call(
      "Emulation.setUserAgentOverride",
      ["userAgent": agent, "acceptLanguage": .string(languages)])
  }

  /// Sets the time zone of the page's scripts, as a name of the IANA database.
  public func setTimeZone(_ name: String) async throws {
    try await call("Emulation.setTimezoneOverride", ["timezoneId": .string(name)])
  }

  /// Makes what the page sends over HTTP take its time, so that a test can see it on its way. WebSockets are as fast
  /// as ever.
  ///
  /// - Parameter bytesPerSecond: As fast as it goes when nil.
  public func setUploadSpeed(_ bytesPerSecond: Int?) async throws {
    try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": false, "latency": 0, "downloadThroughput": -1,
        "uploadThroughput": .number(Double(bytesPerSecond ?? -1)),
      ])
  }
}
