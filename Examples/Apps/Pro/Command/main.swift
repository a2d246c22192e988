import CompanyKit
import Foundation
import ProApp
import QuotesWeb
import SillarPostgreSQL
import SillarServer

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(
  ProApp.self, providers: [Places(apiURL: backend)],
  server: PostgreSQLDatabases.init)
