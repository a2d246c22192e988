extension Page {
  /// The name of the app that the page's manifest describes, and what keeps the browser from installing it.
  public func installation() async throws -> (name: String?, problems: [String]) {
    let manifest = try await call("Page.getAppManifest")
    let errors = try await call("Page.getInstallabilityErrors")
    return (
      manifest["manifest"]["name"].string,
      manifest["errors"].array.compactMap { $0["message"].string }
        + errors["installabilityErrors"].array.compactMap { $0["errorId"].string }
    )
  }

  /// Sets the room at the edges of the display that a page must leave free (`env(safe-area-inset-top)` and others), in points.
  public func setSafeArea(
    top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0
  ) async throws {
    try await call(
      "Emulation.setSafeAreaInsetsOverride",
      [
        "insets": [
          "top": .number(top), "right": .number(right), "bottom": .number(bottom),
          "left": .number(left),
        ]
      ])
  }
}
