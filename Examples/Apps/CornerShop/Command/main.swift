import CompanyKit
import CornerShopApp
import Foundation
import ShopsWeb
import SillarPostgreSQL
import SillarServer

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(
  CornerShopApp.self, providers: [Places(apiURL: backend)],
  server: PostgreSQLDatabases.init)
