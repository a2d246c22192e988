import Foundation

/// `load serve` is the process that is measured, `load measure` starts one and measures it.
@main
enum Load {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst().first {
    case "serve": try await Servers.run()
    case "measure": try await Measurement.run()
    default:
      print("usage: load serve | load measure")
      exit(64)
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
