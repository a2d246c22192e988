import CompanyKit
import HomeownerApp
import HomeownerWeb
import SillarServer

try await Server.run(HomeownerApp.self, providers: [LocalDevelopment()])
