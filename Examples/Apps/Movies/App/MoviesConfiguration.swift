public import Foundation
public import MoviesInfra
public import Sillar

/// What `3/movie/popular` lies below, such as `https://api.themoviedb.org`.
public enum MoviesAPIURL: ConfigurationKey {
  public static let name = "movies.api-url"
  public typealias Value = URL
}

/// What `t/p` lies below, such as `https://image.tmdb.org`.
public enum MoviesImagesURL: ConfigurationKey {
  public static let name = "movies.images-url"
  public typealias Value = URL
}

/// Where YouTube has stills of its videos.
public enum MoviesStillsURL: DefaultedConfigurationKey {
  public static let name = "movies.stills-url"
  public static let defaultValue = URL(string: "https://img.youtube.com")
}

/// The folder where Movies keeps what was seen.
public enum MoviesDataDirectory: ConfigurationKey {
  public static let name = "movies.data-directory"
  public typealias Value = URL
}

/// The key that the service wants, if it wants one.
public enum MoviesServiceKey: DefaultedConfigurationKey {
  public static let name = "movies.service-key"
  public static let isSecret = true
  public static let defaultValue: ServiceKey? = nil
}

/// Says where things are.
struct MoviesEndpoints: ConfigurationProvider {
  let name = "endpoints"
  let apiURL: URL
  let imagesURL: URL
  let dataDirectory: URL
  let key: ServiceKey?

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(MoviesAPIURL.self, to: apiURL)
    configuration.set(MoviesImagesURL.self, to: imagesURL)
    configuration.set(MoviesDataDirectory.self, to: dataDirectory)
    configuration.set(MoviesServiceKey.self, to: key)
  }
}
