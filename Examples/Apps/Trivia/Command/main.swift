import CompanyBase
import Foundation
import SillarPostgreSQL
import SillarServer
import TriviaApp
import TriviaWeb

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(
  TriviaApp.self, providers: [Places(apiURL: backend)],
  server: PostgreSQLDatabases.init)
