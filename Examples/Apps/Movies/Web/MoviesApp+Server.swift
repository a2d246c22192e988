import Foundation
public import Logging
public import MoviesApp
import MoviesDelivery
import MoviesInfra
public import Sillar
public import SillarConfiguration
import SillarData
public import SillarServer
public import SillarWeb

extension MoviesApp: ServerApp {
  public static let name = "Movies"
  public static let summary =
    "Serves the movie browser at /, against a backend elsewhere or the real TMDB."
  public static let services: [any ServiceAddressKey.Type] = [MoviesAPIURL.self]

  public init(configuration: Configuration, logger: Logger) throws {
    let folder = try configuration.require(DataFolder.self)
    let api = try configuration.require(MoviesAPIURL.self)
    try self.init(
      configuration: configuration,
      dataDirectory: folder.appending(path: Self.folderName(for: api)), logger: logger)
  }

  public var pictureStore: (any PictureStore)? { Posters(pictures: pictures) }
  public var framedSites: [PublicURL] {
    Set(flavor.configuration[MoviesPlayers.self].values.compactMap(PublicURL.init(originOf:)))
      .sorted { "\($0)" < "\($1)" }
  }

  /// Returns a folder name for each service, so that films of one service never appear as those of another.
  private static func folderName(for api: URL) -> String {
    let place = [api.host(), api.port.map(String.init)].compactMap(\.self) + api.pathComponents
    let name = place.joined(separator: "-").map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    return "movies-" + String(name.prefix(100))
  }
}

/// The pictures of films for the web host.
private struct Posters: PictureStore {
  let pictures: MoviePictures

  func picture(named name: String) async throws -> StoredPicture? {
    try await pictures.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.format.rawValue)
    }
  }
}
