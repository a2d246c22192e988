/// Why a program cannot start, in one line: what happened and what to do about it.
///
///     throw StartupFailure("cannot find the map: pass its folder with --data-dir")
public struct StartupFailure: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
