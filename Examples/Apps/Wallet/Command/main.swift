import CompanyKit
import Foundation
import WalletApp
import WalletWeb
import SillarServer

let backend = URL(string: "http://127.0.0.1:8081/api")
try await Server.run(WalletApp.self, providers: [Places(apiURL: backend)])
