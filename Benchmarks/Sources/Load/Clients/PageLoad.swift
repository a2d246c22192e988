import NIOCore
import NIOPosix

/// Connections that request one page repeatedly, each as soon as it has the last response.
struct PageLoad: Sendable {
  let port: Int
  let path: String
  var headers: [String: String] = [:]

  /// Returns the number of responses per second.
  func run(connections: Int, for time: TimeAmount) async throws -> Double {
    let request = Message.text(HTTPAnswer.request(port: port, path: path, headers: headers))
    let start = NIODeadline.now()
    let count = try await withThrowingTaskGroup(of: Int.self) { tasks in
      for _ in 0..<connections {
        tasks.addTask {
          let client = try await RequestClient.connect(port: port)
          let answers = try await client.exchange(request, .until(start + time), until: nil)
          await client.close()
          return answers.count
        }
      }
      return try await tasks.reduce(into: 0) { $0 += $1 }
    }
    return Double(count) / (Double((NIODeadline.now() - start).nanoseconds) / 1e9)
  }
}
