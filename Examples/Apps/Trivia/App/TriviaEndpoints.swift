public import Foundation
public import Sillar

/// Where the API that Trivia talks to is, such as `http://127.0.0.1:8080/api`.
public enum TriviaAPIURL: ConfigurationKey {
  public static let name = "trivia.api-url"
  public typealias Value = URL

  /// A URL where no API can be.
  public struct Unusable: Error, Equatable, CustomStringConvertible {
    public let url: URL

    public var description: String {
      """
      Trivia cannot start: "\(name)" is \(url), which is not where an API can be. \
      Set it to an address with http or https and a host, such as http://127.0.0.1:8080/api.
      """
    }
  }

  static func check(_ url: URL) throws(Unusable) -> URL {
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
      throw Unusable(url: url)
    }
    return url
  }
}

/// The folder where Trivia keeps attempts, scores and pictures.
public enum TriviaDataDirectory: ConfigurationKey {
  public static let name = "trivia.data-directory"
  public typealias Value = URL
}

/// Says where things are.
struct TriviaEndpoints: ConfigurationProvider {
  let name = "endpoints"
  let apiURL: URL
  let dataDirectory: URL

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(TriviaAPIURL.self, to: apiURL)
    configuration.set(TriviaDataDirectory.self, to: dataDirectory)
  }
}
