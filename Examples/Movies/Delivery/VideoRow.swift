import Foundation
import MoviesModel

/// A video as a card or a screen of its own shows it.
struct VideoRow: Identifiable, Equatable, Sendable {
  /// How a person watches it.
  enum Way: Equatable, Sendable {
    /// In the page, by the player of its site; or at the site.
    case player(URL, address: String)
    case site(address: String)
    /// On a screen of its own: it is an animated picture.
    case screen
    case none
  }

  let id: Video.ID
  let name: String
  /// What it is, and where, such as `Trailer · YouTube`.
  let caption: String
  let site: String
  /// The name of its picture.
  let still: String?
  let way: Way

  /// - Parameter players: What the players of sites lie below; see ``MoviesPlayers``.
  init(_ video: Video, players: [String: URL]) {
    id = video.id
    name = video.name
    caption = "\(video.kind) · \(video.site)"
    site = video.site
    still = video.preview?.name(.wide)
    way =
      if let address = video.address?.absoluteString {
        if let player = video.player(at: players) {
          .player(player, address: address)
        } else {
          .site(address: address)
        }
      } else {
        still == nil ? .none : .screen
      }
  }
}

extension Video {
  /// The address of its player; nil if its site is none of those, or has no name for it that is safe in an address.
  fileprivate func player(at sites: [String: URL]) -> URL? {
    guard let key, 1...64 ~= key.utf8.count,
      key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { return nil }
    return sites[site]?.appending(path: key)
  }
}
