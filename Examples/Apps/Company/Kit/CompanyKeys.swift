public import Foundation
public import Sillar

/// What `market/v1`, `payments/v1`, `wallet/v1` and `quotes/v1` lie below, such as `http://127.0.0.1:8080/api`.
public enum APIURL: ConfigurationKey {
  public static let name = "api.url"
  public static let summary = "What market/v1, payments/v1, wallet/v1 and quotes/v1 lie below."
  public typealias Value = URL
}

/// The folder where an app keeps what it saves.
public enum DataFolder: ConfigurationKey {
  public static let name = "data.dir"
  public static let summary = "The folder for what the app keeps."
  public typealias Value = URL
  // A path, where others would read an address.
  public static let kind: String? = "the path of a folder"
  public static func value(from text: String) -> URL? {
    text.isEmpty ? nil : URL(filePath: text, directoryHint: .isDirectory)
  }
  public static func text(of value: URL) -> String { value.path }
}

/// Says where things are.
///
/// ```swift
/// func places(_ api: URL, _ folder: URL) -> any ConfigurationProvider {
///   Places(apiURL: api, dataFolder: folder)
/// }
/// ```
public struct Places: ConfigurationProvider {
  public let name = "places"
  private let apiURL: URL?
  private let dataFolder: URL?

  public init(apiURL: URL? = nil, dataFolder: URL? = nil) {
    self.apiURL = apiURL
    self.dataFolder = dataFolder
  }

  public func provide(into configuration: inout ConfigurationBuilder) {
    if let apiURL { configuration.set(APIURL.self, to: apiURL) }
    if let dataFolder { configuration.set(DataFolder.self, to: dataFolder) }
  }
}
