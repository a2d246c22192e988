import Foundation
import Programs
import Testing

/// The program `backend`, killed while its sales leave for the file of events.
@Suite(.timeLimit(.minutes(2))) struct KilledSalesTests {
  @Test func `a program that is killed after each few sales has told of each of them once`()
    async throws
  {
    try await withFilledFolder { folder in
      var paid: [String] = []
      for _ in 0..<3 {
        let (program, server) = try await start(in: folder)
        let guest = try await Caller.guest(of: server)
        for _ in 0..<3 {
          let order = try await guest.order("moka-pot")
          paid.append(order.id)
          if paid.count.isMultiple(of: 3) {
            // Killed while it pays: whether it has is not known, and asked again.
            async let answer = guest.post("\(Caller.payments)/payments", .payment(order.id))
            program.crash()
            _ = try? await answer
          } else {
            _ = try await guest.pay(order.id)
          }
        }
        _ = await program.result()
      }
      let (program, server) = try await start(in: folder)
      let last = try await Caller.guest(of: server).buy("moka-pot")
      let file = folder.appending(path: "backend-events.jsonl")
      func lines() -> [Substring] {
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
      }
      // Events are told in their order.
      while !lines().contains(where: { $0.contains(last.id) }) {
        try await Task.sleep(for: .milliseconds(20))
      }
      _ = await program.end(within: .seconds(10))
      for order in paid {
        let count = lines().count { $0.contains(#""event":"order-paid","key":"\#(order)""#) }
        let isUnknown = paid.firstIndex(of: order).map { $0 % 3 == 2 } ?? false
        #expect(isUnknown ? count <= 1 : count == 1, "\(order)")
      }
    }
  }

  private func start(in folder: URL) async throws -> (RunningProgram, TestServer) {
    let program = try RunningProgram(
      "backend", ["--demo", "--port", "0", "--data-dir", folder.path])
    let port = try #require(Int(await program.firstLine().split(separator: ":").last ?? ""))
    return (program, TestServer(port: port))
  }
}
