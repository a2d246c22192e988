public import Sillar
public import UnsentModel

/// The way into what is unsent: the list, and the question before something is discarded.
///
/// ```swift
/// func show(_ navigator: Navigator, _ actions: UnsentActions, _ words: Localization, _ wording: UnsentWording) {
///   let coordinator = UnsentCoordinator(
///     navigator: navigator, actions: actions, words: words, wording: wording)
///   coordinator.show()
/// }
/// ```
public final class UnsentCoordinator: Coordinator {
  private let navigator: Navigator
  private let changes: UnsentChanges
  private let unsentList: UnsentListBuilder
  private let discardUnsent: DiscardUnsentBuilder

  /// - Parameters:
  ///   - wording: See ``UnsentWording``.
  ///   - changes: See ``UnsentChanges``.
  public init(
    navigator: Navigator, actions: UnsentActions, words: Localization, wording: UnsentWording,
    changes: UnsentChanges = UnsentChanges()
  ) {
    self.navigator = navigator
    self.changes = changes
    unsentList = UnsentListBuilder(
      actions: actions, words: words, wording: wording, changes: changes)
    discardUnsent = DiscardUnsentBuilder(actions: actions, words: words, wording: wording)
  }

  /// The list, and nothing beneath it.
  public func start() { navigator.replaceAll(with: [unsentList.build(coordinator: self)]) }

  /// The list, on top of what is there.
  public func show() { navigator.push(unsentList.build(coordinator: self)) }

  /// The path is `/unsent`.
  public func open(_ path: String) -> Bool {
    guard path == "/unsent" else { return false }
    start()
    return true
  }

  public func back() -> BackAnswer { .pop }
}

extension UnsentCoordinator: UnsentListCoordinator, DiscardUnsentCoordinator {
  func changeRequested(_ entry: UnsentEntry) { changes.begin(entry) }
  func discardRequested(_ entry: UnsentEntry) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(discardUnsent.build(entry, coordinator: self))
  }
  func discardClosed() { navigator.dismiss() }
}
