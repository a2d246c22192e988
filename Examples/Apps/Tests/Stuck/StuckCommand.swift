import Foundation
import Gallery
import Hummingbird
import SillarServer
import SillarWeb

/// A test program that hangs on demand: `POST /hang` blocks all task threads.
@main
struct StuckCommand {
  static func main() async throws {
    try await Program.run("stuck", version: "0") { program in
      let router = Router()
      router.post("/hang") { _, _ in
        // More tasks than threads, so that every thread is blocked as soon as it is free.
        for _ in 0..<4 * ProcessInfo.processInfo.processorCount {
          Task.detached { block() }
        }
        return "hanging\n"
      }
      let host = WebHost(app: try GalleryApp(), logger: program.logger)
      try await program.serve([host], router: router)
    }
  }
}

/// Blocks the thread for longer than a test lasts.
private func block() { Thread.sleep(forTimeInterval: 120) }
