import BackendModel
import SillarData

extension StoredQuotes {
  func photo(_ id: PhotoID) throws -> StoredPhoto? {
    try one("photo", "SELECT * FROM photo WHERE id = \(id)") { row in
      StoredPhoto(
        id: id, owner: try row["owner"], format: try row["format"], width: try row["width"],
        height: try row["height"], byteCount: try row["bytes"], digest: try row["digest"],
        created: try row["created"], file: try row["file"])
    }
  }

  func insert(_ photo: StoredPhoto) throws {
    let noted = try database.execute("DELETE FROM unusedFile WHERE name = \(photo.file)")
    guard noted > 0 else {
      throw StoreError(path: photo.file, reason: "the file was removed, because it had no photo")
    }
    try database.execute(
      """
      INSERT INTO photo (id, owner, format, width, height, bytes, digest, created, file)
      VALUES (\(photo.id), \(photo.owner), \(photo.format), \(photo.width), \(photo.height),
        \(photo.byteCount), \(photo.digest), \(photo.created), \(photo.file))
      """)
  }

  func requests(showing photo: PhotoID) throws -> [WorkRequest.ID] {
    try all(
      "requestPhoto", by: "request", "SELECT * FROM requestPhoto WHERE photo = \(photo)"
    ) { try $0["request"] }
  }
}
