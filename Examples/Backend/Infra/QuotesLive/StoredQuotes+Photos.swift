import BackendModel
import GRDB

extension StoredQuotes {
  func photo(_ id: PhotoID) throws -> StoredPhoto? {
    try one("photo", "SELECT * FROM photo WHERE id = ?", [id.rawValue]) { row in
      StoredPhoto(
        id: id, owner: try row.value("owner", Member.ID.init),
        format: try row.value("type", PhotoFormat.init(mediaType:)), width: row["width"],
        height: row["height"], byteCount: row["bytes"], digest: try row.text("digest"),
        created: row.date("created"))
    }
  }

  func insert(_ photo: StoredPhoto) throws {
    try run(
      """
      INSERT INTO photo (id, owner, type, width, height, bytes, digest, created)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        photo.id.rawValue, photo.owner.rawValue, photo.format.mediaType, photo.width,
        photo.height, photo.byteCount, photo.digest, photo.created.seconds,
      ])
  }

  func requests(showing photo: PhotoID) throws -> [WorkRequest.ID] {
    try all(
      "requestPhoto", by: "request", "SELECT * FROM requestPhoto WHERE photo = ?",
      [photo.rawValue]
    ) { row in
      try row.value("request") { WorkRequest.ID($0) }
    }
  }
}
