/// Sequential searches, each for the first page of its results.
enum Searches {
  private static let rounds = 5

  /// - Parameter search: Returns the number of films on the page.
  static func measure(
    _ name: String, _ queries: [Query], search: (String) async throws -> Int
  ) async throws {
    var samples: [Query.Kind: [Int]] = [:]
    for round in 0...rounds {
      for query in queries {
        let start = ContinuousClock.now
        let found = try await search(query.text)
        let time = (ContinuousClock.now - start).nanoseconds
        guard query.kind.mayFind(found) else {
          throw Failure("\(found) films were found for \"\(query.text)\", \(query.kind)")
        }
        // The first round is a warm-up.
        if round > 0 { samples[query.kind, default: []].append(time) }
      }
    }
    let all = samples.values.flatMap { $0 }
    Saved.report("\(name).p50", all.percentile(0.5))
    Saved.report("\(name).p95", all.percentile(0.95))
    Saved.report("\(name).max", all.percentile(1))
    for kind in Query.Kind.allCases {
      Saved.report("\(name).\(kind.rawValue).p95", (samples[kind] ?? []).percentile(0.95))
    }
  }
}
