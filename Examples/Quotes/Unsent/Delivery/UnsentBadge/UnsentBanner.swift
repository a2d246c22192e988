public import Observation
public import Sillar
public import UnsentModel

/// Says at the top of every screen how much is unsent, as long as something is: for an app that requires it, so that
/// no other module has to know.
///
/// ```swift
/// func banner(_ actions: UnsentActions, _ context: ModuleContext) -> any Behavior {
///   UnsentBanner(actions: actions, words: context.words)
/// }
/// ```
///
/// It has no link; see ``UnsentBadge``.
@Observable public final class UnsentBanner: Behavior {
  private let countUnsent: CountUnsent
  private let words: Localization
  private var count = CountUnsent.Count(waiting: 0, parked: 0)

  public init(actions: UnsentActions, words: Localization) {
    countUnsent = actions.countUnsent
    self.words = words
  }

  public var banner: Banner? {
    if count.parked > 0 {
      return Banner(words.text(UnsentString.badgeParked, count: count.parked), .warning)
    }
    guard count.waiting > 0 else { return nil }
    return Banner(words.text(UnsentString.badgeWaiting, count: count.waiting))
  }

  public func run() async {
    for await _ in countUnsent.changes() {
      guard let count = try? await countUnsent.execute() else { continue }
      if count != self.count { self.count = count }
    }
  }
}
