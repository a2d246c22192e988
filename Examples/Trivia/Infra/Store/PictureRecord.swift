import Foundation
import SillarData

/// A picture as a row, by name, with its bytes once they have been fetched.
struct PictureRecord {
  let name: String
  /// The path on the API's origin. The origin is not stored: the API may move with its pictures, and
  /// no row can direct a request to another origin.
  let path: String
  let contentType: String?
  let bytes: Data?

  static func load(_ name: String, in database: SQLTransaction) throws -> PictureRecord? {
    try database.first("SELECT * FROM picture WHERE name = \(name)") { row in
      PictureRecord(
        name: name, path: try row["path"], contentType: try row["contentType"],
        bytes: try row["bytes"])
    }
  }

  func save(in database: SQLTransaction) throws {
    try database.execute(
      """
      INSERT INTO picture (name, path, contentType, bytes)
      VALUES (\(name), \(path), \(contentType), \(bytes))
      ON CONFLICT (name) DO UPDATE SET
        path = excluded.path, contentType = excluded.contentType, bytes = excluded.bytes
      """)
  }
}
