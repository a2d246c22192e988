import BackendModel
import SillarData

extension StoredQuotes {
  func applications(to request: WorkRequest.ID) throws -> [Application] {
    try all(
      "application", by: "request",
      "SELECT * FROM application WHERE request = \(request) ORDER BY place"
    ) { row in
      Application(professional: try row["professional"], applied: try row["applied"])
    }
  }

  func insert(_ application: Application, to request: WorkRequest.ID) throws {
    try database.execute(
      """
      INSERT INTO application (request, place, professional, applied)
      SELECT \(request), count(*) + 1, \(application.professional), \(application.applied)
      FROM application WHERE request = \(request)
      """)
  }

  func rating(of professional: Member.ID, for request: WorkRequest.ID) throws -> Rating? {
    try one(
      "rating", by: "request",
      "SELECT * FROM rating WHERE request = \(request) AND professional = \(professional)"
    ) { try rating($0) }
  }

  func insert(_ rating: Rating, of professional: Member.ID, for request: WorkRequest.ID) throws {
    try database.execute(
      """
      INSERT INTO rating (request, professional, stars, text, date)
      VALUES (\(request), \(professional), \(rating.stars), \(rating.text), \(rating.date))
      """)
  }

  func contactRating(of professional: Member.ID, for request: WorkRequest.ID) throws -> Rating? {
    try one(
      "contactRating", by: "request",
      "SELECT * FROM contactRating WHERE request = \(request) AND professional = \(professional)"
    ) { try rating($0) }
  }

  func insertContact(
    _ rating: Rating, of professional: Member.ID, for request: WorkRequest.ID
  ) throws {
    try database.execute(
      """
      INSERT INTO contactRating (request, professional, stars, text, date)
      VALUES (\(request), \(professional), \(rating.stars), \(rating.text), \(rating.date))
      """)
  }

  private func rating(_ row: borrowing SQLRow) throws -> Rating {
    Rating(stars: try row["stars"], storedText: try row["text"], date: try row["date"])
  }
}
