import Foundation
import SillarData
import TriviaModel

extension Picture {
  /// Makes a picture of an API path: `/api/trivia/v1/pictures/space-07.svg` is named `space-07`.
  ///
  /// Nil if the path leads away from the API's origin, or its last part is not a safe name.
  init?(path: String, from client: APIClient) {
    guard
      let url = URL(string: path, relativeTo: client.configuration.baseURL)?.absoluteURL,
      client.isAtOrigin(url)
    else { return nil }
    self.init(name: url.deletingPathExtension().lastPathComponent, source: url)
  }
}
