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

/// The time without user activity before a window is locked; nil to never lock it.
public enum SessionLimit: DefaultedConfigurationKey {
  public static let name = "session.expires-after"
  public static let summary = "How long nobody has to have done anything before a window is locked."
  public static let defaultValue: Duration? = nil
}

/// The destination of tracked events, which an app or a test chooses; nil for an ``EventFile`` in the data folder.
public enum TrackedEvents: DefaultedConfigurationKey {
  public static let name = "tracking.sink"
  public static let summary = "Where tracked events go."
  public static let defaultValue: (@Sendable ([TrackingEvent]) async throws -> Void)? = nil
}
