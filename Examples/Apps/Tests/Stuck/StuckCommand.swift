import ArgumentParser
import CommandSupport
import Foundation
import Gallery
import Hummingbird
import SillarWeb

/// A program of the tests that can be made to hang: `POST /hang` blocks all threads for tasks.
@main
struct StuckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "stuck")

  @OptionGroup var server: ServerOptions

  func run() async throws {
    try await Program.run("stuck", options: server) { program in
      let router = Router()
      router.post("/hang") { _, _ in
        // Some more than there are threads: what blocks one takes the next as soon as it is free.
        for _ in 0..<4 * ProcessInfo.processInfo.processorCount {
          Task.detached { block() }
        }
        return "hanging\n"
      }
      let server = WebServer(
        hosts: [WebHost(app: try GalleryApp(), logger: program.logger)], router: router,
        address: .hostname(server.host, port: server.port), logger: program.logger,
        onServerRunning: { program.announce($0) })
      try await program.serve([server])
    }
  }
}

/// Longer than a test lasts.
private func block() { Thread.sleep(forTimeInterval: 120) }
