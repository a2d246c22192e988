import BackendModel
import GRDB

extension StoredQuotes {
  func request(_ id: WorkRequest.ID) throws -> WorkRequest? {
    try one("request", "SELECT * FROM request WHERE id = ?", [id.rawValue], request)
  }

  func requests(of homeowner: Member.ID, _ slice: SliceRequest) throws -> Slice<WorkRequest> {
    try self.slice(
      "request", "SELECT * FROM request WHERE homeowner = ? AND number < ?",
      [homeowner.rawValue], slice, request)
  }

  func requests(
    appliedToBy professional: Member.ID, _ slice: SliceRequest
  ) throws -> Slice<WorkRequest> {
    try self.slice(
      "request",
      """
      SELECT * FROM request WHERE id IN (SELECT request FROM application WHERE professional = ?) \
      AND number < ?
      """, [professional.rawValue], slice, request)
  }

  func openRequests(
    for professional: Member.ID, matching search: RequestSearch, _ slice: SliceRequest
  ) throws -> Slice<WorkRequest> {
    var (condition, arguments): (String, StatementArguments) = (
      """
      ((SELECT count(*) FROM application WHERE application.request = request.id) < ?1
        OR EXISTS (SELECT * FROM application
          WHERE application.request = request.id AND professional = ?2))
      """, [WorkRequest.places, professional.rawValue]
    )
    guard let match = search.ftsQuery else {
      return try self.slice(
        "request", "SELECT * FROM request WHERE state = 'open' AND \(condition) AND number < ?3",
        arguments, slice, request)
    }
    // The index compares words without case, accents and signs; the text of the place decides.
    condition += """
       AND (substr(request.searchable, 1, length(?3)) = ?3
        OR substr(request.postcode, 1, length(?3)) = ?3)
      """
    arguments += [search.place, match, slice.after ?? .max]
    let found = try all(
      "request", limit: slice.limit + 1,
      """
      SELECT request.* FROM requestText CROSS JOIN request ON request.number = requestText.rowid
      WHERE \(condition) AND requestText MATCH ?4 AND requestText.rowid < ?5
      ORDER BY requestText.rowid DESC
      """, arguments
    ) { row in (place: row["number"] as Int64, item: try request(row)) }
    return Slice(found, limit: slice.limit)
  }

  func insert(_ request: WorkRequest) throws {
    let (details, place) = (request.details, request.details.place)
    try run(
      """
      INSERT INTO request (id, version, homeowner, kind, title, description, city, postcode,
        searchable, timing, state, created, cancelReason, cancelNote)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        request.id.rawValue, request.version, request.homeowner.rawValue, details.kind.rawValue,
        details.title, details.description, place.city, place.postcode,
        Place.searchable(place.city), details.when.rawValue, request.state.rawValue,
        request.created.seconds, request.cancellation?.reason.rawValue, request.cancellation?.note,
      ])
    try keepPhotos(of: request)
  }

  func update(_ request: WorkRequest) throws {
    let (details, place) = (request.details, request.details.place)
    try run(
      """
      UPDATE request SET version = ?, kind = ?, title = ?, description = ?, city = ?, postcode = ?,
        searchable = ?, timing = ?, state = ?, cancelReason = ?, cancelNote = ?
      WHERE id = ?
      """,
      [
        request.version, details.kind.rawValue, details.title, details.description, place.city,
        place.postcode, Place.searchable(place.city), details.when.rawValue,
        request.state.rawValue, request.cancellation?.reason.rawValue, request.cancellation?.note,
        request.id.rawValue,
      ])
    try keepPhotos(of: request)
  }

  private func keepPhotos(of request: WorkRequest) throws {
    try run("DELETE FROM requestPhoto WHERE request = ?", [request.id.rawValue])
    for (place, photo) in request.photos.enumerated() {
      try run(
        "INSERT INTO requestPhoto (request, place, photo) VALUES (?, ?, ?)",
        [request.id.rawValue, place, photo.rawValue])
    }
  }

  private func request(_ row: Row) throws -> WorkRequest {
    let id = try row.value("id", WorkRequest.ID.init)
    let photos = try all(
      "requestPhoto", by: "request",
      "SELECT * FROM requestPhoto WHERE request = ? ORDER BY place", [id.rawValue]
    ) { try $0.value("photo") { PhotoID($0) } }
    var cancellation: Cancellation?
    if let reason = try row.optional("cancelReason", Cancellation.Reason.init) {
      cancellation = Cancellation(
        reason: reason, storedNote: try row.optional("cancelNote") { $0 } ?? "")
    }
    return WorkRequest(
      id: id, version: row["version"],
      homeowner: try row.value("homeowner", Member.ID.init),
      details: WorkDetails(
        kind: try row.value("kind", WorkKind.init), storedTitle: try row.text("title"),
        description: try row.text("description"),
        place: Place(storedCity: try row.text("city"), postcode: try row.text("postcode")),
        when: try row.value("timing", WorkTiming.init)),
      state: try row.value("state", WorkRequest.State.init), created: row.date("created"),
      photos: photos, cancellation: cancellation)
  }
}
