import CompanyKit
import Sillar

/// A provider of the time after which windows are locked.
struct ExpiresAfter: ConfigurationProvider {
  let name = "test"
  let limit: Duration

  init(_ limit: Duration) { self.limit = limit }

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(SessionLimit.self, to: limit)
  }
}
