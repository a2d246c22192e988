public import Foundation
public import Sillar
public import SillarConfiguration

/// The address of Trivia's API, such as `http://127.0.0.1:8080/api`.
public enum TriviaAPIURL: ServiceAddressKey {
  public static let name = "api.url"
  public static let summary = "The backend's API, up to and with /api."
}

/// A provider of the API address and the folder for attempts, scores and pictures.
///
/// ```swift
/// func places(_ api: URL, _ folder: URL) -> any ConfigurationProvider {
///   TriviaPlaces(apiURL: api, dataFolder: folder)
/// }
/// ```
public struct TriviaPlaces: ConfigurationProvider {
  public let name = "places"
  private let apiURL: URL?
  private let dataFolder: URL?

  public init(apiURL: URL?, dataFolder: URL? = nil) {
    self.apiURL = apiURL
    self.dataFolder = dataFolder
  }

  public func provide(into configuration: inout ConfigurationBuilder) {
    if let apiURL { configuration.set(TriviaAPIURL.self, to: apiURL) }
    if let dataFolder { configuration.set(DataFolder.self, to: dataFolder) }
  }
}
