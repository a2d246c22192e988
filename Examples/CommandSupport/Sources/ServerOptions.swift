public import ArgumentParser
import Foundation

/// The options that every program of the examples has.
///
///     struct Greeter: AsyncParsableCommand {
///       @OptionGroup var server: ServerOptions
///     }
public struct ServerOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  public var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any that is free.")
  public var port = 8080

  @Option(
    name: .customLong("data-dir"),
    help: ArgumentHelp(
      "The folder for databases, made if need be. (default: \(Self.defaultDataDirectory))",
      valueName: "folder"))
  private var dataOption: String?

  /// The folder for databases: the one that was given, else ``defaultDataDirectory``.
  public var dataDirectory: String { givenDataDirectory ?? Self.defaultDataDirectory }
  /// Nil where no folder was given.
  public var givenDataDirectory: String? { dataOption }

  public static let defaultDataDirectory = ".sillar"

  /// What programs that serve windows say about `/healthz` in their help.
  public static let health = """
    GET /healthz answers 200 and "ok" while windows can be served. It answers 503, with the reason, when a task \
    has waited for 5 seconds to run, or when windows do not open for 15; the log has it, too. A server that is full is healthy.
    """

  public init() {}

  public func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port): a port is a number from 0 to 65535.")
    }
    guard !host.isEmpty else {
      throw ValidationError("--host is empty: name an address, such as 127.0.0.1.")
    }
    guard !dataDirectory.isEmpty else {
      throw ValidationError("--data-dir is empty: name a folder, such as .sillar.")
    }
  }
}
