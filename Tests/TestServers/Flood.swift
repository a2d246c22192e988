/// Sends the same request again and again, eight at a time, as a client that asks for too much.
///
/// - Returns: All answers up to so many refusals, and at most 5,000.
public func flood<Answer: Sendable>(
  until refusals: Int, where isRefused: (Answer) -> Bool,
  _ send: @escaping @Sendable () async throws -> Answer
) async throws -> [Answer] {
  try await withThrowingTaskGroup(of: Answer.self) { group in
    for _ in 0..<8 { group.addTask { try await send() } }
    var (answers, refused): ([Answer], Int) = ([], 0)
    while let answer = try await group.next() {
      answers.append(answer)
      if isRefused(answer) { refused += 1 }
      guard refused < refusals, answers.count < 5_000 else { break }
      group.addTask { try await send() }
    }
    try await group.waitForAll()
    return answers
  }
}
