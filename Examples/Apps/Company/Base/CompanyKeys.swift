public import Foundation
public import Sillar
public import SillarConfiguration
public import SillarData

/// The base URL of the company's services, such as `trivia/v1` and `market/v1`: `http://127.0.0.1:8080/api`.
public enum APIURL: ServiceAddressKey {
  public static let name = "api.url"
  public static let summary = "The backend's API, up to and with /api."
}

/// A provider of the API address and the folders.
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
  private let filesFolder: URL?

  public init(apiURL: URL? = nil, dataFolder: URL? = nil, filesFolder: URL? = nil) {
    self.apiURL = apiURL
    self.dataFolder = dataFolder
    self.filesFolder = filesFolder
  }

  public func provide(into configuration: inout ConfigurationBuilder) {
    if let apiURL { configuration.set(APIURL.self, to: apiURL) }
    if let dataFolder { configuration.set(DataFolder.self, to: dataFolder) }
    if let filesFolder { configuration.set(FilesFolder.self, to: filesFolder) }
  }
}

/// The folder for files that must not be lost, such as photos that are still to be sent: one that all processes of a program
/// reach. When nil, they are in the database that several processes share, or else in the data folder.
public enum FilesFolder: DefaultedConfigurationKey {
  public static let name = "files.dir"
  public static let summary =
    "The folder for unsent photos, which several processes may share; if not set, the database on a server or the data folder."
  public static let defaultValue: URL? = nil
  public static let kind: String? = DataFolder.kind
  public static func value(from text: String) -> URL?? {
    DataFolder.value(from: text).map { .some($0) }
  }
  public static func text(of value: URL?) -> String { value?.path ?? "" }
}

/// The time without user activity before a window is locked; nil to never lock it.
public enum SessionLimit: DefaultedConfigurationKey {
  public static let name = "session.expires-after"
  public static let summary = "How long nobody has to have done anything before a window is locked."
  public static let defaultValue: Duration? = nil
}

/// True to ask each visitor, once, if the screens that they use may be noted. Without it nobody is asked, and nothing is noted.
public enum AsksToTrack: DefaultedConfigurationKey {
  public static let name = "tracking.asks"
  public static let summary = "True to ask visitors if the screens that they use may be noted."
  public static let defaultValue = false
}

/// The destination of tracked events, which an app or a test chooses; nil for an ``EventFile`` in the data folder.
public enum TrackedEvents: DefaultedConfigurationKey {
  public static let name = "tracking.sink"
  public static let summary = "Where tracked events go."
  public static let defaultValue: (@Sendable ([TrackingEvent]) async throws -> Void)? = nil
}

/// The destination of the domain events that the app itself records, which an app or a test chooses; nil for the file
/// `domain-events.jsonl` in the data folder.
public enum DomainEventSink: DefaultedConfigurationKey {
  public static let name = "events.sink"
  public static let summary = "Where domain events go."
  public static let defaultValue: DomainEvents.Sink? = nil
}

extension Configuration {
  /// See ``DomainEventSink``.
  public var domainEvents: DomainEvents.Sink {
    let file = (try? require(DataFolder.self)).map {
      LineFile($0.appending(path: "domain-events.jsonl")).append as DomainEvents.Sink
    }
    return self[DomainEventSink.self] ?? file ?? { _, _ in }
  }
}
