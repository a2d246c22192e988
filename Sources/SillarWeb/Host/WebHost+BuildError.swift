import Sillar
import Synchronization

/// A host under development.
extension WebHost {
  struct BuildError {
    /// False where nobody tells of builds.
    var isFollowed = false
    var text: String?
  }

  /// Shows in all pages, in the place of notices, why the last build of the program has failed, until the next call. For tools of
  /// developers: the text tells of the source.
  ///
  /// ```swift
  /// func tell(_ host: WebHost) async {
  ///   await host.show(buildError: "Sources/Shop/main.swift:3:5: cannot find 'order' in scope")
  /// }
  /// ```
  ///
  /// - Parameter error: Nil if the last build has succeeded.
  public func show(buildError error: String?) async {
    let isNew = buildError.withLock { known in
      defer { known = BuildError(isFollowed: true, text: error) }
      return known.text != error || !known.isFollowed
    }
    guard isNew else { return }
    for window in windows.all { await window.showBuildError() }
  }

  var buildErrorText: LocalizedText? {
    buildError.withLock { $0.text }.map { LocalizedText(verbatim: $0) }
  }
}
