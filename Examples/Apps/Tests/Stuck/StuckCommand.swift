import Foundation
import Gallery
import Hummingbird
import SillarServer
import SillarWeb

/// A program of the tests that can be made to hang: `POST /hang` blocks all threads for tasks.
@main
struct StuckCommand {
  static func main() async throws {
    try await Program.run("stuck", version: "0") { program in
      let router = Router()
      router.post("/hang") { _, _ in
        // Some more than there are threads: what blocks one takes the next as soon as it is free.
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

/// Longer than a test lasts.
private func block() { Thread.sleep(forTimeInterval: 120) }
