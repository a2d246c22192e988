import Foundation
import Gallery
import HummingbirdCore
import Logging
import NIOCore
import SillarWeb

/// A program of the tests: serves the Gallery on a free port, which its first line names, until it is terminated.
@main struct GalleryServer {
  static func main() async throws {
    let logger = Logger(label: "gallery", factory: { StreamLogHandler.standardError(label: $0) })
    let server = WebServer(
      hosts: [WebHost(app: try GalleryApp(), logger: logger)],
      address: .hostname("127.0.0.1", port: 0), logger: logger,
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? 0
        FileHandle.standardOutput.write(Data("127.0.0.1:\(port)\n".utf8))
      })
    try await server.run()
  }
}
