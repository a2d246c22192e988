import CompanyKit
import Foundation
import SillarPostgreSQL
import SillarServer
import WalletApp
import WalletWeb

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(
  WalletApp.self, providers: [Places(apiURL: backend)],
  server: PostgreSQLDatabases.init)
