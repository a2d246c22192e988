import CompanyKit
import MarketApp
import MarketWeb
import SillarServer

try await Server.run(MarketApp.self, providers: [LocalDevelopment()])
