import Foundation
import GRDB

/// A picture as a row: known by name, with its bytes once they were fetched.
struct PictureRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "picture"

  let name: String
  /// On the API's origin. The origin is not kept: the API may move and its pictures with it, and
  /// no row can send a request elsewhere.
  let path: String
  let contentType: String?
  let bytes: Data?
}
