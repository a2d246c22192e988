import CatalogModel
import SillarData

extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// Readings in the model's words.
  init<Raw: Sendable, Value: Sendable>(
    _ readings: Readings<Raw>, _ make: @escaping @Sendable (Raw) throws -> Value
  ) where Element == Answer<Value> {
    self.init { give in
      for try await reading in readings {
        let freshness: CatalogModel.Freshness =
          switch reading.freshness {
          case .live: .live
          case .cached(let savedAt): .saved(at: savedAt)
          }
        give(
          Answer(
            try make(reading.value), freshness,
            problem: reading.failure.map { failure in
              switch failure {
              case let error as CatalogError: error
              case is ServiceUnreachable: .offline
              default: .serviceFailed("\(failure)")
              }
            }))
      }
    }
  }
}
