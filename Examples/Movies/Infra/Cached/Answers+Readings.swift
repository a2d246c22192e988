import MoviesModel
import SillarData

extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// Readings in the model's words.
  init<Value: Sendable>(_ readings: Readings<Value>) where Element == Answer<Value> {
    self.init { give in
      for try await reading in readings { give(Answer(reading)) }
    }
  }
}

extension Answer {
  fileprivate init(_ reading: Reading<Value>) {
    let freshness: MoviesModel.Freshness =
      switch reading.freshness {
      case .live: .live
      case .cached(let savedAt): .saved(at: savedAt)
      }
    self.init(
      reading.value, freshness,
      problem: reading.failure.map { failure in
        switch failure {
        case let error as MoviesError: error
        case is ServiceUnreachable: .offline
        default: .serviceFailed("\(failure)")
        }
      })
  }
}
