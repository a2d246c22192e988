/// An app as its users know it: a name, its configuration, and the behaviours that every screen of it has.
///
/// ```swift
/// let flavour = try Flavour(
///   name: "Counter", configuration: Configuration(flavour: "Counter", providers: []),
///   requiredBehaviours: { [Tracking()] })
/// ```
public struct Flavour: Sendable {
  /// The app's name, as users see it.
  public let name: String
  /// What the app is for, in one sentence: for search engines and lists of apps.
  public let summary: String
  public let configuration: Configuration
  /// Makes the behaviours that come first on every screen, in order; called once for each window.
  public let requiredBehaviours: @Sendable () -> [any Behaviour]

  /// - Throws: ``FlavourError`` when two of the required behaviours claim the same thing.
  public init(
    name: String, summary: String = "", configuration: Configuration,
    requiredBehaviours: @escaping @Sendable () -> [any Behaviour] = { [] }
  ) throws {
    let conflicts = BehaviourConflict.all(among: requiredBehaviours())
    guard conflicts.isEmpty else { throw FlavourError(flavour: name, conflicts: conflicts) }
    self.name = name
    self.summary = summary
    self.configuration = configuration
    self.requiredBehaviours = requiredBehaviours
  }
}

/// A flavour whose required behaviours claim the same thing.
public struct FlavourError: Error, Equatable, CustomStringConvertible {
  public let flavour: String
  public let conflicts: [BehaviourConflict]

  public var description: String {
    """
    \(flavour) cannot start: \(conflicts.map(\.description).joined(separator: "; ")). \
    Leave one of each pair out of the flavour, or take the claim from it.
    """
  }
}

/// What a host runs: a flavour, and the coordinator that opens its windows.
///
/// ```swift
/// struct CounterApp: App {
///   let flavour: Flavour
///   func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
///     CounterCoordinator(navigator: navigator)
///   }
/// }
/// ```
public protocol App: Sendable {
  var flavour: Flavour { get }
  /// Builds the graph of one window. Called once for each.
  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator
}

/// Who sits in front of a window, as far as a host can tell.
///
/// ```swift
/// let visitor = Visitor(id: "3f2a…")
/// ```
public struct Visitor: Sendable, Hashable {
  /// The same for all windows of one browser, and in the next visit; says nothing about the person, and is
  /// no secret.
  public let id: String

  public init(id: String) { self.id = id }
}
