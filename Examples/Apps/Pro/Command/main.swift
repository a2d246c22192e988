import CompanyKit
import ProApp
import ProWeb
import SillarServer

try await Server.run(ProApp.self, providers: [LocalDevelopment()])
