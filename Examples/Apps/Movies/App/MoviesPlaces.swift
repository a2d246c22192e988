public import Foundation
public import MoviesInfra
public import Sillar
public import SillarConfiguration

/// The base URL of `3/movie/popular`, such as `https://api.themoviedb.org`.
public enum MoviesAPIURL: ServiceAddressKey {
  public static let name = "api.url"
  public static let summary = "What 3/movie/popular lies below, such as https://api.themoviedb.org."
}

/// The base URL of `t/p`, such as `https://image.tmdb.org`; nil means that of the API.
public enum MoviesImagesURL: DefaultedConfigurationKey {
  public static let name = "images.url"
  public static let summary = "What t/p lies below, such as https://image.tmdb.org; else the API."
  public static let defaultValue: URL? = nil
  public static let kind = MoviesAPIURL.kind
  public static func value(from text: String) -> URL?? { MoviesAPIURL.value(from: text) }
}

/// The address of YouTube's stills of its videos.
public enum MoviesStillsURL: DefaultedConfigurationKey {
  public static let name = "stills.url"
  public static let summary = "Where YouTube has stills of its videos."
  public static let defaultValue = URL(string: "https://img.youtube.com")
}

/// The API key of this app at the service.
public enum MoviesServiceKey: DefaultedConfigurationKey {
  public static let name = "tmdb.key"
  public static let summary = "A key of TMDB, sent with each request. TMDB_API_KEY sets it, too."
  public static let isSecret = true
  public static let defaultValue: ServiceKey? = nil
  public static let kind: String? = "a key of TMDB's API"
  public static func value(from text: String) -> ServiceKey?? { ServiceKey(text) }
}

/// A provider of the service's addresses and the folder for saved films.
///
/// ```swift
/// func places(_ api: URL, _ folder: URL) -> any ConfigurationProvider {
///   MoviesPlaces(apiURL: api, dataFolder: folder)
/// }
/// ```
public struct MoviesPlaces: ConfigurationProvider {
  public let name = "places"
  private let apiURL: URL?
  private let imagesURL: URL?
  private let dataFolder: URL?
  private let key: ServiceKey?

  public init(
    apiURL: URL?, imagesURL: URL? = nil, dataFolder: URL? = nil, key: ServiceKey? = nil
  ) {
    self.apiURL = apiURL
    self.imagesURL = imagesURL
    self.dataFolder = dataFolder
    self.key = key
  }

  public func provide(into configuration: inout ConfigurationBuilder) {
    if let apiURL { configuration.set(MoviesAPIURL.self, to: apiURL) }
    if let imagesURL { configuration.set(MoviesImagesURL.self, to: imagesURL) }
    if let dataFolder { configuration.set(DataFolder.self, to: dataFolder) }
    if let key { configuration.set(MoviesServiceKey.self, to: key) }
  }
}
