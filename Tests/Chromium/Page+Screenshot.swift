public import Foundation

extension Page {
  /// A picture of the page as PNG.
  ///
  /// - Parameter isWhole: true for the whole page, not only the part in view.
  public func screenshot(whole isWhole: Bool = false) async throws -> Data {
    var parameters: [String: JSON] = ["format": "png"]
    if isWhole {
      let size = try await call("Page.getLayoutMetrics")["cssContentSize"]
      parameters["captureBeyondViewport"] = true
      parameters["clip"] = [
        "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1,
      ]
    }
    let answer = try await call("Page.captureScreenshot", parameters)
    guard let data = answer["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.refused(
        command: "Page.captureScreenshot", reason: "it answered no picture")
    }
    return data
  }

  /// Writes a picture of the page to a PNG file, and creates its folder if necessary.
  public func screenshot(to file: URL, whole isWhole: Bool = false) async throws {
    let data = try await screenshot(whole: isWhole)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
