import BackendModel
import SillarData

extension StoredQuotes {
  func request(_ id: WorkRequest.ID) throws -> WorkRequest? {
    try one("request", "SELECT * FROM request WHERE id = \(id)", { try part($0) }, request)
  }

  func requests(of homeowner: Member.ID, _ slice: SliceRequest) throws -> Slice<WorkRequest> {
    try self.slice(
      "request", "SELECT * FROM request WHERE homeowner = \(homeowner)", slice, { try part($0) },
      request)
  }

  func requests(
    appliedToBy professional: Member.ID, _ slice: SliceRequest
  ) throws -> Slice<WorkRequest> {
    try self.slice(
      "request",
      """
      SELECT * FROM request
      WHERE id IN (SELECT request FROM application WHERE professional = \(professional))
      """, slice, { try part($0) }, request)
  }

  func openRequests(
    for professional: Member.ID, matching search: RequestSearch, _ slice: SliceRequest
  ) throws -> Slice<WorkRequest> {
    // A place of signs alone is none.
    let isPlace = search.place.contains { $0.isLetter || $0.isNumber }
    guard isPlace || search.place.isEmpty else { return Slice([], limit: slice.limit) }
    let (query, order) = Self.openRequests(for: professional, matching: search)
    return try self.slice("request", query, in: order, slice, { try part($0) }, request)
  }

  /// - Returns: a query that ends with a condition, and the column by which its rows are in order.
  static func openRequests(
    for professional: Member.ID, matching search: RequestSearch
  ) -> (query: SQL, order: SQL) {
    var condition: SQL = """
      ((SELECT count(*) FROM application WHERE application.request = request.id)
          < \(WorkRequest.places)
        OR EXISTS (SELECT * FROM application
          WHERE application.request = request.id AND professional = \(professional)))
      """
    if let kind = search.kind { condition = "kind = \(kind) AND \(condition)" }
    if search.place.isEmpty {
      return ("SELECT * FROM request WHERE state = 'open' AND \(condition)", "number")
    }
    // The order of a cross join is kept: the places that are found, newest first, and of these the requests.
    return (
      """
      SELECT request.* FROM requestPlace CROSS JOIN request
      WHERE requestPlace.beginning = \(search.place) AND request.number = requestPlace.request
        AND \(condition)
      """, "requestPlace.request"
    )
  }

  func insert(_ request: WorkRequest) throws {
    let (details, place) = (request.details, request.details.place)
    try database.execute(
      """
      INSERT INTO request (number, id, version, homeowner, kind, title, description, city, postcode,
        timing, state, created, cancelReason, cancelNote)
      SELECT coalesce(max(number), 0) + 1, \(request.id), \(request.version), \(request.homeowner),
        \(details.kind), \(details.title), \(details.description), \(place.city), \(place.postcode),
        \(details.when), \(request.state), \(request.created), \(request.cancellation?.reason),
        \(request.cancellation?.note)
      FROM request
      """)
    try keepParts(of: request)
  }

  func update(_ request: WorkRequest) throws {
    let (details, place) = (request.details, request.details.place)
    try database.execute(
      """
      UPDATE request SET version = \(request.version), kind = \(details.kind),
        title = \(details.title), description = \(details.description), city = \(place.city),
        postcode = \(place.postcode), timing = \(details.when), state = \(request.state),
        cancelReason = \(request.cancellation?.reason), cancelNote = \(request.cancellation?.note)
      WHERE id = \(request.id)
      """)
    try keepParts(of: request)
  }

  /// Writes the photos of a request, and the places by which it is found while it is open.
  private func keepParts(of request: WorkRequest) throws {
    try database.execute("DELETE FROM requestPhoto WHERE request = \(request.id)")
    for (place, photo) in request.photos.enumerated() {
      try database.execute(
        """
        INSERT INTO requestPhoto (request, place, photo) VALUES (\(request.id), \(place), \(photo))
        """)
    }
    let number: Int64? = try database.value("SELECT number FROM request WHERE id = \(request.id)")
    guard let number else { return }
    try database.execute("DELETE FROM requestPlace WHERE request = \(number)")
    if request.state != .open { return }
    for beginning in request.details.place.beginnings {
      try database.execute(
        """
        INSERT INTO requestPlace (beginning, request) VALUES (\(beginning), \(number))
        ON CONFLICT DO NOTHING
        """)
    }
  }

  /// A request without its photos.
  private func part(_ row: borrowing SQLRow) throws -> WorkRequest {
    var cancellation: Cancellation?
    if let reason: Cancellation.Reason = try row["cancelReason"] {
      let note: String? = try row["cancelNote"]
      cancellation = Cancellation(reason: reason, storedNote: note ?? "")
    }
    return WorkRequest(
      id: try row["id"], version: try row["version"], homeowner: try row["homeowner"],
      details: WorkDetails(
        kind: try row["kind"], storedTitle: try row["title"], description: try row["description"],
        place: Place(storedCity: try row["city"], postcode: try row["postcode"]),
        when: try row["timing"]),
      state: try row["state"], created: try row["created"], cancellation: cancellation)
  }

  private func request(_ part: WorkRequest) throws -> WorkRequest {
    let photos = try all(
      "requestPhoto", by: "request",
      "SELECT * FROM requestPhoto WHERE request = \(part.id) ORDER BY place"
    ) { row in try row["photo"] as PhotoID }
    return WorkRequest(
      id: part.id, version: part.version, homeowner: part.homeowner, details: part.details,
      state: part.state, created: part.created, photos: photos, cancellation: part.cancellation)
  }
}

extension Place {
  /// Every text with which the city or the postcode begins, as searches have them.
  fileprivate var beginnings: [String] { Place.searchable(city).beginnings + postcode.beginnings }
}
