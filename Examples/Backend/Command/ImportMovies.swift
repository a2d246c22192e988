import ArgumentParser
import BackendInfra
import Foundation
import SillarServer

/// The subcommand that imports films from a file into the database of the movies API.
struct ImportMovies: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import-movies",
    abstract: "Imports films from a file into the movies API.",
    discussion: """
      The file has one film a line, each a JSON object as TMDB's API (version 3) writes it, in a \
      list or by itself. Only "id" and "title" are needed. A film takes the place of the one with \
      the same id; importing a file again changes nothing. A line that is wrong is reported and \
      left out. A backend that runs on the same folder may go on, and has the films at once.

      The exit code is 1 when the file cannot be read, or all of its lines were left out.
      """)

  @Argument(help: "The file; - reads standard input.")
  var file: String

  // Declared for the help text: `backend` has these options too, and parses them in any position.
  @Option(
    name: .customLong("data-dir"),
    help: ArgumentHelp("The folder for databases, made if need be.", valueName: "folder"))
  var dataDirectory = ".data"

  @Option(
    name: .customLong("database"),
    help: ArgumentHelp(
      "The address of a PostgreSQL server that has the databases.", valueName: "address"))
  var database: String?

  @ParentCommand var backend: BackendCommand

  func run() async throws {
    try await BackendCommand.program(backend.server) { program in
      let folder = try program.dataFolder()
      let store = try await FilmStore(
        in: BackendStorage(
          in: folder, open: BackendStorage.shared(program.databases, of: folder)))
      var progress = ImportProgress()
      let summary: FilmImport.Summary
      do {
        summary = try await FilmImport(store: store).run(from: file) { progress.show($0) }
      } catch {
        progress.end()
        throw error
      }
      progress.end()
      print(
        """
        imported \(summary.imported) films (\(summary.added) new, \(summary.replaced) replaced), \
        \(summary.rejected) lines left out, in \(progress.seconds) s
        """)
      if summary.imported == 0 && summary.rejected > 0 {
        throw ValidationError("no film was imported")
      }
    }
  }
}
