import CompanyKit
import Foundation
import MarketArgentinaApp
import ShopsWeb
import SillarPostgreSQL
import SillarServer

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(
  MarketArgentinaApp.self, providers: [Places(apiURL: backend)],
  server: PostgreSQLDatabases.init)
