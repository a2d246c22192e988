import Foundation
import SillarData
import TestServers
import TriviaModel
import TriviaTesting

/// The service, with one topic.
func service() throws -> FakeTrivia { FakeTrivia(MemoryTrivia([try space()])) }

/// Makes a client without retries and logs, and with a long timeout: these tests share few cores.
func makeClient(_ url: URL, clock: any Clock<Duration> = ContinuousClock()) -> APIClient {
  APIClient(
    configuration: .init(baseURL: url, timeout: .seconds(60), retries: .none), clock: clock,
    logger: quiet)
}
