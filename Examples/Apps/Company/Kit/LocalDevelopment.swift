import Foundation
import Logging
public import Sillar

/// Values of the company's programs on a developer's machine: a backend on port 8081, and tracked events in the log.
///
/// ```swift
/// let providers: [any ConfigurationProvider] = [LocalDevelopment()]
/// ```
public struct LocalDevelopment: ConfigurationProvider {
  public let name = "program"

  public init() {}

  public func provide(into configuration: inout ConfigurationBuilder) {
    if let backend = URL(string: "http://127.0.0.1:8081/api") {
      configuration.set(APIURL.self, to: backend)
    }
    // The logger is made late, when the program has set up its log.
    configuration.set(TrackedEvents.self, to: { Logger(label: "tracking").track($0) })
  }
}
