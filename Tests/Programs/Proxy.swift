import Foundation

/// A reverse proxy as `Documentation/Deployment.md` configures it, in front of a local server.
public enum Proxy: String, Sendable, CaseIterable {
  case nginx
  case haproxy

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Runs the proxy while the body runs.
  ///
  /// - Parameters:
  ///   - port: The port of the server behind the proxy.
  ///   - freePort: The port of the proxy.
  public func run<Result: Sendable>(
    before port: Int, on freePort: Int, _ body: () async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-proxy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(rawValue).conf")
    try configuration(in: folder, port: port, freePort: freePort)
      .write(to: file, atomically: true, encoding: .utf8)

    let program = try RunningProgram(
      at: URL(filePath: "/usr/sbin/\(rawValue)"),
      self == .nginx ? ["-e", "stderr", "-p", folder.path, "-c", file.path] : ["-f", file.path])
    do {
      try await waitUntilListening(on: freePort)
      let result = try await body()
      program.crash()
      _ = await program.result()
      return result
    } catch {
      program.crash()
      let said = await program.result().errors
      throw Failure(description: "\(error)\n\(rawValue) said: \(said)")
    }
  }

  private func configuration(in folder: URL, port: Int, freePort: Int) throws -> String {
    let documented = try Self.documented(rawValue)
      .replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)")
    switch self {
    case .nginx:
      // The surroundings of Debian's own file, with all folders inside one that the test may write to.
      let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map { "\($0)_temp_path \(folder.path)/\($0);" }.joined(separator: "\n")
      return """
        daemon off;
        master_process off;
        pid \(folder.path)/pid;
        events {}
        http {
        access_log off;
        \(folders)
        \(documented.replacing("listen 80;", with: "listen 127.0.0.1:\(freePort);"))
        }
        """
    case .haproxy:
      return documented.replacing("bind :80\n", with: "bind 127.0.0.1:\(freePort)\n")
    }
  }

  /// The configuration in the documentation: the contents of its block in this language.
  private static func documented(_ language: String) throws -> String {
    let page = "Documentation/Deployment.md"
    let file = URL(filePath: #filePath).appending(path: "../../../\(page)").standardizedFileURL
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
    guard let block = parts.first(where: { $0.hasPrefix("\(language)\n") }) else {
      throw Failure(description: "\(page) has no configuration for \(language)")
    }
    return String(block.dropFirst(language.count + 1))
  }

  private func waitUntilListening(on port: Int) async throws {
    for _ in 0..<500 {
      if Self.isListening(port) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Failure(description: "\(rawValue) does not listen on port \(port) after 10 seconds")
  }

  private static func isListening(_ port: Int) -> Bool {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
