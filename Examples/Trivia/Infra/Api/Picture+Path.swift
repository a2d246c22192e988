import Foundation
import SillarData
import TriviaModel

extension Picture {
  /// A picture by what the API calls it: `/api/trivia/v1/pictures/space-07.svg` is named `space-07`.
  ///
  /// Nothing if the path leads away from the API's origin, or its last part makes no safe name.
  init?(path: String, from client: APIClient) {
    guard
      let url = URL(string: path, relativeTo: client.configuration.baseURL)?.absoluteURL,
      client.isAtOrigin(url)
    else { return nil }
    self.init(name: url.deletingPathExtension().lastPathComponent, source: url)
  }
}
