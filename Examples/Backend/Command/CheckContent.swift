import ArgumentParser
import BackendInfra

/// The subcommand that checks the bundled content.
struct CheckContent: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-content",
    abstract: "Checks the questions, films, products and pictures that come along.",
    discussion: "The exit code is 1 when something is wrong, which is said in a line each.")

  @ParentCommand var backend: BackendCommand

  func run() async throws {
    try await BackendCommand.program(backend.server) { _ in
      do {
        print("all files are right, and so are \(try await ContentCheck.run()) pictures")
      } catch let error as ContentError {
        for fault in error.faults { print(fault) }
        throw ValidationError("\(error.faults.count) faults were found")
      }
    }
  }
}
