public import Foundation
public import Sillar

/// The folder where an app keeps what it saves, as the key `data.dir`.
///
/// ```swift
/// func store(_ configuration: Configuration) throws -> URL {
///   try configuration.require(DataFolder.self).appending(path: "counter.sqlite")
/// }
/// ```
public enum DataFolder: ConfigurationKey {
  public static let name = "data.dir"
  public static let summary = "The folder for what the app keeps, made if need be."
  public typealias Value = URL
  public static let kind: String? = "the path of a folder"
  public static func value(from text: String) -> URL? {
    // An option without a value is "true". A folder of this name is ./true.
    text.isEmpty || text == "true" ? nil : URL(filePath: text, directoryHint: .isDirectory)
  }
  public static func text(of value: URL) -> String { value.path }
}
