import CompanyKit
import Foundation
import MarketApp
import ShopsWeb
import SillarPostgreSQL
import SillarServer

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(
  MarketApp.self, providers: [Places(apiURL: backend)],
  server: PostgreSQLDatabases.init)
