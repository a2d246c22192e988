import ArgumentParser
public import Foundation
public import Logging
public import NIOCore
public import ServiceLifecycle
import UnixSignals

/// What the programs of the examples have in common from start to end: a log on standard error, a
/// data directory, services that run until a signal, and one line for each thing that can go wrong.
///
///     func run() async throws {
///       try await Program.run("greeter", options: server) { program in
///         let folder = try program.prepareDataDirectory()
///         …
///         try await program.serve([application])
///       }
///     }
public struct Program: Sendable {
  public let name: String
  public let options: ServerOptions
  /// Writes to standard error from the level `LOG_LEVEL` of the environment on, else `notice`.
  public let logger: Logger

  /// Runs `body`. Call it once: it sets up logging for the whole process.
  ///
  /// - Throws: `ExitCode.failure`, after one line on standard error, whatever `body` throws.
  public static func run(
    _ name: String, options: ServerOptions, _ body: (Program) async throws -> Void
  ) async throws {
    let level = ProcessInfo.processInfo.environment["LOG_LEVEL"].flatMap(
      Logger.Level.init(rawValue:))
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler(label: label, stream: StandardError())
      handler.logLevel = level ?? .notice
      return handler
    }
    let program = Program(name: name, options: options, logger: Logger(label: name))
    do {
      try await body(program)
    } catch let code as ExitCode {
      throw code
    } catch {
      var standardError = StandardError()
      standardError.write("\(name): \(error)")
      throw ExitCode.failure
    }
  }

  /// Makes the folder that the options name, and makes sure that it can be written.
  public func prepareDataDirectory() throws -> URL {
    try DataDirectory.prepare(options.dataDirectory)
  }

  /// Runs services until SIGTERM or SIGINT, then ends them one after the other, the last one first,
  /// within five seconds.
  ///
  /// - Throws: ``StartupFailure`` when a service cannot listen on the host and port of the options;
  ///   otherwise what the first service to fail throws.
  public func serve(_ services: [any Service]) async throws {
    let deadline = ShutdownDeadline(limit: .milliseconds(4500), logger: logger)
    // The deadline is the last, so it is the first to hear of a shutdown.
    let signals = [UnixSignal.sigterm, .sigint]
    var configuration = ServiceGroupConfiguration(
      services: services + [deadline], gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(3)
    let sources = deadline.listen(to: signals)
    defer {
      deadline.lift()
      for source in sources { source.cancel() }
    }
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch {
      // Services that were cut short complain about it; the shutdown was asked for all the same.
      if deadline.hasBegun { return }
      throw StartupFailure(listening: error, host: options.host, port: options.port) ?? error
    }
  }

  /// Prints the address that a server listens on. Call it when it does, with its channel: the port
  /// is then the real one also where the options ask for any.
  public func announce(_ channel: any Channel) {
    let port = channel.localAddress?.port ?? options.port
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    announce("listening on http://\(host):\(port)")
  }

  /// Prints a line on standard output at once, even where that is a file or a pipe.
  public func announce(_ message: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(name): \(message)\n".utf8))
  }
}
