/// A hook into the lifecycle of screens: tracking, session expiry, a measurement.
///
/// ```swift
/// final class Tracking: Behaviour {
///   private(set) var seen: [String] = []
///   func viewDidAppear(_ screen: Screen) { seen.append(screen.name) }
/// }
/// ```
///
/// Give it to a screen (`Screen(…, behaviours: [Tracking()])`), or require it for every screen of an app
/// (``Flavour``). The calls come in the order that UIKit has for view controllers: when B is pushed over A,
///
///     B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear
///
/// and when B is popped,
///
///     B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear, B viewDidUnload
///
/// with child screens after their parent in each step, and several that unload at once in the order in which
/// they were loaded. A modal covers nothing: the screen beneath stays visible and does not disappear.
public protocol Behaviour: AnyObject {
  /// What only one behaviour of a screen may have, such as `"navigation-bar"`. Two behaviours that claim the
  /// same thing are reported when the app starts.
  static var claims: Set<String> { get }

  /// The screen has been loaded; its presenter's `run()` is about to start.
  func viewDidLoad(_ screen: Screen)
  func viewWillAppear(_ screen: Screen)
  func viewDidAppear(_ screen: Screen)
  func viewWillDisappear(_ screen: Screen)
  func viewDidDisappear(_ screen: Screen)
  /// The screen has left for good; its tasks are cancelled.
  func viewDidUnload(_ screen: Screen)
}

extension Behaviour {
  public static var claims: Set<String> { [] }
  public func viewDidLoad(_ screen: Screen) {}
  public func viewWillAppear(_ screen: Screen) {}
  public func viewDidAppear(_ screen: Screen) {}
  public func viewWillDisappear(_ screen: Screen) {}
  public func viewDidDisappear(_ screen: Screen) {}
  public func viewDidUnload(_ screen: Screen) {}
}

/// The behaviours of one screen: those that its flavour requires first, then its own, each group in the order
/// in which it was declared.
///
/// ```swift
/// func seen(_ screen: Screen) -> [String] { screen.behaviours[Tracking.self]?.seen ?? [] }
/// ```
public struct BehaviourList: Sequence {
  private var required: [any Behaviour] = []
  private var own: [any Behaviour]

  init(own: [any Behaviour]) { self.own = own }

  /// The first behaviour of a type, nil when the screen has none.
  public subscript<B: Behaviour>(_ type: B.Type) -> B? {
    for case let behaviour as B in self { return behaviour }
    return nil
  }

  public func makeIterator() -> IndexingIterator<[any Behaviour]> {
    (required + own).makeIterator()
  }

  mutating func require(_ behaviours: [any Behaviour]) { required = behaviours }

  /// Behaviours that claim the same thing, in order: what is claimed, who has it, who else wants it.
  var conflicts: [BehaviourConflict] { BehaviourConflict.all(among: required + own) }
}

/// Two behaviours of one screen that claim the same thing.
public struct BehaviourConflict: Equatable, Sendable, CustomStringConvertible {
  public let claim: String
  /// The type that has it, because it comes first.
  public let owner: String
  /// The type that wants it too.
  public let other: String

  public var description: String { "\(owner) and \(other) both claim \"\(claim)\"" }

  static func all(among behaviours: [any Behaviour]) -> [BehaviourConflict] {
    var owners: [String: String] = [:]
    var conflicts: [BehaviourConflict] = []
    for behaviour in behaviours {
      let name = "\(type(of: behaviour))"
      for claim in type(of: behaviour).claims.sorted() {
        if let owner = owners[claim] {
          conflicts.append(BehaviourConflict(claim: claim, owner: owner, other: name))
        } else {
          owners[claim] = name
        }
      }
    }
    return conflicts
  }
}
