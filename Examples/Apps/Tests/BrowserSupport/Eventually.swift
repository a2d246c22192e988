/// Waits, in real time, until a condition holds.
///
/// - Returns: True if the condition holds within the limit.
func eventually(
  within limit: Duration, _ isSo: () async throws -> Bool
) async throws -> Bool {
  let deadline = ContinuousClock.now + limit
  while ContinuousClock.now < deadline {
    if try await isSo() { return true }
    try await Task.sleep(for: .milliseconds(20))
  }
  return try await isSo()
}
