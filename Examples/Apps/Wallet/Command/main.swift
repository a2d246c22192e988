import CompanyKit
import WalletApp
import WalletWeb
import SillarServer

try await Server.run(WalletApp.self, providers: [LocalDevelopment()])
