import Foundation
import GRDB

/// A picture as a row, by name, with its bytes once they have been fetched.
struct PictureRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "picture"

  let name: String
  /// The path on the API's origin. The origin is not stored: the API may move with its pictures, and
  /// no row can direct a request to another origin.
  let path: String
  let contentType: String?
  let bytes: Data?
}
