import Foundation

/// `load serve` is the process under measurement. `load measure` starts one and measures everything, or named parts.
/// `load backend`, `load homeowner` and `load pro` are measured together, `load sessions` and `load kept` by themselves, `load rows` and
/// `load strings` beside other frameworks.
@main
enum Load {
  static func main() async throws {
    let names = CommandLine.arguments.dropFirst(2)
    let parts = names.isEmpty ? Measurement.Part.allCases : names.compactMap(Measurement.Part.init)
    switch CommandLine.arguments.dropFirst().first {
    case "serve": try await Servers.run()
    case "rows": try await Servers.runRows()
    case "strings": try await Strings.run()
    case "sessions": try await KeptSessions.open(names.first ?? "")
    case "kept":
      let engine = names.first.flatMap(KeptWindows.Engine.init)
      try await KeptWindows.serve(engine ?? .none, names.last ?? "")
    case let name? where QuotesServers(rawValue: name) != nil:
      try await QuotesServers(rawValue: name)?.run(Array(names))
    case "measure" where parts.count >= names.count: try await Measurement.run(parts)
    default:
      let parts = Measurement.Part.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
      print("usage: load serve | load measure \(parts)")
      exit(64)
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
