import Foundation
import SillarData
import TestServers

/// Makes a client without retries and with a long timeout: these tests share few cores.
func makeClient(_ url: URL, clock: any Clock<Duration> = ContinuousClock()) -> APIClient {
  APIClient(
    configuration: .init(baseURL: url, timeout: .seconds(60), retries: .none), clock: clock,
    logger: quiet)
}
