import Foundation
import NIOCore
import NIOPosix

/// A program of `Benchmarks/Peers`, in the environment that `Scripts/bench` has made for it.
enum PythonServer {
  /// Starts the program and waits until it answers; nil where it is not installed.
  static func start(_ name: String) async throws -> (process: ServerProcess, port: Int)? {
    let python = URL(filePath: "Benchmarks/.build/peers/\(name)/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path) else { return nil }
    let port = try await freePort()
    let process = try ServerProcess(
      python, ["Benchmarks/Peers/\(name)/main.py", "\(port)"], port: (name, port))
    for _ in 0..<200 {
      try await Task.sleep(for: .milliseconds(200))
      if (try? await HTTPAnswer.get(port: port, path: "/")) != nil { return (process, port) }
    }
    process.end()
    throw Failure("\(name) does not answer")
  }

  private static func freePort() async throws -> Int {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0).get()
    defer { channel.close(promise: nil) }
    return channel.localAddress?.port ?? 0
  }
}
