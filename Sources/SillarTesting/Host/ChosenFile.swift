public import Foundation

/// A file that a test chooses for a field.
///
/// ```swift
/// let photo = ChosenFile("beach.jpg", Data([0xFF, 0xD8]), type: "image/jpeg")
/// ```
public struct ChosenFile: Sendable {
  public let name: String
  public let contents: Data
  public let type: String

  /// - Parameter type: The media type that a browser would report.
  public init(
    _ name: String, _ contents: Data = Data(), type: String = "application/octet-stream"
  ) {
    self.name = name
    self.contents = contents
    self.type = type
  }
}
