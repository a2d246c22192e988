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

  /// Sets what the page sees as `prefers-reduced-motion`. Its color scheme is light.
  public func setReducedMotion(_ isReduced: Bool) async throws {
    try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(ColorScheme.light.rawValue)],
          [
            "name": "prefers-reduced-motion",
            "value": .string(isReduced ? "reduce" : "no-preference"),
          ],
        ]
      ])
  }

  /// Sets the size of text that the user has chosen in the browser, in CSS pixels. Pages begin with 16.
  public func setTextSize(_ pixels: Int) async throws {
    try await call(
      "Page.setFontSizes", ["fontSizes": ["standard": .number(Double(pixels)), "fixed": 13]])
  }

  /// Sets the languages of the page's user, such as `es-ES,es`, for requests and scripts. Without this call, they are
  /// the browser's own.
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

  /// Limits the speed of the page's HTTP requests, so that a test can observe an upload. WebSockets keep their speed.
  ///
  /// - Parameter bytesPerSecond: Nil for no limit.
  public func setUploadSpeed(_ bytesPerSecond: Int?) async throws {
    try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": false, "latency": 0, "downloadThroughput": -1,
        "uploadThroughput": .number(Double(bytesPerSecond ?? -1)),
      ])
  }
}
