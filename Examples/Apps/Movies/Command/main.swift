import Foundation
import MoviesApp
import MoviesInfra
import MoviesWeb
import SillarPostgreSQL
import SillarServer

// Other TMDB programs use this environment variable, too.
let key = ProcessInfo.processInfo.environment["TMDB_API_KEY"].flatMap(ServiceKey.init)
let backend = URL(string: "http://127.0.0.1:8081/api/tmdb")
try await Server.run(
  MoviesApp.self, providers: [MoviesPlaces(apiURL: backend, key: key)],
  server: PostgreSQLDatabases.init)
