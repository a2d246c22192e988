import SillarWeb
import Testing

/// One client that takes the room for files from all others.
@Suite(.timeLimit(.minutes(2))) struct UploadAttackTests {
  private func announce(_ size: Int, _ client: Attacker) async throws -> String {
    let page = try await client.ask("GET", "/")
    let answer = try await client.ask(
      "POST", "/-/windows/\(page.window)/files", cookie: page.cookie,
      ["Form-Token": page.token],
      body: #"{"field":"\#(page.files)","files":[{"name":"a","size":\#(size),"type":"a/b"}]}"#)
    return answer.text
  }

  @Test func `300 MB announced in 30 windows with 0 bytes sent take no room from others`()
    async throws
  {
    try await AttackedHost.run {
      $0.limits.maximumFileBytes = 20_000_000
    } test: { attacked in
      let attacker = attacked.client(2)
      for _ in 0..<30 {
        let answer = try await announce(10_000_000, attacker)
        #expect(answer.contains("200 OK"))
      }
      let honest = try await announce(200_000, attacked.client(3))
      #expect(honest.contains(#""put":"#), "\(honest)")
    }
  }
}
