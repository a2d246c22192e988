/// A number that a program counts, such as the commands that wait in its outboxes.
///
/// ```swift
/// let waiting = ProgramFigure("sillar_outbox_waiting", value: 2)
/// ```
public struct ProgramFigure: Equatable, Sendable, Identifiable {
  /// The metric's name; the page Metrics of Documentation lists them.
  public let name: String
  /// The value of its dimension, such as `hit` of `result`; empty for none.
  public let dimension: String
  public let value: Int

  public init(_ name: String, dimension: String = "", value: Int) {
    self.name = name
    self.dimension = dimension
    self.value = value
  }

  public var id: String { "\(name) \(dimension)" }
}
