import BackendModel
import GRDB

extension StoredQuotes {
  func applications(to request: WorkRequest.ID) throws -> [Application] {
    try all(
      "application", by: "request",
      "SELECT * FROM application WHERE request = ? ORDER BY place", [request.rawValue]
    ) { row in
      Application(
        professional: try row.value("professional", Member.ID.init), applied: row.date("applied"))
    }
  }

  func insert(_ application: Application, to request: WorkRequest.ID) throws {
    try run(
      """
      INSERT INTO application (request, place, professional, applied)
      VALUES (?, (SELECT count(*) + 1 FROM application WHERE request = ?), ?, ?)
      """,
      [
        request.rawValue, request.rawValue, application.professional.rawValue,
        application.applied.seconds,
      ])
  }

  func rating(of professional: Member.ID, for request: WorkRequest.ID) throws -> Rating? {
    try one(
      "rating", by: "request", "SELECT * FROM rating WHERE request = ? AND professional = ?",
      [request.rawValue, professional.rawValue]
    ) { row in
      Rating(stars: row["stars"], storedText: try row.text("text"), date: row.date("date"))
    }
  }

  func insert(_ rating: Rating, of professional: Member.ID, for request: WorkRequest.ID) throws {
    try run(
      "INSERT INTO rating (request, professional, stars, text, date) VALUES (?, ?, ?, ?, ?)",
      [
        request.rawValue, professional.rawValue, rating.stars, rating.text, rating.date.seconds,
      ])
  }
}
