import Foundation
import ServiceLifecycle
import SillarWeb

/// Shows in all pages why the last build of a program that is under development has failed, for as long as it has: `sillar dev`
/// writes that into a file, and names the file to the program in a variable of the environment.
struct BuildErrors: Service {
  static let variable = "SILLAR_BUILD_ERROR"

  let file: URL
  let hosts: [WebHost]

  func run() async throws {
    await cancelWhenGracefulShutdown {
      repeat {
        // Blocks: a line, on a developer's machine.
        let error = try? String(contentsOf: file, encoding: .utf8)
        for host in hosts { await host.show(buildError: error) }
      } while (try? await Task.sleep(for: .milliseconds(300))) != nil
    }
  }
}
